// What every hand of the round that ended last has won or lost.

import type { GameEvent } from "./types";

const SIGNS = { won: 1, "won-blackjack": 1, lost: -1, surrendered: -1 } as const;
type Result = Extract<GameEvent, { name: keyof typeof SIGNS }>;
const isResult = (event: GameEvent): event is Result => event.name in SIGNS;

/** By seat and hand as the events number it: "2 0" is the only hand of seat 2, "2 1" the first of several. */
export function resultsOf(events: readonly GameEvent[]): Map<string, number> {
  const paid = events.findLastIndex((event) => event.name === "has-money");
  const round = events.slice(0, paid + 1);
  const began = round.findLastIndex((event) => event.name === "round-began");
  const results = round.slice(began + 1).filter(isResult);
  return new Map(
    results.map(({ name, facts }) => [`${facts.seat} ${facts.hand}`, SIGNS[name] * facts.money]),
  );
}
