// Conclave in pictures, and the notes of a first game.

import type { Lesson } from "$lib/lesson";

export const lesson: Lesson = {
  cards: [
    { cards: ["p5g", "p2c"], caption: "lesson-magic" },
    { cards: ["p5g", "v4g"], caption: "lesson-brotherhood" },
    { cards: ["b1c", "o3s", "t5g"], caption: "lesson-influence" },
  ],
  steps: ["lesson-round-1", "lesson-round-2", "lesson-round-3", "lesson-round-4"],
  good: [
    { cards: ["v4g", "p5g", "r4g", "o5s"], caption: "lesson-good-1" },
    { cards: ["v4g", "r4g"], caption: "lesson-good-2" },
  ],
  bad: [
    { cards: ["p4c", "p5g"], caption: "lesson-bad-1" },
    { cards: ["p4c"], caption: "lesson-bad-2" },
  ],
  notes: [
    { at: "[data-hand]", key: "guide-hand" },
    { at: ".tray", key: "guide-board" },
    { at: ".matrix", key: "guide-sums" },
  ],
  options: [],
};
