// The parts that games bring along, found by walking their folders; each is loaded when it is needed.

import type { Component } from "svelte";
import { DECKS } from "./decks";
import type { EndingProps, OddsProps, TableProps } from "./contract";
import type { GameTypes } from "./protocol";

const tables = import.meta.glob<{ default: Component<TableProps<GameTypes>> }>(
  "$package/games/*/table.svelte",
);
const notes = import.meta.glob<{
  default: Component<TableProps<GameTypes>>;
  tab?: string;
  stays?: boolean;
}>("$package/games/*/notes.svelte");
const odds = import.meta.glob<{ default: Component<OddsProps<GameTypes>> }>("$package/games/*/odds.svelte");
const endings = import.meta.glob<{ default: Component<EndingProps<GameTypes>> }>(
  "$package/games/*/ending.svelte",
);
const decks = import.meta.glob<string>("$package/{decks,games}/*/cards.svg", {
  query: "?raw",
  import: "default",
});
const rules = import.meta.glob<string>("$package/games/*/RULES*.md", { query: "?raw", import: "default" });

function of<Part>(
  files: Record<string, () => Promise<Part>>,
  game: string,
  name: string,
): Promise<Part> | null {
  return find(files, `/games/${game.replaceAll("-", "_")}/${name}`);
}

function find<Part>(files: Record<string, () => Promise<Part>>, end: string): Promise<Part> | null {
  const path = Object.keys(files).find((path) => path.endsWith(end));
  return path === undefined ? null : files[path]!();
}

export interface Parts {
  table: Component<TableProps<GameTypes>> | null; // none: the common table
  notes: Component<TableProps<GameTypes>> | null;
  tab: string; // the word of their page in the notebook
  stays: boolean; // the notes are no page of the notebook, but stay in sight above its pages
  odds: Component<OddsProps<GameTypes>> | null;
  ending: Component<EndingProps<GameTypes>> | null;
}

export async function partsOf(game: string): Promise<Parts> {
  const [table, page, slip, ending] = await Promise.all([
    of(tables, game, "table.svelte"),
    of(notes, game, "notes.svelte"),
    of(odds, game, "odds.svelte"),
    of(endings, game, "ending.svelte"),
  ]);
  return {
    table: table?.default ?? null,
    notes: page?.default ?? null,
    tab: page?.tab ?? "web-tab-points",
    stays: page?.stays ?? false,
    odds: slip?.default ?? null,
    ending: ending?.default ?? null,
  };
}

export async function rulesOf(game: string, lang: string): Promise<string> {
  return (await of(rules, game, lang === "en" ? "RULES.md" : `RULES.${lang}.md`)) ?? "";
}

export interface Deck {
  sprite: string; // every id begins with the game's, so that several decks may lie on one page
  fan: string[]; // three cards that show what the deck is like
}

const drawn = new Map<string, Promise<Deck>>();

export function deckOf(game: string): Promise<Deck> {
  let deck = drawn.get(game);
  if (!deck) {
    deck = draw(game);
    drawn.set(game, deck);
  }
  return deck;
}

async function draw(game: string): Promise<Deck> {
  const shared = DECKS[game];
  const drawing =
    (await (shared ? find(decks, `/decks/${shared}/cards.svg`) : of(decks, game, "cards.svg"))) ?? "";
  const ids = new Set([...drawing.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]!));
  const own = (id: string) => (ids.has(id) ? `${game}-${id}` : id);
  const sprite = drawing
    .replace(/ id="([^"]+)"/g, (_, id: string) => ` id="${own(id)}"`)
    .replace(/ href="#([^"]+)"/g, (_, id: string) => ` href="#${own(id)}"`)
    .replace(/url\(#([^)]+)\)/g, (_, id: string) => `url(#${own(id)})`);
  return { sprite, fan: /data-fan="([^"]*)"/.exec(drawing)?.[1]?.split(" ") ?? [] };
}
