import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bestOf, markOf, oddsLine, scaleOf, secondLine, spokenOdds, worthOf } from "./odds.svelte";
import type { OddsInfo, Question, ServerMessage, TableInfo, Update } from "./protocol";
import { Table } from "./table.svelte";
import { load } from "./words";

/** A socket that is open and keeps what is sent. */
class Socket {
  static readonly OPEN = 1;
  static sent: { type: string; id: string }[] = [];
  readyState = Socket.OPEN;
  send(text: string): void {
    Socket.sent.push(JSON.parse(text) as { type: string; id: string });
  }
  close(): void {}
}

const words = await load("en");
const move = (text: string) => ({ text, name: `move-${text}`, facts: {} });
const question = (number: number, moves = ["stand", "hit"]): Question => ({
  number,
  asked: true,
  moves: moves.map(move),
  amounts: [],
  offered: [],
});
const update = (asked: Question | null): Update => ({
  type: "update",
  lastEvent: 0,
  view: {},
  events: [],
  question: asked,
  outcome: null,
  secondsLeft: null,
  done: [],
});
const choice = (text: string, value: number, best = false, equal = best, error = 0) => ({
  move: text,
  value,
  error,
  best,
  equal,
});
const info = (choices: OddsInfo["choices"], unit: OddsInfo["unit"] = "bets"): OddsInfo => ({
  unit,
  stake: 50,
  choices,
  chances: {},
  nextCard: {},
  unseen: 223,
  worlds: 0,
});
const BET = info([choice("stand", -0.16), choice("hit", 0.66, true)]);

let isOpen = true;

/** A table where this seat is asked its first question. */
function seated(assistance: TableInfo["assistance"] = "odds", you: number | null = 0): Table {
  const table = new Table(() => isOpen);
  table.open("ws://house/socket", "t", null);
  table.receive({ type: "table", phase: "playing", assistance, you } as TableInfo);
  table.receive(update(question(1)));
  table.askForOdds();
  return table;
}

const requests = () => Socket.sent.filter((message) => message.type === "odds");
const answer = (table: Table, odds: OddsInfo, id = requests().at(-1)!.id) =>
  table.receive({ type: "done", id, odds });
const refuse = (table: Table, key: string) =>
  table.receive({ type: "refused", id: requests().at(-1)!.id, key, facts: {} });
