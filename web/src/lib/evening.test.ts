import { expect, test } from "vitest";
import { winsOf } from "./evening";

const by = (...names: [string, string][]) => ({
  game: "g",
  winners: names.map(([person, name]) => ({ person, name })),
});

test("wins are counted by person whatever the name, by name for bots, and a shared win for both", () => {
  const evening = [by(["p1", "Ana"]), by(["", "Bot 2"]), by(["p2", "Luis"], ["p1", "Anna"]), by()];
  expect(winsOf(evening).map(({ who, count }) => [who.name, count])).toEqual([
    ["Anna", 2],
    ["Bot 2", 1],
    ["Luis", 1],
  ]);
});
