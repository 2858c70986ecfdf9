// Texts of the dock: whose turn it is, what is asked, and what can be done about it.

import { named } from "$lib/events";
import type { Words } from "$lib/words";
import { cardFacts } from "./cards";
import type { Trial } from "./event_queries";
import type { Turn } from "./turn.svelte";
import type { GameEvent, GameHint, View } from "./types";

export interface Moment {
  view: View;
  turn: Turn;
  latest: readonly GameEvent[];
  isDocked: boolean; // a question stands in the dock
  mayJump: boolean; // at this table cards are laid out of turn
  winner: number | null; // of the match
}

const colourOf = (view: View) => ({ letter: view.colour ?? "none" });

export const cardList = (codes: Iterable<string>, words: Words): string =>
  [...codes].map((code) => words.say("card", cardFacts(code))).join(", ");

export function titleOf({ view, turn, isDocked, winner }: Moment, name: string, words: Words): string {
  if (view.ending) return words.say("match-ended", { ending: view.ending, seat: winner });
  if (isDocked && turn.asksColour) return words.say("web-colour");
  if (isDocked && turn.asksDrawn) return words.say("web-drawn", { card: cardFacts(turn.asksDrawn) });
  if (turn.trial) return words.say("web-plus-four-of", { seat: turn.trial.seat });
  if (turn.mine) return words.say("web-asked", { name });
  return view.turn === null ? "" : words.say("web-turn-of", { seat: view.turn });
}

export function helpOf(moment: Moment, words: Words): string {
  const { view, turn, latest, isDocked, mayJump } = moment;
  if (isDocked) return turn.asksColour ? "" : words.say("web-drawn-note");
  if (turn.choices.has("move-catch")) return words.say("web-help-catch");
  if (!turn.mine)
    return turn.fitting.size && mayJump
      ? words.say("web-help-jump")
      : (words.events([...latest]).at(-1) ?? "");
  if (view.pressed) return words.say("table-pressed");
  if (view.trial) return words.say("web-help-trial");
  if (view.pending) return words.say("table-pending", { count: view.pending });
  if (view.drawn && !turn.asksDrawn) return words.say("web-help-drawn", { card: cardFacts(view.drawn) });
  if (turn.mayCall) return words.say("web-help-uno");
  return turn.fitting.size
    ? words.say("web-help-fits", { colour: colourOf(view) })
    : words.say("web-help-none");
}

/** The question as one message for screen readers: what lies, what one holds, what fits. */
export function questionOf({ view, turn }: Moment, otherwise: string, words: Words): string {
  if (!turn.mine) return "";
  if (!turn.fitting.size || view.phase !== "playing") return otherwise;
  return words.say("web-question", {
    colour: colourOf(view),
    cards: view.players[view.you ?? 0]?.cards,
    count: turn.fitting.size,
    fitting: cardList(turn.fitting, words),
  });
}

/** The cards of a hint come as codes. */
export const hintOf = (hint: GameHint, words: Words): string =>
  words.hint(
    hint.name === "hint-fits" ? { ...hint, facts: { cards: cardList(hint.facts.cards, words) } } : hint,
  );

export const isAdvice = (hint: GameHint): boolean => hint.name.startsWith("hint-best-");

export const verdictOf = (trial: Trial, words: Words): string =>
  words.say(trial.guilty ? "web-guilty" : "web-innocent", { seat: trial.holder });

/** What would have fitted, to those who have seen the hand; others learn only what the verdict says. */
export function reasonOf({ guilty, colour, couldHavePlayed }: Trial, lawful: unknown, words: Words): string {
  if (couldHavePlayed.length) return words.say("web-why-cards", { cards: cardList(couldHavePlayed, words) });
  return words.say("web-why", { lawful, guilty: Number(guilty), colour });
}

/** You forgot to call UNO, and what it led to; nothing if you did not. */
export function ownFault(events: readonly GameEvent[], you: number | null): GameEvent[] {
  const isOwn = named(events, "forgot").some(({ facts }) => facts.seat === you);
  return isOwn ? events.filter(({ name }) => name === "forgot" || name === "caught" || name === "drew") : [];
}
