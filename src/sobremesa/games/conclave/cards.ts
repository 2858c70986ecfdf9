// The cards of Conclave by their codes: `p5g` is purple, 5, gazelle; a letter alone is a back.

export const isBack = (code: string): boolean => code.length === 1;
export const drawing = (code: string): string => (isBack(code) ? `back-${code}` : code);

/** What the words of a card are made of. */
export function cardFacts(code: string): Record<string, unknown> {
  return { code, magic: code[0], influence: Number(code[1]), brotherhood: code[2] };
}
