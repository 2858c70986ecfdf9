// Plays what happened between two views frame by frame: a dealer's cards, then the money.
// A tap skips it; a page that falls behind shows the last view at once.

import { untrack } from "svelte";
import { onKeys } from "./keys.svelte";
import type { Table } from "./table.svelte";
import type { GameTypes, MoveOption } from "./protocol";

const BEHIND = 8; // more frames than this are not shown
const HURRY = 200; // ms, while others wait behind

export interface Frame<View> {
  view: View;
  hold: number; // ms that it stays before the next
  eventCount: number; // of the match, when it is shown
}

export class Playback<View, Shown extends Frame<View>> {
  shown: Shown;
  isAtRest = $state(true);

  private waiting: Shown[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Call in a component. `still` is the frame of a view by itself, `between` those from one view to the next. */
  constructor(
    view: () => View,
    still: (view: View) => Shown,
    between: (before: View, after: View) => Shown[],
    private readonly onshow: (shown: Shown | null) => void, // null: at rest
  ) {
    let last = untrack(view);
    this.shown = $state.raw(still(last));
    $effect.pre(() => {
      const after = view();
      if (after === last) return;
      untrack(() => this.add(between(last, after)));
      last = after;
    });
    $effect(() => () => clearTimeout(this.timer));
  }

  /** To where things stand. */
  skip = (): void => {
    clearTimeout(this.timer);
    this.waiting.splice(0, this.waiting.length - 1);
    if (this.waiting.length) this.next();
  };

  private add(frames: Shown[]): void {
    this.waiting.push(...frames);
    if (this.waiting.length > BEHIND) this.skip();
    else if (this.isAtRest) this.next();
  }

  private next(): void {
    const frame = this.waiting.shift();
    if (frame) this.shown = frame;
    this.isAtRest = this.waiting.length === 0;
    this.onshow(this.isAtRest ? null : this.shown);
    if (!this.isAtRest) this.timer = setTimeout(() => this.next(), Math.max(frame?.hold ?? 0, HURRY));
  }
}

/** Call in a component: while frames are shown keys skip them; then the digits are the moves. */
export function controlPlayback<Types extends GameTypes>(
  playback: { isAtRest: boolean; skip: () => void },
  table: () => Table<Types>,
  moves: () => MoveOption[],
): void {
  $effect(() => untrack(table).holdBack());
  onKeys(() =>
    playback.isAtRest
      ? Object.fromEntries(moves().map((move, i) => [String(i + 1), () => table().play(move.text)]))
      : { escape: playback.skip, enter: playback.skip, " ": playback.skip },
  );
}
