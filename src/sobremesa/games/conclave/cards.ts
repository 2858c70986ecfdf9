// The cards of Conclave by their codes: `p5g` is purple, 5, gazelle; a letter alone is a back.

import type { Words } from "$lib/words";

export const isBack = (code: string): boolean => code.length === 1;
export const drawing = (code: string): string => (isBack(code) ? `back-${code}` : code);

/** What the words of a card are made of. */
export function cardFacts(code: string): Record<string, unknown> {
  return { code, magic: code[0], influence: Number(code[1]), brotherhood: code[2] };
}

/** Wizards as people call them, one after the other; nobody where there are none. */
export function inWords(codes: readonly string[], words: Words): string {
  const named = codes.map((code) => words.say("wizard", cardFacts(code)));
  return named.join("; ") || words.say("followers", { count: 0, cards: "" });
}
