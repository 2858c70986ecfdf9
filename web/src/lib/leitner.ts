// The situations that somebody still has to learn of a game, spaced by Leitner's boxes: a situation that was wrong comes back after a day,
// then after three and after eight, as long as it is right; then it is known. The same as `odds.trainer`.

export const DAYS = [1, 3, 8] as const; // until a situation comes back, by its box
const DAY = 86_400_000; // ms

export interface Situation {
  key: string; // the same for situations that are learned together
  mine: string[]; // codes of cards
  theirs: string[];
}

export interface Lesson extends Situation {
  wrong: number; // how often it was
  box: number;
  due: number; // ms since 1970
}

/** By the keys of situations. */
export type Boxes = Readonly<Record<string, Lesson>>;

/** What is due, the longest first; among the same, what was wrong more often. */
export function dueLessons(boxes: Boxes, now: number): Lesson[] {
  return Object.values(boxes)
    .filter((lesson) => lesson.due <= now)
    .sort((one, other) => one.due - other.due || other.wrong - one.wrong);
}

/** Mistakes of a review are due at once. */
export function withMistakes(boxes: Boxes, mistakes: readonly Situation[], now: number): Boxes {
  return mistakes.reduce((known, mistake) => noteWrong(known, mistake, now), boxes);
}

/** A right answer moves a situation on, from the last box out; a wrong one back to the first. */
export function answered(boxes: Boxes, situation: Situation, isRight: boolean, now: number): Boxes {
  if (!isRight) return noteWrong(boxes, situation, now + DAYS[0] * DAY);
  const known = boxes[situation.key];
  if (!known) return boxes;
  const { [situation.key]: _, ...others } = boxes;
  const days = DAYS[known.box + 1];
  if (days === undefined) return others;
  return { ...others, [situation.key]: { ...known, box: known.box + 1, due: now + days * DAY } };
}

function noteWrong(boxes: Boxes, { key, mine, theirs }: Situation, due: number): Boxes {
  return { ...boxes, [key]: { key, mine, theirs, wrong: (boxes[key]?.wrong ?? 0) + 1, box: 0, due } };
}
