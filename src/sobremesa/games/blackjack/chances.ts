// The dealer's results with their chances, as people call them.

import type { Chance } from "$common/Chances.svelte";
import type { OddsInfo } from "$lib/protocol";
import type { Words } from "$lib/words";

export const BREAK_EVEN = 1 / 3; // insurance pays two to one

/** The question is whether to insure: what may come is a ten, or not. */
export const isInsurance = ({ choices }: OddsInfo): boolean => choices.some(({ move }) => move === "insure");

export function chancesOf({ chances }: OddsInfo, words: Words): Chance[] {
  return Object.entries(chances).map(([name, share]) => {
    if (name === "over") return { name: words.say("fate-bust"), share, over: true };
    return { name: name === "blackjack" ? words.say("fate-blackjack") : name, share };
  });
}
