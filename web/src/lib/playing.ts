// Sitting down in one click: enter, open a table with bots, and begin.

import * as api from "./api";
import { app } from "./app.svelte";
import { go } from "./routes.svelte";
import type { GameInfo } from "./protocol";

const COMPANY = 3; // bots, where the game takes as many

/** What shall happen at a table as soon as one is there: sit down, or begin as well. */
export type Haste = "sit" | "start";
const hasty = new Map<string, Haste>();

export async function playNow(game: GameInfo): Promise<void> {
  if (!(await app.enter())) return;
  const variant = game.variants[0]!;
  const seats = Math.min(variant.seats.most, Math.max(variant.seats.least, 1 + COMPANY));
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [i + 1, game.bots[0]!.name]));
  hasten(await api.openTable({ game: game.id, variant: variant.name, seats, bots }), "start");
}

/** Go to a table, and lose no time there. */
export function hasten(table: string, haste: Haste): void {
  hasty.set(table, haste);
  go("table", table);
}

/** What was meant to happen at a table; it is asked once. */
export function hasteAt(table: string): Haste | null {
  const haste = hasty.get(table) ?? null;
  hasty.delete(table);
  return haste;
}
