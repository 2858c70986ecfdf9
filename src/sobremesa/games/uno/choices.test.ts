import { expect, test } from "vitest";
import { Choices } from "./choices";
import type { GameMove } from "./types";

const none = { letter: "none" } as const;
const wild = { code: "wild", letter: "none", symbol: "wild" } as const;
const MOVES: GameMove[] = [
  {
    name: "move-play",
    text: "lay the red one",
    facts: { card: { code: "r1", letter: "r", symbol: "1" }, named: none, bluff: 0 },
  },
  {
    name: "move-play",
    text: "lay the wild one, red",
    facts: { card: wild, named: { letter: "r" }, bluff: 0 },
  },
  {
    name: "move-play",
    text: "lay the wild one, blue",
    facts: { card: wild, named: { letter: "b" }, bluff: 0 },
  },
  { name: "move-colour", text: "let it be red", facts: { colour: { letter: "r" } } },
  { name: "move-colour", text: "let it be green", facts: { colour: { letter: "g" } } },
];
const OFFERED: GameMove[] = [{ name: "move-uno", text: "call", facts: {} }];
const choices = new Choices({ number: 1, asked: true, moves: MOVES, amounts: [], offered: OFFERED });

test("a card is laid by the move that lists it, a wild one by that of its colour", () => {
  expect([...choices.fitting]).toEqual(["r1", "wild"]);
  expect(choices.laying("r1")).toBe("lay the red one");
  expect(choices.laying("wild", "b")).toBe("lay the wild one, blue");
  expect(choices.laying("wild", "g")).toBeUndefined();
});

test("a colour is named by the move that lists it", () => {
  expect(choices.text("move-colour", "g")).toBe("let it be green");
  expect(choices.text("move-colour", "b")).toBeUndefined();
});

test("what is offered at any time can be called, and is no move of this moment", () => {
  expect(choices.text("move-uno")).toBe("call");
  expect(choices.has("move-uno")).toBe(false);
  expect(new Choices(null).text("move-uno")).toBeUndefined();
});

test("what a card or a colour is worth is found by all moves that begin with the same press", () => {
  expect(choices.layings("wild")).toEqual(["lay the wild one, red", "lay the wild one, blue"]);
  expect(choices.layings("b9")).toEqual([]);
  expect(choices.texts("move-colour", "g")).toEqual(["let it be green"]);
  expect(choices.texts("move-uno")).toEqual([]);
});
