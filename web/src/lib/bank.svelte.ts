// What tables with a bank share: they show rounds frame by frame, and ask only when the last frame stands.

import { say } from "./app.svelte";
import type { TableProps } from "./contract";
import { moving } from "./motion.svelte";
import { controlPlayback, Playback, type Frame } from "./playback.svelte";
import type { GameEvent, GameTypes } from "./protocol";

export interface BankFrame<View> extends Frame<View> {
  event: GameEvent | null; // what it shows, for the words beside it
}

interface BankTypes extends GameTypes {
  view: { you: number | null; turn: number | null };
}

interface Game<Types extends BankTypes, Shown> {
  still: (view: Types["view"], eventCount: number) => Shown;
  between: (before: Types["view"], events: Types["event"][], after: Types["view"]) => Shown[]; // counting from `events`
  isButton: (move: Types["move"]) => boolean; // amounts have a control of their own
  turnOf: (seat: number) => string; // the words for another seat's turn
}

export class BankMatch<Types extends BankTypes, Shown extends BankFrame<Types["view"]>> {
  cloth = $state<HTMLElement>();

  readonly playback: Playback<Types["view"], Shown>;
  readonly frame: Shown = $derived.by(() => this.playback.shown);
  readonly view: Types["view"] = $derived(this.frame.view);
  readonly isAsked: boolean = $derived.by(() => this.props().table.isAsked);
  readonly amounts = $derived.by(() => (this.isAsked ? this.props().table.question?.amounts[0] : undefined));
  readonly moves: Types["move"][] = $derived.by(() => {
    const listed = this.isAsked ? (this.props().table.question?.moves ?? []) : [];
    return listed.filter((move) => this.game.isButton(move));
  });
  /** What just happened, else whose turn it is: the title while nobody is asked. */
  readonly news: string = $derived.by(() => {
    const { words } = this.props();
    const { event } = this.frame;
    if (event) return words.say(event.name, event.facts);
    const { turn, you } = this.view;
    return turn === null || turn === you ? say("web-others-turn") : this.game.turnOf(turn);
  });

  /** Call in a component. */
  constructor(
    private readonly props: () => TableProps<Types>,
    private readonly game: Game<Types, Shown>,
  ) {
    // A record is read step by step: there no frame lies between two views.
    this.playback = new Playback<Types["view"], Shown>(
      () => props().view,
      (view) => game.still(view, props().table.events.length),
      (last, after) => {
        const { table } = props();
        const isSeen = !table.missed && table.events.length > 0;
        const frames = isSeen
          ? game.between(last, table.latest, after)
          : [game.still(after, table.latest.length)];
        const before = table.events.length - table.latest.length;
        return frames.map((frame) => ({ ...frame, eventCount: before + frame.eventCount }));
      },
      (frame) => props().table.showMoment(frame),
    );
    controlPlayback(
      this.playback,
      () => props().table,
      () => this.moves,
    );
    moving(
      () => this.cloth,
      () => this.frame,
      () => props().table.hasSeenStart,
    );
  }
}
