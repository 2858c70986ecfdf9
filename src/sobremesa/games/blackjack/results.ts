// What every hand of the round that ended last has won or lost.

import type { GameEvent } from "$lib/protocol";

const SIGNS: Record<string, number> = { won: 1, "won-blackjack": 1, lost: -1, surrendered: -1 };

/** By seat and hand as the events number it: "2 0" is the only hand of seat 2, "2 1" the first of several. */
export function resultsOf(events: readonly GameEvent[]): Map<string, number> {
  const paid = events.findLastIndex((event) => event.name === "has-money");
  const round = events.slice(0, paid + 1);
  const began = round.findLastIndex((event) => event.name === "round-began");
  const results = new Map<string, number>();
  for (const { name, facts } of round.slice(began + 1)) {
    const sign = SIGNS[name];
    if (sign) results.set(`${Number(facts["seat"])} ${Number(facts["hand"] ?? 0)}`, sign * Number(facts["money"]));
  }
  return results;
}
