// How a hand is laid out: in one row as long as enough of every card is seen, in two, or a colour at a time.

import { group, type Group } from "./cards";

export const LEAST_SEEN = 44; // px of every card
const MOST_ROWS = 2;

/** How many cards of this width have room beside each other. */
export function cardsPerRow(room: number, card: number): number {
  return Math.max(1, Math.floor((room - card) / LEAST_SEEN) + 1);
}

/** Whether these are too many to be seen at once. */
export const isTooLarge = (count: number, perRow: number): boolean => count > MOST_ROWS * perRow;

/** The cards of each row, as even as can be, the first the longer. */
export function rowsOf<Card>(cards: readonly Card[], perRow: number): Card[][] {
  if (cards.length <= perRow) return [[...cards]];
  const half = Math.ceil(cards.length / MOST_ROWS);
  return [cards.slice(0, half), cards.slice(half)];
}

/** The colour of which most cards fit; of several, the one with most cards. */
export function bestGroup(hand: readonly string[], fitting: ReadonlySet<string>): Group {
  const worth = new Map<Group, number>();
  for (const code of hand)
    worth.set(group(code), (worth.get(group(code)) ?? 0) + (fitting.has(code) ? hand.length + 1 : 1));
  return [...worth].reduce((best, other) => (other[1] > best[1] ? other : best), ["wild", 0])[0];
}
