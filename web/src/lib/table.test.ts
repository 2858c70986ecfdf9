import { afterEach, expect, test, vi } from "vitest";
import { Table } from "./table.svelte";
import type { ClientMessage, Update, ServerMessage, TableInfo } from "./protocol";
import { LANGUAGE_CODES, load } from "./words";

interface Stream {
  messages: ServerMessage[];
}

const streams = import.meta.glob<Stream>("$package/games/*/golden/stream.json", {
  eager: true,
  import: "default",
});
const games = Object.entries(streams).map(
  ([path, stream]) => [/games\/([^/]+)/.exec(path)![1]!, stream.messages] as const,
);
const isUpdate = (message: ServerMessage): message is Update => message.type === "update";

function tableAfter(messages: readonly ServerMessage[]): Table {
  const table = new Table();
  for (const message of messages) table.receive(message);
  return table;
}

/** Two messages as one, as a server sends them to somebody who was not there in between. */
function merged(one: Update, two: Update): Update {
  return { ...two, events: [...one.events, ...two.events], done: [...one.done, ...two.done] };
}

test.for(games)(
  "%s: every event is received once, and the last view is the one that is shown",
  ([, messages]) => {
    const table = tableAfter(messages);
    const updates = messages.filter(isUpdate);
    expect(updates.length).toBeGreaterThan(10);
    expect(table.events).toEqual(updates.flatMap((message) => message.events));
    expect(table.events.length).toBe(updates.at(-1)!.lastEvent);
    expect(table.view).toEqual(updates.at(-1)!.view);
    expect(table.question).toEqual(updates.at(-1)!.question);
  },
);

test.for(games)("%s: what comes twice is shown once", ([, messages]) => {
  const once = tableAfter(messages);
  const twice = tableAfter(messages.flatMap((message) => [message, message]));
  expect(twice.events).toEqual(once.events);
  expect(twice.view).toEqual(once.view);
  expect(twice.chat).toEqual(once.chat);
});

test.for(games)("%s: after a gap, events that overlap are taken over once", ([, messages]) => {
  const updates = messages.filter(isUpdate);
  const gap = merged(merged(updates[4]!, updates[5]!), updates[6]!); // 4 was received already
  const table = tableAfter([
    ...messages.filter((message) => !isUpdate(message)),
    ...updates.slice(0, 5),
    gap,
    ...updates.slice(7),
  ]);
  expect(table.events).toEqual(tableAfter(messages).events);
});

test.for(games)("%s: every event and move has words in every language", async ([game, messages]) => {
  for (const lang of LANGUAGE_CODES) {
    const words = await load(lang, game.replaceAll("_", "-"));
    for (const message of messages.filter(isUpdate)) {
      for (const event of message.events) expect(words.has(event.name), `${lang} ${event.name}`).toBe(true);
      for (const move of message.question?.moves ?? []) expect(words.move(move)).not.toMatch(/^move-|\{/);
      for (const line of words.events(message.events)) expect(line).not.toMatch(/\{|undefined|\[object/);
    }
  }
});

const asked: Update = {
  type: "update",
  lastEvent: 0,
  view: {},
  events: [],
  question: { number: 1, asked: true, moves: [], amounts: [], offered: [] },
  outcome: null,
  secondsLeft: null,
  done: [],
};

test("a hint and a refusal last as long as their question", () => {
  const table = new Table();
  table.receive(asked);
  table.receive({ type: "done", id: "1", hints: [] });
  table.receive({ type: "refused", id: "2", key: "too-fast", facts: {} });
  table.receive(asked);
  expect([table.hints, table.refusal?.key]).toEqual([[], "too-fast"]);
  table.receive({ ...asked, question: { ...asked.question!, number: 2 } });
  expect([table.hints, table.refusal]).toEqual([null, null]);
});

const siete = games.find(([game]) => game === "siete_y_medio")![1].filter(isUpdate);

test("nothing is shown or asked before the game that plays it back has shown it", () => {
  const table = tableAfter([]);
  const first = siete.findIndex(
    (update, i) => i > 0 && siete[i - 1]!.events.length > 0 && update.events.length > 1,
  );
  for (const update of siete.slice(0, first)) table.receive(update);
  const [view, count] = [table.view, table.events.length];
  const release = table.holdBack();
  table.receive(siete[first]!);
  expect([table.shownView, table.shownEvents.length, table.isPlayingBack]).toEqual([view, count, true]);
  table.showMoment({ view: siete[first]!.view, eventCount: count + 1 });
  expect(table.shownEvents).toEqual(table.events.slice(0, count + 1));
  table.showMoment(null);
  expect([table.shownView, table.shownEvents]).toEqual([table.view, table.events]);
  table.receive(siete[first + 1]!);
  release();
  expect([table.shownView, table.shownEvents]).toEqual([table.view, table.events]);
});

afterEach(() => vi.unstubAllGlobals());

test("a move that is pressed twice before the answer comes is sent once, and another one is sent", () => {
  const sent: ClientMessage[] = [];
  class Socket {
    static readonly OPEN = 1;
    readyState = Socket.OPEN;
    send(text: string): void {
      sent.push(JSON.parse(text) as ClientMessage);
    }
  }
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("document", { addEventListener: () => {} });
  const table = new Table();
  table.open("ws://server/socket", "t", null);
  table.receive({ type: "table", phase: "playing", you: 0 } as TableInfo);
  const plays = () => sent.flatMap((message) => (message.type === "play" ? [message.move] : []));
  table.receive(asked);
  table.play("draw");
  table.play("draw");
  expect(plays()).toEqual(["draw"]);
  table.play("uno"); // a call is another thing
  expect(plays()).toEqual(["draw", "uno"]);
  table.receive({ type: "refused", id: sent.at(-2)!.id ?? "", key: "not-your-turn", facts: {} });
  expect(table.refusal?.move).toBe("draw");
  table.play("draw"); // it was answered
  table.receive({ ...asked, done: [sent.at(-1)!.id ?? ""] });
  table.play("draw");
  expect(plays()).toEqual(["draw", "uno", "draw", "draw"]);
});
