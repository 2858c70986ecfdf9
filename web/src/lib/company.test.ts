import { expect, test } from "vitest";
import { companyAt } from "./company";

const KNOWN = ["pepe", "tono", "ines", "lola", "quim", "nuria", "dolors", "marcel", "greedy"];

test("those who were chosen sit down, as far as the game has seats", () => {
  expect(companyAt(["marcel", "greedy", "pepe"], KNOWN, { least: 2, most: 10 })).toEqual([
    "marcel",
    "greedy",
    "pepe",
  ]);
  expect(companyAt(["marcel", "greedy", "pepe"], KNOWN, { least: 2, most: 3 })).toEqual(["marcel", "greedy"]);
});

test("others sit down where the game needs more, nobody twice, and nobody whom it does not know", () => {
  expect(companyAt(["lola", "counter"], KNOWN, { least: 4, most: 6 })).toEqual(["lola", "tono", "quim"]);
  expect(companyAt([], KNOWN, { least: 1, most: 7 })).toEqual(["lola"]);
});
