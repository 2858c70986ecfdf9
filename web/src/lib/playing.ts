// Sitting down in one click: enter, open a table with company, and begin.

import * as api from "./api";
import { app } from "./app.svelte";
import { companyAt } from "./company";
import { go } from "./routes.svelte";
import type { GameInfo } from "./protocol";

/** What shall happen at a table as soon as one is there: sit down, or begin as well. */
export type Haste = "sit" | "start";
const hasty = new Map<string, Haste>();

/** Whom one plays against at once in this game. */
export function companyIn(game: GameInfo): string[] {
  const known = [...game.characters, ...game.bots].map(({ name }) => name);
  return companyAt(app.company, known, game.variants[0]!.seats);
}

export async function playNow(game: GameInfo): Promise<void> {
  if (!(await app.enter())) return;
  const company = companyIn(game);
  const bots = Object.fromEntries(company.map((player, i) => [i + 1, player]));
  const seats = 1 + company.length;
  const { name: variant } = game.variants[0]!;
  hasten(await api.openTable({ game: game.id, variant, seats, bots }), "start");
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
