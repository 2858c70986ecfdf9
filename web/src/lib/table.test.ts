import { expect, test } from "vitest";
import { Table } from "./table.svelte";
import type { Update, ServerMessage } from "./protocol";
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
const isSeen = (message: ServerMessage): message is Update => message.type === "update";

function heardBy(messages: readonly ServerMessage[]): Table {
  const table = new Table();
  for (const message of messages) table.receive(message);
  return table;
}

/** Two messages as one, as a server tells somebody who was not there in between. */
function merged(one: Update, two: Update): Update {
  return { ...two, events: [...one.events, ...two.events], done: [...one.done, ...two.done] };
}

test.for(games)(
  "%s: every event is heard once, and the last view is the one that is shown",
  ([, messages]) => {
    const table = heardBy(messages);
    const seen = messages.filter(isSeen);
    expect(seen.length).toBeGreaterThan(10);
    expect(table.events).toEqual(seen.flatMap((message) => message.events));
    expect(table.events.length).toBe(seen.at(-1)!.lastEvent);
    expect(table.view).toEqual(seen.at(-1)!.view);
    expect(table.question).toEqual(seen.at(-1)!.question);
  },
);

test.for(games)("%s: what comes twice is shown once", ([, messages]) => {
  const once = heardBy(messages);
  const twice = heardBy(messages.flatMap((message) => [message, message]));
  expect(twice.events).toEqual(once.events);
  expect(twice.view).toEqual(once.view);
  expect(twice.said).toEqual(once.said);
});

test.for(games)("%s: after a gap, what overlaps with what was heard is not told again", ([, messages]) => {
  const seen = messages.filter(isSeen);
  const gap = merged(merged(seen[4]!, seen[5]!), seen[6]!); // 4 was heard already
  const table = heardBy([
    ...messages.filter((message) => !isSeen(message)),
    ...seen.slice(0, 5),
    gap,
    ...seen.slice(7),
  ]);
  expect(table.events).toEqual(heardBy(messages).events);
});

test.for(games)("%s: every event and move has words in every language", async ([game, messages]) => {
  for (const lang of LANGUAGE_CODES) {
    const words = await load(lang, game.replaceAll("_", "-"));
    for (const message of messages.filter(isSeen)) {
      for (const event of message.events) expect(words.has(event.name), `${lang} ${event.name}`).toBe(true);
      for (const move of message.question?.moves ?? []) expect(words.move(move)).not.toMatch(/^move-|\{/);
      for (const line of words.events(message.events)) expect(line).not.toMatch(/\{|undefined|\[object/);
    }
  }
});

test("a hint and a refusal last as long as their question", () => {
  const table = new Table();
  const seen: Update = {
    type: "update",
    lastEvent: 0,
    view: {},
    events: [],
    question: { number: 1, asked: true, moves: [], amounts: [], offered: [] },
    outcome: null,
    secondsLeft: null,
    done: [],
  };
  table.receive(seen);
  table.receive({ type: "done", id: "1", hints: [] });
  table.receive({ type: "refused", id: "2", key: "too-fast", facts: {} });
  table.receive(seen);
  expect([table.hints, table.refusal?.key]).toEqual([[], "too-fast"]);
  table.receive({ ...seen, question: { ...seen.question!, number: 2 } });
  expect([table.hints, table.refusal]).toEqual([null, null]);
});

const siete = games.find(([game]) => game === "siete_y_medio")![1].filter(isSeen);

test("nothing is told or asked before the game that plays it back has shown it", () => {
  const table = heardBy([]);
  const first = siete.findIndex(
    (update, i) => i > 0 && siete[i - 1]!.events.length > 0 && update.events.length > 1,
  );
  for (const update of siete.slice(0, first)) table.receive(update);
  const [view, told] = [table.view, table.events.length];
  const release = table.holdBack();
  table.receive(siete[first]!);
  expect([table.shownView, table.toldEvents.length, table.isPlayingBack]).toEqual([view, told, true]);
  table.showMoment({ view: siete[first]!.view, told: told + 1 });
  expect(table.toldEvents).toEqual(table.events.slice(0, told + 1));
  table.showMoment(null);
  expect([table.shownView, table.toldEvents]).toEqual([table.view, table.events]);
  table.receive(siete[first + 1]!);
  release();
  expect([table.shownView, table.toldEvents]).toEqual([table.view, table.events]);
});
