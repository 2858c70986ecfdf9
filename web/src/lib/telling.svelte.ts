// What happened between two views is told one picture at a time: a dealer's cards, then the money.
// A tap skips it; and who falls behind sees where things stand at once.

import { untrack } from "svelte";
import { onKeys } from "./keys.svelte";
import type { Table } from "./table.svelte";
import type { GameTypes, MoveOption } from "./protocol";

const BEHIND = 8; // more pictures than this are not told
const HURRY = 200; // ms, while others wait behind

export interface Picture<View> {
  view: View;
  hold: number; // ms that it stays before the next
}

export class Telling<View, Shown extends Picture<View>> {
  shown: Shown;
  isAtRest = $state(true);

  private waiting: Shown[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Call in a component. `tell` gives what is shown between the view before and the one that is there now. */
  constructor(view: () => View, tell: (before: View | null, after: View) => Shown[]) {
    let last: View | null = null;
    const hear = (after: View) => {
      this.waiting.push(...tell(last, after));
      last = after;
      if (this.waiting.length > BEHIND) this.skip();
      else if (this.isAtRest) this.next();
    };
    untrack(() => hear(view()));
    $effect.pre(() => {
      const after = view();
      if (after !== last) untrack(() => hear(after));
    });
    $effect(() => () => clearTimeout(this.timer));
  }

  /** To where things stand. */
  skip = (): void => {
    clearTimeout(this.timer);
    this.waiting.splice(0, this.waiting.length - 1);
    if (this.waiting.length) this.next();
  };

  private next(): void {
    const picture = this.waiting.shift();
    if (picture) this.shown = picture;
    this.isAtRest = this.waiting.length === 0;
    if (!this.isAtRest) this.timer = setTimeout(() => this.next(), Math.max(picture?.hold ?? 0, HURRY));
  }
}

/** Call in a component: while something is told the bill waits and keys skip it; then the digits are the moves. */
export function keepPace<Types extends GameTypes>(
  telling: { isAtRest: boolean; skip: () => void },
  table: () => Table<Types>,
  moves: () => MoveOption[],
): void {
  $effect(() => void (table().isTelling = !telling.isAtRest));
  onKeys(() =>
    telling.isAtRest
      ? Object.fromEntries(moves().map((move, i) => [String(i + 1), () => table().play(move.text)]))
      : { escape: telling.skip, enter: telling.skip, " ": telling.skip },
  );
}
