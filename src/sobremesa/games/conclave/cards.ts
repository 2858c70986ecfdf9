// The cards of Conclave by their codes: `p5g` is purple, 5, gazelle; a letter alone is a back.

import type { Words } from "$lib/words";

export const isBack = (code: string): boolean => code.length === 1;
export const drawing = (code: string): string => (isBack(code) ? `back-${code}` : code);

/** What the words of a card are made of. */
function cardFacts(code: string): Record<string, unknown> {
  return { code, magic: code[0], influence: Number(code[1]), brotherhood: code[2] };
}

/** A wizard as people call it; of a back, its colour. */
export function named(code: string, words: Words): string {
  return isBack(code) ? words.say("colour", { letter: code }) : words.say("wizard", cardFacts(code));
}

/** Wizards one after the other; nobody where there are none. */
export function inWords(codes: readonly string[], words: Words): string {
  return (
    codes.map((code) => named(code, words)).join("; ") || words.say("followers", { count: 0, cards: "" })
  );
}
