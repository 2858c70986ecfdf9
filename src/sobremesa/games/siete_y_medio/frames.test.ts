import { expect, test } from "vitest";
import { framesBetween } from "./frames";
import type { Card, GameEvent, Player, View } from "./types";

const player = (more: Partial<Player>): Player => ({
  cards: [],
  points: 0,
  money: 1000,
  bet: 0,
  fate: "to-play",
  gone: false,
  ...more,
});
const view = (players: Player[], more: Partial<View> = {}): View => ({
  you: 0,
  round: 1,
  phase: "drawing",
  turn: 0,
  bank: { cards: [], points: 0, money: 5000 },
  players,
  pile: 30,
  ending: null,
  ...more,
});
const card = (code: string): Card => ({ code, suit: "o", number: Number(code.slice(1)) });
const points = (halves: number) => ({ halves, shown: "" });

const before = view([player({ cards: ["o7"], points: 14, bet: 200 })]);
const after = view([player({ cards: ["c2"], points: 4, money: 1200 })], { round: 2, phase: "betting" });
const endOfRound: GameEvent[] = [
  { name: "stood", facts: { seat: 0, points: points(14) } },
  { name: "bank-drew", facts: { card: card("e5"), points: points(10) } },
  { name: "bank-drew", facts: { card: card("b3"), points: points(16) } },
  { name: "bank-went-over", facts: { points: points(16) } },
  { name: "won", facts: { seat: 0, money: 200 } },
  { name: "has-money", facts: { seat: 0, money: 1200 } },
  { name: "bank-has", facts: { money: 4800 } },
  { name: "round-began", facts: { round: 2 } },
  { name: "drew", facts: { seat: 0, card: card("c2"), points: points(4) } },
];

test("the bank's cards are seen one by one before the next round lies there", () => {
  const banks = framesBetween(before, endOfRound, after).map((frame) => frame.view.bank.cards.join(" "));
  expect(banks).toEqual(["e5", "e5 b3", "e5 b3", ""]);
});

test("what everybody won is shown with the last frame of the round, and nothing of the next", () => {
  const paid = framesBetween(before, endOfRound, after).at(-2)!;
  expect(paid.gains).toEqual([200]);
  expect(paid.view.players[0]).toMatchObject({ cards: ["o7"], money: 1200, fate: "standing" });
  expect(paid.view.bank.money).toBe(4800);
});

test("a prize is won on top of the bet", () => {
  const prize: GameEvent = { name: "prize", facts: { seat: 0, money: 100, percent: 50 } };
  const frames = framesBetween(before, [...endOfRound.slice(0, 5), prize, ...endOfRound.slice(5)], after);
  expect(frames.at(-2)!.gains).toEqual([300]);
});

test("whatever the events, the last frame is the view", () => {
  expect(framesBetween(before, endOfRound, after).at(-1)!.view).toBe(after);
});

test("the view before is left as it was", () => {
  const kept = structuredClone(before);
  framesBetween(before, endOfRound, after);
  expect(before).toEqual(kept);
});

test("a frame counts the events that have led to it, and the last one all", () => {
  const counts = framesBetween(before, endOfRound, after).map((frame) => frame.eventCount);
  expect(counts).toEqual([2, 3, 7, endOfRound.length]);
});
