// Absent players: since when, and the texts about it.

import type { Absence, Seated } from "./contract";
import type { SeatInfo } from "./protocol";
import { say } from "./app.svelte";

const BACK = 4_000; // ms for which somebody is said to be back

/** A seat's absence as the server reported it at a time of performance.now(); null if its player is there. */
export function absenceOf(seat: SeatInfo, receivedAt: number): Absence | null {
  if (seat.player !== "person" || seat.connected) return null;
  const at = (seconds: number | null) => (seconds === null ? null : receivedAt + seconds * 1000);
  return {
    since: receivedAt - (seat.absentFor ?? 0) * 1000,
    isAsleep: seat.asleep,
    playedFrom: at(seat.standIn),
    askFrom: at(seat.requestStandIn),
  };
}

export const isPlayedFor = ({ playedFrom }: Absence, now: number): boolean =>
  playedFrom !== null && playedFrom <= now;

/** The text about an absent player; it says until when the server waits if it waits for their move. */
export function absenceWords(away: Absence, isTurn: boolean, now: number): string {
  if (isPlayedFor(away, now)) return say("web-away-played");
  if (away.isAsleep)
    return say("web-asleep", { minutes: Math.max(1, Math.floor((now - away.since) / 60_000)) });
  if (away.playedFrom === null || !isTurn) return say("web-away");
  const seconds = Math.ceil((away.playedFrom - now) / 1000);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return say("web-away-until", { time });
}

/** The time of performance.now(), each second while `isNeeded`; call it while a component is set up. */
export function ticking(isNeeded: () => boolean): () => number {
  let now = $state(performance.now());
  $effect(() => {
    if (!isNeeded()) return;
    now = performance.now();
    const timer = setInterval(() => (now = performance.now()), 1000);
    return () => clearInterval(timer);
  });
  return () => now;
}

/** What a plate says of a seat's absence, and for a moment that they are back; call it while it is set up. */
export class Attendance {
  isBack = $state(false);
  private readonly now: () => number;

  constructor(
    private readonly who: () => Seated,
    private readonly isTurn: () => boolean,
  ) {
    this.now = ticking(() => who().away !== null);
    let wasAway = false;
    $effect(() => {
      const isAway = who().away !== null;
      const hasReturned = wasAway && !isAway;
      this.isBack = hasReturned;
      wasAway = isAway;
      if (!hasReturned) return;
      const timer = setTimeout(() => (this.isBack = false), BACK);
      return () => clearTimeout(timer);
    });
  }

  get words(): string {
    const { away } = this.who();
    return away ? absenceWords(away, this.isTurn(), this.now()) : "";
  }
}
