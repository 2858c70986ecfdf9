// What the table shows, read from the events: the cards that were laid, a challenge, the end of a round.

import { named } from "$lib/events";
import type { Colour, GameEvent } from "./types";

export interface Laid {
  code: string;
  by: number | null; // nobody: turned up
  number: number; // of the event
}

export interface Trial {
  seat: number;
  holder: number;
  guilty: boolean;
  colour: Colour; // that was in play when the +4 was laid
  saw: string[]; // the hand, if it was shown to us
  couldHavePlayed: string[]; // the cards of it that made the +4 unlawful
  after: GameEvent[]; // who draws, who misses a turn
}

export interface Round {
  number: number;
  winner: number;
  won: number;
  hands: Map<number, { cards: string[]; points: number }>;
}

/** The last cards that were laid in this round, the top one last. */
export function laidCards(events: readonly GameEvent[], most: number): Laid[] {
  const found: Laid[] = [];
  for (let number = events.length - 1; number >= 0 && found.length < most; number -= 1) {
    const event = events[number]!;
    if (event.name === "round-began" || event.name === "reshuffled") break;
    if (event.name === "turned-up") found.unshift({ code: event.facts.card.code, by: null, number });
    if (event.name === "played" || event.name === "jumped-in")
      found.unshift({ code: event.facts.card.code, by: event.facts.seat, number });
  }
  return found;
}

export function trialIn(events: readonly GameEvent[]): Trial | null {
  const challenged = named(events, "challenged").at(-1);
  const at = challenged ? events.lastIndexOf(challenged) : -1;
  const verdict = events.findIndex(
    (event, i) => i > at && (event.name === "guilty" || event.name === "innocent"),
  );
  if (!challenged || verdict < 0) return null;
  return {
    seat: challenged.facts.seat,
    holder: challenged.facts.holder.seat,
    guilty: events[verdict]!.name === "guilty",
    colour: challenged.facts.colour,
    saw: named(events, "saw").map(({ facts }) => facts.card.code),
    couldHavePlayed: named(events, "could-have-played").map(({ facts }) => facts.card.code),
    after: events.slice(verdict + 1).filter((event) => event.name === "drew" || event.name === "skipped"),
  };
}

/** The last round that ended in these events; `rounds` had been played when they were over. */
export function roundIn(events: readonly GameEvent[], rounds: number): Round | null {
  const scored = named(events, "scored").at(-1);
  if (!scored) return null;
  const hands: Round["hands"] = new Map();
  for (const { name, facts } of events) {
    if (name === "showed") hands.set(facts.seat, { cards: [], points: facts.points });
    if (name === "held") hands.get(facts.seat)?.cards.push(facts.card.code);
  }
  const goesOn = events.indexOf(scored) < events.findLastIndex((event) => event.name === "round-began");
  return { number: goesOn ? rounds - 1 : rounds, winner: scored.facts.seat, won: scored.facts.points, hands };
}
