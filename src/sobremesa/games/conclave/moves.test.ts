import { expect, test } from "vitest";
import type { ServerMessage } from "$lib/protocol";
import {
  afterCeding,
  afterWinning,
  cessions,
  controls,
  disappointment,
  nextHole,
  origins,
  placements,
  toward,
  type Placement,
} from "./moves";
import type { Card, GameEvent, GameMove, Player, Types } from "./types";

const streams = import.meta.glob<{ messages: ServerMessage<Types>[] }>("./golden/stream.json", {
  eager: true,
  import: "default",
});
const card = (code: string): Card => ({ code, magic: "b", influence: 1, brotherhood: "c" });
const keep: GameMove = { text: "keep", name: "move-keep", facts: {} };
const place = (
  slot: number,
  row: number,
  column: number,
  more: Partial<Placement["move"]["facts"]> = {},
): GameMove => ({
  text: `place ${slot} ${row},${column}`,
  name: "move-place",
  facts: {
    slot,
    card: card("r3g"),
    cell: { row, column },
    in_row: ["b5s", "r4c", "b4g"],
    row: 16,
    in_column: ["o1g"],
    column: 4,
    crisis: 0,
    wins: ["r4c", "b4g"],
    sum: 8,
    ...more,
  },
});
const player = (influence: Record<string, number>): Player => ({
  hand: [],
  followers: [],
  influence: { b: 0, o: 0, p: 0, r: 0, t: 0, v: 0, ...influence },
  controls: [],
  points: 0,
  gone: false,
});

test("a placement is found by card and hole, with the lines in contact and who would follow", () => {
  const found = placements([place(1, 1, 3), keep]);
  expect([...found.keys()]).toEqual([toward(1, { row: 1, column: 3 })]);
  expect(found.get("1 1,3")).toMatchObject({
    card: "r3g",
    row: 16,
    column: 4,
    inRow: ["b5s", "r4c", "b4g"],
    inColumn: ["o1g"],
    followers: ["r4c", "b4g"],
    crisis: false,
  });
});

test("a placement that wins nobody has no followers and no neighbours where there are none", () => {
  const [alone] = placements([place(0, 2, 2, { wins: [], in_row: [], in_column: [] })]).values();
  expect(alone).toMatchObject({ followers: [], inRow: [], inColumn: [] });
});

test("at a real table every listed placement lies over a hole of the board", () => {
  const seen = Object.values(streams).flatMap(({ messages }) =>
    messages.filter((message) => message.type === "update"),
  );
  let count = 0;
  for (const { view, question } of seen) {
    const { board, players, you } = view;
    for (const { cell, card, followers } of placements(question?.moves ?? []).values()) {
      count += 1;
      expect(board[cell.row]?.[cell.column]).toBe("");
      expect(players[you!]!.hand).toContain(card);
      for (const follower of followers) expect(board.flat()).toContain(follower);
    }
  }
  expect(count).toBeGreaterThan(50);
});

test("what can be ceded is listed by magic and receiver", () => {
  const move: GameMove = { text: "cede o 3", name: "move-cede", facts: { magic: { letter: "o" }, seat: 2 } };
  expect(cessions([keep, move])).toEqual([{ move, magic: "o", receiver: 2 }]);
});

test("arrows go to the hole ahead, else to the nearest that lies in that direction", () => {
  const holes = [
    { row: 1, column: 1 },
    { row: 1, column: 2 },
    { row: 3, column: 0 },
    { row: 3, column: 2 },
  ];
  expect(nextHole(holes, null, "ArrowDown")).toEqual(holes[0]);
  expect(nextHole(holes, holes[0]!, "ArrowRight")).toEqual(holes[1]);
  expect(nextHole(holes, holes[1]!, "ArrowDown")).toEqual(holes[3]);
  expect(nextHole(holes, holes[3]!, "ArrowLeft")).toEqual(holes[2]);
  expect(nextHole(holes, holes[0]!, "ArrowUp")).toBeNull();
  expect(nextHole(holes, holes[0]!, "Enter")).toBeNull();
});

test("followers add to the sums of the one who wins them, and control goes with the most", () => {
  const players = [player({ b: 6, r: 5 }), player({ b: 7 }), player({ b: 10 })];
  const then = afterWinning(players, 0, ["b4g", "r4c"]);
  expect(then[0]).toMatchObject({ b: 10, r: 9 });
  expect([0, 1, 2].map((seat) => controls(then, seat, "b"))).toEqual([true, false, true]); // a tie controls
  expect(controls(then, 1, "o")).toBe(false); // nobody has any
  expect([0, 1, 2].map((seat) => disappointment(then, seat))).toEqual([0, 7, 0]);
});

test("what is ceded is the receiver's, and nobody else's", () => {
  const players = [player({ o: 3, t: 2 }), player({ o: 4 }), player({})];
  const then = afterCeding(players, 0, { move: keep, magic: "t", receiver: 2 });
  expect(then.map((sums) => sums["t"])).toEqual([0, 0, 2]);
  expect(then.map((sums) => sums["o"])).toEqual([3, 4, 0]);
});

test("a card that was sent came from its seat, one that was drawn or filled in from its pile", () => {
  const events: GameEvent[] = [
    { name: "sent", facts: { seat: 2, card: card("b1c"), cell: { row: 0, column: 1 } } },
    { name: "followed", facts: { seat: 2, card: card("b2c") } },
    { name: "drew-back", facts: { seat: 2, pile: { side: "left" }, magic: { letter: "r" } } },
    { name: "filled", facts: { card: card("o5s"), cell: { row: 1, column: 0 }, pile: { side: "right" } } },
  ];
  expect([...origins(events)]).toEqual([
    ["b1c", "seat-2"],
    ["o5s", "pile-right"],
  ]);
});
