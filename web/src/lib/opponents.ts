// The opponents of a quick start: those chosen last, as far as a game has seats for them.

import type { SeatRange } from "./protocol";

// Different ones, about as good as most people.
const DEFAULTS = ["lola", "tono", "quim", "ines", "nuria", "pepe", "dolors", "marcel"];

/** The opponents of somebody who has not chosen any. */
export const defaultOpponents = (): string[] => DEFAULTS.slice(0, 3);

/** Those of the chosen who have a seat beside one's own, and others where the game needs more. A game does not
    know every player that was chosen at another one. */
export function opponentsAt(
  chosen: readonly string[],
  known: readonly string[],
  { least, most }: SeatRange,
): string[] {
  const seated = chosen.filter((player) => known.includes(player)).slice(0, most - 1);
  const others = DEFAULTS.filter((player) => known.includes(player) && !seated.includes(player));
  const wanted = Math.min(most - 1, Math.max(1, least - 1)) - seated.length;
  return [...seated, ...others.slice(0, Math.max(0, wanted))];
}
