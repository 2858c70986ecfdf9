// What is to be shown of what was heard: the cards that were laid, a challenge, the end of a round.

import type { GameEvent } from "$lib/protocol";

export interface Laid {
  code: string;
  by: number | null; // nobody: turned up
  number: number; // of the event
}

export interface Trial {
  seat: number;
  holder: number;
  guilty: boolean;
  saw: string[]; // the hand, if it was shown to us
  after: GameEvent[]; // who draws, who misses a turn
}

export interface Round {
  number: number;
  winner: number;
  won: number;
  hands: Map<number, { cards: string[]; points: number }>;
}

const code = (event: GameEvent) => (event.facts["card"] as { code: string }).code;
const seat = (event: GameEvent) => event.facts["seat"] as number;
const LAYING = new Set(["turned-up", "played", "jumped-in"]);

/** The last cards that were laid in this round, the top one last. */
export function laidCards(events: readonly GameEvent[], most: number): Laid[] {
  const found: Laid[] = [];
  for (let number = events.length - 1; number >= 0 && found.length < most; number -= 1) {
    const event = events[number]!;
    if (event.name === "round-began" || event.name === "reshuffled") break;
    if (LAYING.has(event.name))
      found.unshift({ code: code(event), by: event.name === "turned-up" ? null : seat(event), number });
  }
  return found;
}

export function trialIn(events: readonly GameEvent[]): Trial | null {
  const at = events.findLastIndex((event) => event.name === "challenged");
  const verdict = events.findIndex((event, i) => i > at && (event.name === "guilty" || event.name === "innocent"));
  if (at < 0 || verdict < 0) return null;
  const { facts } = events[at]!;
  return {
    seat: facts["seat"] as number,
    holder: (facts["holder"] as { seat: number }).seat,
    guilty: events[verdict]!.name === "guilty",
    saw: events.filter((event) => event.name === "saw").map(code),
    after: events.slice(verdict + 1).filter((event) => event.name === "drew" || event.name === "skipped"),
  };
}

/** The last round that ended in these events; `rounds` had been played when they were over. */
export function roundIn(events: readonly GameEvent[], rounds: number): Round | null {
  const scored = events.findLast((event) => event.name === "scored");
  if (!scored) return null;
  const hands: Round["hands"] = new Map();
  for (const event of events) {
    if (event.name === "showed") hands.set(seat(event), { cards: [], points: event.facts["points"] as number });
    if (event.name === "held") hands.get(seat(event))?.cards.push(code(event));
  }
  const goesOn = events.indexOf(scored) < events.findLastIndex((event) => event.name === "round-began");
  return { number: goesOn ? rounds - 1 : rounds, winner: seat(scored), won: scored.facts["points"] as number, hands };
}
