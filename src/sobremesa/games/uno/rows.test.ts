import { expect, test } from "vitest";
import { bestGroup, cardsPerRow, isTooLarge, LEAST_SEEN, rowsOf } from "./rows";

test("of every card enough is seen, however wide the room", () => {
  for (const room of [348, 378, 502, 1032]) {
    const count = cardsPerRow(room, 74);
    expect((room - 74) / (count - 1)).toBeGreaterThanOrEqual(LEAST_SEEN);
    expect((room - 74) / count).toBeLessThan(LEAST_SEEN);
  }
});

test("a hand is in one row while it fits, in two from then on, the first the longer", () => {
  expect(rowsOf(["r1", "r2"], 3)).toEqual([["r1", "r2"]]);
  expect(rowsOf(["r1", "r2", "r3", "r4", "r5"], 3)).toEqual([
    ["r1", "r2", "r3"],
    ["r4", "r5"],
  ]);
  expect(isTooLarge(6, 3)).toBe(false);
  expect(isTooLarge(7, 3)).toBe(true);
});

test("what is opened is the colour of which most cards fit, else the one with most cards", () => {
  const hand = ["r1", "r2", "r3", "g5", "g6", "b5", "wild"];
  expect(bestGroup(hand, new Set(["g5", "b5", "g6"]))).toBe("g");
  expect(bestGroup(hand, new Set(["b5"]))).toBe("b");
  expect(bestGroup(hand, new Set())).toBe("r");
});
