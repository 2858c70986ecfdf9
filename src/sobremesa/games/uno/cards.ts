// The cards of UNO by their codes: `r7`, `gr` (reverse), `bs` (skip), `y+2`, `wild`, `+4`.

import type { View } from "./types";

export type Letter = NonNullable<View["colour"]>;

export type Group = Letter | "wild";

export const LETTERS: readonly Letter[] = ["r", "y", "g", "b"];

const SYMBOLS: Record<string, string> = { r: "reverse", s: "skip", "+2": "plus-two" };

export const isWild = (code: string): boolean => code === "wild" || code === "+4";
export const group = (code: string): Group => LETTERS.find((letter) => code.startsWith(letter)) ?? "wild";

/** What the words of a card are made of. */
export function cardFacts(code: string): Record<string, unknown> {
  if (isWild(code)) return { code, letter: "none", symbol: code === "wild" ? "wild" : "plus-four" };
  return { code, letter: code[0], symbol: SYMBOLS[code.slice(1)] ?? code.slice(1) };
}

/** A key for each of these cards that no other has: several may be of one kind. */
export function keyed<Card extends string>(codes: readonly Card[]): { code: Card; key: string }[] {
  const seen = new Map<string, number>();
  return codes.map((code) => {
    const nth = seen.get(code) ?? 0;
    seen.set(code, nth + 1);
    return { code, key: `${code}#${nth}` };
  });
}
