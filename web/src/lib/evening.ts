// The evening: the matches of a table and of those that it is a rematch of.

import type { EveningMatch, Winner } from "./protocol";

/** How many matches each has won, the most first, then in the order of their first. A person counts under
    their last name; a bot has no id, and counts under its name. */
export function winsOf(evening: readonly EveningMatch[]): { who: Winner; count: number }[] {
  const wins = new Map<string, { who: Winner; count: number }>();
  for (const who of evening.flatMap((match) => match.winners)) {
    const key = who.person || `bot ${who.name}`;
    wins.set(key, { who, count: (wins.get(key)?.count ?? 0) + 1 });
  }
  return [...wins.values()].toSorted((a, b) => b.count - a.count);
}
