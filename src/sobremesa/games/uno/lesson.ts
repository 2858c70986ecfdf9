// UNO in pictures, and the notes of a first game.

import type { Lesson } from "$lib/lesson";

export const lesson: Lesson = {
  cards: [
    { cards: ["r7", "r2"], caption: "lesson-colour" },
    { cards: ["r7", "b7"], caption: "lesson-number" },
    { cards: ["wild", "+4"], caption: "lesson-black" },
  ],
  steps: ["lesson-round-1", "lesson-round-2", "lesson-round-3", "lesson-round-4"],
  good: [
    { cards: ["y5"], caption: "lesson-good-1" },
    { cards: ["y2", "g5"], caption: "lesson-good-2" },
  ],
  bad: [
    { cards: ["r9", "r1"], caption: "lesson-bad-1" },
    { cards: ["r1", "b6", "y8"], caption: "lesson-bad-2" },
  ],
  notes: [
    { at: ':has(> [data-place="top"])', key: "guide-top" },
    { at: "[data-hand]", key: "guide-hand" },
    { at: ".calls", key: "guide-call" },
  ],
  options: ["length", "stacking"],
};
