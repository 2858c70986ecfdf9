// The bank's results and the next card with their chances, as people call them.

import type { Chance } from "$common/Chances.svelte";
import type { OddsInfo } from "$lib/protocol";
import type { Words } from "$lib/words";
import { halvesOf } from "./points";

export const OVER = "over";

/** How often standing with these points wins: the bank goes over or stays below, and wins ties. */
export function winOf({ chances }: OddsInfo, halves: number): number {
  const won = Object.entries(chances).filter(([end]) => end === OVER || halvesOf(end) < halves);
  return won.reduce((sum, [, chance]) => sum + chance, 0);
}

export const bankChances = (odds: OddsInfo, words: Words): Chance[] => chancesOf(odds.chances, words);

export const nextChances = (odds: OddsInfo, words: Words): Chance[] => chancesOf(odds.nextCard, words);

/** In the order of the points, what is over last. */
function chancesOf(chances: Record<string, number>, words: Words): Chance[] {
  const ends = Object.entries(chances).filter(([end]) => end !== OVER);
  const known = ends
    .toSorted(([one], [other]) => halvesOf(one) - halvesOf(other))
    .map(([end, share]) => ({ name: words.say("points", { shown: end }), share }));
  const over = chances[OVER] ?? 0;
  return over ? [...known, { name: words.say("fate-too-far"), share: over, over: true }] : known;
}
