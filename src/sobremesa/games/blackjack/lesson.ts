// Blackjack in pictures, and the notes of a first game.

import type { Lesson } from "$lib/lesson";

export const lesson: Lesson = {
  cards: [
    { cards: ["2s", "7d", "10h"], caption: "lesson-numbers" },
    { cards: ["Jc", "Qd", "Kh"], caption: "lesson-figures" },
    { cards: ["Ah", "Ks"], caption: "lesson-best" },
  ],
  steps: ["lesson-round-1", "lesson-round-2", "lesson-round-3", "lesson-round-4"],
  good: [
    { cards: ["5d", "6s"], caption: "lesson-good-1" },
    { cards: ["5d", "6s", "Kh"], caption: "lesson-good-2" },
  ],
  bad: [
    { cards: ["10c", "6h"], caption: "lesson-bad-1" },
    { cards: ["10c", "6h", "8d"], caption: "lesson-bad-2" },
  ],
  notes: [
    { at: ".dock .acts", key: "guide-bet" },
    { at: '[data-place="bank"]', key: "guide-dealer" },
    { at: "[data-own] .own", key: "guide-hand" },
  ],
  options: ["rounds", "surrender"],
};
