// Sitting down in one click: enter, open a table with opponents, and begin.

import * as api from "./api";
import { app } from "./app.svelte";
import { opponentsAt } from "./opponents";
import { go } from "./routes.svelte";
import type { GameInfo } from "./protocol";

/** What is done at a table on arrival: sit down, or start the match as well. */
export type OnArrival = "sit" | "start";
const arrivals = new Map<string, OnArrival>();

/** The opponents of a quick start of this game. */
export function opponentsIn(game: GameInfo): string[] {
  const known = [...game.characters, ...game.bots].map(({ name }) => name);
  return opponentsAt(app.opponents, known, game.variants[0]!.seats);
}

export async function playNow(game: GameInfo): Promise<void> {
  if (!(await app.enter())) return;
  const opponents = opponentsIn(game);
  const bots = Object.fromEntries(opponents.map((player, i) => [i + 1, player]));
  const seats = 1 + opponents.length;
  const { name: variant } = game.variants[0]!;
  enterTable(await api.openTable({ game: game.id, variant, seats, bots }), "start");
}

/** Go to a table, and do this on arrival. */
export function enterTable(table: string, onArrival: OnArrival): void {
  arrivals.set(table, onArrival);
  go("table", table);
}

/** What is to be done on arrival at a table; it is returned once. */
export function takeOnArrival(table: string): OnArrival | null {
  const onArrival = arrivals.get(table) ?? null;
  arrivals.delete(table);
  return onArrival;
}
