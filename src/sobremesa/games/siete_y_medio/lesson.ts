// Siete y medio in pictures, and the notes of a first game.

import type { Lesson } from "$lib/lesson";

export const lesson: Lesson = {
  cards: [
    { cards: ["o1", "c2", "e3"], caption: "lesson-numbers" },
    { cards: ["o10", "c11", "b12"], caption: "lesson-figures" },
    { cards: ["o7", "e11"], caption: "lesson-best" },
  ],
  steps: ["lesson-round-1", "lesson-round-2", "lesson-round-3", "lesson-round-4"],
  good: [
    { cards: ["c4", "o10"], caption: "lesson-good-1" },
    { cards: ["c4", "o10", "b3"], caption: "lesson-good-2" },
  ],
  bad: [
    { cards: ["e6"], caption: "lesson-bad-1" },
    { cards: ["e6", "c5"], caption: "lesson-bad-2" },
  ],
  notes: [
    { at: "[data-own] .own", key: "guide-hand" },
    { at: "[data-own] .ruler", key: "guide-stitches" },
    { at: ".dock .acts", key: "guide-draw" },
  ],
  options: ["rounds", "prizes"],
};
