// Which of the moves that the server lists belongs to what one presses.

import { named } from "$lib/events";
import type { Question } from "$lib/protocol";
import { isWild, type Letter } from "./cards";
import type { GameMove, Types } from "./types";

export class Choices {
  readonly all: readonly GameMove[]; // what may be done now, then what may be called at any time
  readonly fitting: ReadonlySet<string>; // the cards that may be laid
  private readonly now: readonly GameMove[];

  constructor(question: Question<Types> | null) {
    this.now = question?.moves ?? [];
    this.all = [...this.now, ...(question?.offered ?? [])];
    this.fitting = new Set(named(this.now, "move-play").map((move) => move.facts.card.code));
  }

  /** Whether a move of this name may be made now. */
  has(name: GameMove["name"]): boolean {
    return this.now.some((move) => move.name === name);
  }

  /** The move of this name, if it is listed; the one that names a colour with it. */
  text(name: GameMove["name"], colour?: Letter): string | undefined {
    const isMeant = (move: GameMove) =>
      move.name === name && (move.name !== "move-colour" || move.facts.colour.letter === colour);
    return this.all.find(isMeant)?.text;
  }

  /** The moves of this name; of those that name a colour, that of the one. */
  texts(name: GameMove["name"], colour?: Letter): string[] {
    const isMeant = (move: GameMove) =>
      move.name === name && (move.name !== "move-colour" || move.facts.colour.letter === colour);
    return this.now.filter(isMeant).map((move) => move.text);
  }

  /** All moves that lay a card: those of a wild one name their colours. */
  layings(code: string): string[] {
    return named(this.now, "move-play").flatMap(({ facts, text }) =>
      facts.card.code === code ? [text] : [],
    );
  }

  /** The move that lays a card, if it is listed; that of a wild card with its colour. */
  laying(code: string, colour: Letter | "none" = "none"): string | undefined {
    return named(this.now, "move-play").find(
      ({ facts }) => facts.card.code === code && facts.named.letter === colour,
    )?.text;
  }
}

/** A card that does not fit may be tried all the same: the server says why not. */
export const unlisted = (code: string): string => `play ${code}${isWild(code) ? " red" : ""}`;
