// A finished match, step by step, as one seat saw it or as everybody knows it now.

import * as api from "./api";
import { sayProblem } from "./app.svelte";
import { openedRecord } from "./opened_record.svelte";
import { storedContribution } from "./contribution";
import type { ReplaySteps } from "./protocol";
import { roundOf } from "./rounds";
import { route } from "./routes.svelte";
import { verify, type Verdict } from "./verify";

const PACE = 1100; // ms a step
const SPEEDS = [1, 2, 4, 0.5] as const;

export class Replay {
  match = $state.raw<ReplaySteps | null>(null);
  seat = $state<number | null>(route.fact("as") === "" ? null : Number(route.fact("as")) - 1);
  isPlaying = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  problem = $state("");
  verdict = $state.raw<Verdict | null>(null); // whether its shuffles hold

  private wanted = $state(Number(route.fact("step")) || 0);

  readonly last = $derived((this.match?.steps.length ?? 1) - 1);
  readonly at = $derived(Math.min(this.wanted, this.last));
  /** The result comes after the last step. */
  readonly end = $derived(this.last + (this.match?.outcome ? 1 : 0));
  readonly position = $derived(Math.min(this.wanted, this.end));
  readonly isAtResult = $derived(this.position > this.last);
  readonly step = $derived(this.match?.steps[this.at]);
  /** The first step of every round, for games that count them. */
  readonly rounds = $derived.by(() => {
    const found = new Map<number, number>();
    this.match?.steps.forEach(({ view }, i) => {
      const round = roundOf(view);
      if (round !== null && !found.has(round)) found.set(round, i);
    });
    return [...found];
  });
  readonly round = $derived(
    this.rounds.findLast(([, first]) => first <= this.at)?.[0] ?? this.rounds[0]?.[0],
  );

  /** Call in a component. `id` is a table's, or `file` for a record that was opened as a file. */
  constructor(readonly id: string) {
    $effect(() => this.load());
    $effect(() => this.check());
    $effect(() => this.noteInAddress());
    $effect(() => this.advance());
  }

  to(step: number): void {
    this.isPlaying = false;
    this.wanted = Math.min(this.end, Math.max(0, step));
  }

  /** To the next or the last move of another seat. */
  toOtherSeat(way: 1 | -1): void {
    const steps = this.match?.steps ?? [];
    let step = this.at + way;
    while (step > 0 && step < this.last && steps[step]?.seat === this.step?.seat) step += way;
    this.to(step);
  }

  togglePlaying(): void {
    if (this.position === this.end) this.wanted = 0;
    this.isPlaying = !this.isPlaying;
  }

  nextSpeed(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!;
  }

  /** Show what the next seat saw; after the last one, what everybody knows now. */
  nextSeat(): void {
    const next = this.seat === null ? 0 : this.seat + 1;
    this.seat = next < (this.match?.match.seats.length ?? 0) ? next : null;
  }

  private load(): void {
    const steps =
      this.id === "file"
        ? api.uploadedSteps(openedRecord.text, this.seat)
        : api.replaySteps(this.id, this.seat);
    steps.then((found) => (this.match = found)).catch((error: unknown) => (this.problem = sayProblem(error)));
  }

  private check(): void {
    if (this.match && this.verdict === null)
      this.verdict = verify(this.match.record, this.match.piles, storedContribution(this.id));
  }

  private noteInAddress(): void {
    const step = this.position ? { step: this.position } : {};
    route.note({ ...step, ...(this.seat === null ? {} : { as: this.seat + 1 }) });
  }

  private advance(): (() => void) | void {
    if (!this.isPlaying) return;
    const playing = setInterval(
      () => (this.position < this.end ? (this.wanted = this.position + 1) : (this.isPlaying = false)),
      PACE / this.speed,
    );
    return () => clearInterval(playing);
  }
}
