import { expect, test } from "vitest";
import { resultsOf } from "./results";
import { framesBetween } from "./frames";
import type { GameEvent, Hand, View } from "./types";

const hand = (more: Partial<Hand>): Hand => ({
  cards: ["10h", "9c"],
  points: 19,
  soft: false,
  bet: 100,
  fate: "open",
  ...more,
});
const view = (phase: View["phase"], hands: Hand[], dealer: string[], points: number): View => ({
  you: 0,
  round: 3,
  phase,
  turn: 0,
  hand: 0,
  dealer: { cards: dealer, points, soft: false },
  peeked: false,
  players: [{ money: 900, bet: 100, insured: 0, hands, asked: true, gone: false }],
  bank: 0,
  pile: 200,
  unseen: [],
  ending: null,
});
const before = view("deciding", [hand({})], ["6c", "??"], 6);
const after = view("betting", [hand({ bet: 0, fate: "won" })], ["6c", "5h", "7s"], 18);
const dealersTurn: GameEvent[] = [
  { name: "stood", facts: { seat: 0, hand: 0, points: 19, soft: 0 } },
  { name: "turned-up", facts: { card: { code: "5h", face: "5", suit: "h" }, points: 11, soft: 0 } },
  { name: "dealer-drew", facts: { card: { code: "7s", face: "7", suit: "s" }, points: 18, soft: 0 } },
];

test("the hidden card is turned up, then the dealer's other cards come one by one", () => {
  const dealers = framesBetween(before, dealersTurn, after).map((frame) => frame.view.dealer);
  expect(dealers.map((dealer) => dealer.cards.join(" "))).toEqual(["6c 5h", "6c 5h 7s", "6c 5h 7s"]);
  expect(dealers.map((dealer) => dealer.points)).toEqual([11, 18, 18]);
});

test("while the dealer draws nobody has won yet and the bets still lie", () => {
  const first = framesBetween(before, dealersTurn, after)[0]!.view.players[0]!;
  expect(first.hands[0]).toMatchObject({ fate: "standing", bet: 100 });
});

test("before the cards are dealt there are no frames", () => {
  expect(framesBetween(after, dealersTurn, before).map((frame) => frame.view)).toEqual([before]);
});

test("results are those of the round that ended last, hand by hand", () => {
  const events: GameEvent[] = [
    { name: "round-began", facts: { round: 1 } },
    { name: "lost", facts: { seat: 0, hand: 0, money: 70 } },
    { name: "has-money", facts: { seat: 0, money: 900 } },
    { name: "round-began", facts: { round: 2 } },
    { name: "surrendered", facts: { seat: 1, hand: 0, money: 25 } },
    { name: "won", facts: { seat: 0, hand: 1, money: 50 } },
    { name: "lost", facts: { seat: 0, hand: 2, money: 60 } },
    { name: "has-money", facts: { seat: 0, money: 890 } },
    { name: "round-began", facts: { round: 3 } },
  ];
  expect([...resultsOf(events)]).toEqual([
    ["1 0", -25],
    ["0 1", 50],
    ["0 2", -60],
  ]);
});

test("a frame counts the events that have led to it, and the last one all", () => {
  const results: GameEvent[] = [...dealersTurn, { name: "won", facts: { seat: 0, hand: 0, money: 100 } }];
  expect(framesBetween(before, results, after).map((frame) => frame.eventCount)).toEqual([2, 3, 4]);
});
