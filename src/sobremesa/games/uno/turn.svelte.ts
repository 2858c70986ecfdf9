// What you may do at this moment, and what pressing a card, a colour or a button sends.

import type { Table } from "$lib/table.svelte";
import { isWild, type Letter } from "./cards";
import { Choices, unlisted } from "./choices";
import type { GameMove, Types, View } from "./types";

const ANSWERS = [
  { name: "move-take", key: "web-take" },
  { name: "move-keep", key: "web-keep-it" },
  { name: "move-pass", key: "web-pass" },
  { name: "move-catch", key: "web-catch" },
] as const;

export class Turn {
  lifted = $state<string | null>(null); // a wild card whose colour is not named yet
  private tried = $state.raw<{ code: string; move: string } | null>(null); // the card that was played last
  private readonly table: Table<Types>;
  private readonly view: () => View;

  constructor(table: Table<Types>, view: () => View) {
    this.table = table;
    this.view = view;
    $effect(() => {
      if (this.lifted && !(this.mine && this.fitting.has(this.lifted))) this.lifted = null; // a call of UNO meanwhile puts nothing back
    });
  }

  readonly choices = $derived.by(() => new Choices(this.table.question));
  readonly fitting = $derived.by(() => this.choices.fitting);
  readonly mine = $derived.by(() => this.table.isAsked && this.view().turn === this.view().you);
  readonly trial = $derived.by(() => (this.mine ? this.view().trial : null)); // a +4 to be answered
  readonly mayCall = $derived.by(() => this.mine && this.choices.has("move-uno"));
  readonly asksColour = $derived.by(
    () => this.lifted !== null || (this.mine && this.view().phase === "naming"),
  );
  /** The card that was drawn and fits: it is asked about. */
  readonly asksDrawn = $derived.by(() => {
    const { drawn } = this.view();
    return !this.asksColour && this.mine && drawn !== null && this.fitting.has(drawn) ? drawn : null;
  });
  readonly answers = $derived.by(() =>
    ANSWERS.filter(
      ({ name }) => this.choices.has(name) && !(name === "move-keep" && this.asksDrawn !== null),
    ),
  );
  readonly mustDraw = $derived.by(
    () => this.mine && this.view().phase === "playing" && !this.fitting.size && this.choices.has("move-draw"),
  );
  /** The card that was refused. */
  readonly refused = $derived.by(() =>
    this.tried !== null && this.table.refusal?.move === this.tried.move ? this.tried.code : null,
  );
  /** The choices in the order in which they are listed, a wild card once. */
  readonly numbered = $derived.by(() => [
    ...[...this.fitting].map((code) => () => this.play(code)),
    ...this.choices.all
      .filter((move) => move.name !== "move-play" && move.name !== "move-colour")
      .map((move) => () => this.table.play(move.text)),
  ]);

  /** A card is pressed: a wild one waits for its colour. */
  play(code: string): void {
    if (isWild(code) && this.fitting.has(code)) this.lifted = this.lifted === code ? null : code;
    else this.lay(code, this.choices.laying(code) ?? unlisted(code));
  }

  name(colour: Letter): void {
    if (this.lifted) this.lay(this.lifted, this.choices.laying(this.lifted, colour) ?? unlisted(this.lifted));
    else this.press("move-colour", colour);
    this.lifted = null;
  }

  press(name: GameMove["name"], colour?: Letter): void {
    const move = this.choices.text(name, colour);
    if (move !== undefined) this.table.play(move);
  }

  /** The pile is pressed whenever somebody likes; the server says why nothing is drawn. */
  draw(): void {
    this.table.play(this.choices.text("move-take") ?? this.choices.text("move-draw") ?? "draw");
  }

  private lay(code: string, move: string): void {
    this.tried = { code, move };
    this.table.play(move);
  }
}