const line = (table: Table, text: string) => secondLine(table, text, text, words);
const next = (table: Table, message: ServerMessage) => {
  table.receive(message);
  table.askForOdds();
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("document", { addEventListener: () => {} });
  Socket.sent = [];
  isOpen = true;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("odds are asked for once a question, and hold until the next one", () => {
  const table = seated();
  expect(line(table, "hit")).toBe("…");
  next(table, update(question(1)));
  answer(table, BET);
  expect(line(table, "hit")).toMatchObject({ text: "+33", mark: "best", gauge: 0.66 });
  next(table, update(question(1)));
  expect([requests().length, table.odds.info]).toEqual([1, BET]);
  next(table, update(question(2)));
  expect([requests().length, table.odds.info, line(table, "hit")]).toEqual([2, null, "…"]);
  answer(table, BET, requests()[0]!.id);
  expect(table.odds.info).toBe(null); // it belongs to the question before
});

test("folded away, odds are not asked for, and the room for them stays", () => {
  isOpen = false;
  const table = seated();
  expect([requests().length, line(table, "hit"), table.shownOdds]).toEqual([0, null, null]);
  isOpen = true;
  table.askForOdds();
  answer(table, BET);
  isOpen = false;
  expect([line(table, "hit"), table.shownOdds]).toEqual([null, null]);
});

test("nothing is asked where the table did not agree, nobody sits, nobody is asked, or one move is left", () => {
  expect(line(seated("hints"), "hit")).toBe(undefined);
  expect(line(seated("odds", null), "hit")).toBe(undefined);
  const table = seated("none");
  next(table, update(null));
  const other = new Table(() => true);
  other.open("ws://house/socket", "t", null);
  other.receive({ type: "table", phase: "playing", assistance: "odds", you: 0 } as TableInfo);
  next(other, update({ ...question(1), asked: false }));
  next(other, update(question(2, ["draw"])));
  expect(requests()).toEqual([]);
});

test("odds that came too fast are asked for again once, then the dock says why there are none", () => {
  const table = seated();
  refuse(table, "too-fast");
  expect(line(table, "hit")).toBe("…");
  vi.advanceTimersByTime(2_000);
  expect(requests().length).toBe(2);
  refuse(table, "too-fast");
  vi.advanceTimersByTime(60_000);
  expect([requests().length, line(table, "hit"), table.refusal]).toEqual([2, null, null]);
  expect(oddsLine(table, words)).toBe(words.say("too-fast"));
});

test("a question that was answered meanwhile is not asked about again", () => {
  const table = seated();
  refuse(table, "too-fast");
  next(table, update(null));
  vi.advanceTimersByTime(60_000);
  expect(requests().length).toBe(1);
});

test("why there are no odds is said in the dock, and nothing waits; where nothing is to weigh, nothing is said", () => {
  const table = seated();
  refuse(table, "odds-not-ready");
  expect([line(table, "hit"), oddsLine(table, words)]).toEqual([null, words.say("odds-not-ready")]);
  next(table, update(question(2)));
  refuse(table, "odds-no-choice");
  expect([line(table, "hit"), oddsLine(table, words)]).toEqual([null, ""]);
});

test("the best is marked, and where others are as good, all of them are equal and none is the best", () => {
  expect(BET.choices.map((each) => markOf(BET, each))).toEqual(["", "best"]);
  const alike = info([choice("a", 0.3, true), choice("b", 0.3, false, true), choice("c", 0.1)]);
  expect(alike.choices.map((each) => markOf(alike, each))).toEqual(["equal", "equal", ""]);
});

test("chances are shown in percent with their error, and have no gauge", () => {
  const odds = info([choice("a", 0.543, true, true, 0.021)], "chance");
  expect(worthOf(odds, "a", "red 4", words)).toEqual({
    text: "54% ± 2",
    mark: "best",
    gauge: null,
    percent: 54,
    error: 2,
    label: "red 4, best, 54 percent, give or take 2",
    spoken: ", best, 54 percent, give or take 2",
  });
});

test("small sums have a digit more, and nothing has no sign", () => {
  const odds = info([choice("a", -0.036), choice("b", 0, true), choice("c", -3)]);
  expect(odds.choices.map(({ move }) => worthOf(odds, move, move, words)?.text)).toEqual([
    "−1.8",
    "0",
    "−150",
  ]);
  expect(worthOf(odds, "c", "c", words)?.gauge).toBe(-1);
});

test("screen readers read the odds in one sentence, the best first", () => {
  const odds = info([choice("stand", -0.16), choice("hit", 0.34), choice("double", 0.66, true)]);
  const asked = question(1, ["stand", "hit", "double"]);
  expect(spokenOdds(odds, asked, words)).toBe(
    "Odds: move-double, best, plus 33; move-hit plus 17; move-stand minus 8.",
  );
});

test("of several moves the best says what a press is worth, and of many choices five are read out", () => {
  const odds = info(
    [0.1, 0.4, 0.2, 0.3, 0.35, 0.05, 0.15].map((value, i) => choice(`m${i}`, value, i === 1, i === 1, 0.02)),
    "chance",
  );
  expect(bestOf(odds, ["m0", "m2", "m5"])?.move).toBe("m2");
  expect(bestOf(odds, ["none"])).toBeNull();
  const spoken = spokenOdds(odds, question(1, ["m0", "m1"]), words);
  expect(spoken).toContain("m1");
  expect(spoken).not.toContain("m5");
  expect(spoken.split(";")).toHaveLength(5);
});

test("choices and their errors have room on one scale, in the order of their values", () => {
  const choices = [choice("a", 0.3, true, true, 0.02), choice("b", 0.1, false, false, 0.03)];
  const scale = scaleOf(choices);
  const places = [0.07, 0.1, 0.3, 0.32].map(scale);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places[0]).toBeGreaterThan(0);
  expect(places[3]).toBeLessThan(100);
});
