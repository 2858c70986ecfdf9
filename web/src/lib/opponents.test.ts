import { expect, test } from "vitest";
import { opponentsAt } from "./opponents";

const KNOWN = ["pepe", "tono", "ines", "lola", "quim", "nuria", "dolors", "marcel", "greedy"];

test("those who were chosen sit down, as far as the game has seats", () => {
  expect(opponentsAt(["marcel", "greedy", "pepe"], KNOWN, { least: 2, most: 10 })).toEqual([
    "marcel",
    "greedy",
    "pepe",
  ]);
  expect(opponentsAt(["marcel", "greedy", "pepe"], KNOWN, { least: 2, most: 3 })).toEqual([
    "marcel",
    "greedy",
  ]);
});

test("others sit down where the game needs more, nobody twice, and nobody whom it does not know", () => {
  expect(opponentsAt(["lola", "counter"], KNOWN, { least: 4, most: 6 })).toEqual(["lola", "tono", "quim"]);
  expect(opponentsAt([], KNOWN, { least: 1, most: 7 })).toEqual(["lola"]);
});
