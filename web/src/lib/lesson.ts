// The introduction of a game for people who are new to it: `lesson.ts` in its folder, with the keys of its words.

import type { Words } from "./words";

/** Cards by their codes, and the key of the caption. */
export interface Picture {
  cards: string[];
  caption: string;
}

/** A note of the first game: what it is about, by a selector, and the key of its words (`.title` is its title). */
export interface Note {
  at: string;
  key: string;
}

export interface Lesson {
  cards: Picture[];
  steps: string[]; // keys
  good: Picture[]; // an example that goes well, step by step
  bad: Picture[];
  notes: Note[];
  options: string[]; // the options that people ask for first at a new table
}

const lessons = import.meta.glob<{ lesson: Lesson }>("$package/games/*/lesson.ts");

export async function lessonOf(game: string): Promise<Lesson | null> {
  const end = `/games/${game.replaceAll("-", "_")}/lesson.ts`;
  const path = Object.keys(lessons).find((each) => each.endsWith(end));
  return path === undefined ? null : (await lessons[path]!()).lesson;
}

export const titleOf = (note: Note, words: Words): string => words.say(`${note.key}.title`);

const SEEN = "sobremesa.guided.";

/** The notes are for the first game in this browser, and for whoever asks for them. */
export const isGuided = (game: string): boolean => localStorage.getItem(SEEN + game) === null;
export const noteGuided = (game: string): void => localStorage.setItem(SEEN + game, "yes");
export const askForGuide = (game: string): void => localStorage.removeItem(SEEN + game);
