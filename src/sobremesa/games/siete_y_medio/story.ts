// The end of a round, told: what the last player did, the bank's cards one by one, then the money.
// It all comes with the next round's first card, and would not be seen.

import type { Picture } from "$lib/telling.svelte";
import type { Card, GameEvent, Player, Points, View } from "./types";

const CARD = 700; // ms
const MONEY = 3000;

export interface Told extends Picture<View> {
  heard: GameEvent | null; // what it shows, for the words beside it
  gains: number[] | null; // by seat, once everybody was paid
}

export const atRest = (view: View): Told => ({ view, hold: 0, heard: null, gains: null });

export function tell(before: View | null, events: readonly GameEvent[], after: View): Told[] {
  const settled = events.findIndex((event) => event.name === "bank-has");
  if (before === null || settled < 0) return [atRest(after)];
  const teller = new Teller(before);
  for (const event of events.slice(0, settled + 1)) teller.hear(event);
  return [...teller.pictures, atRest(after)];
}

class Teller {
  pictures: Told[] = [];
  private view: View;
  private gains: number[];

  constructor(before: View) {
    this.view = { ...structuredClone(before), turn: null };
    this.gains = before.players.map(() => 0);
  }

  hear(event: GameEvent): void {
    const { name, facts } = event;
    switch (name) {
      case "drew":
        this.take(this.player(facts), facts);
        break;
      case "bank-drew":
        this.take(this.view.bank, facts);
        this.show(event, CARD);
        break;
      case "stood":
        this.player(facts).fate = "standing";
        break;
      case "went-over":
        this.player(facts).fate = "too-far";
        this.show(event, CARD);
        break;
      case "reached":
        this.player(facts).fate = "exact";
        this.show(event, CARD);
        break;
      case "won":
      case "prize":
        this.gains[facts.seat]! += facts.money;
        break;
      case "lost":
        this.gains[facts.seat]! -= facts.money;
        break;
      case "has-money":
        this.player(facts).money = facts.money;
        break;
      case "bank-has":
        this.view.bank.money = facts.money;
        this.show(event, MONEY, this.gains);
    }
  }

  private player({ seat }: { seat: number }): Player {
    return this.view.players[seat]!;
  }

  private take(
    hand: { cards: string[]; points: number },
    { card, points }: { card: Card; points: Points },
  ): void {
    hand.cards.push(card.code);
    hand.points = points.halves;
    this.view.pile -= 1;
  }

  private show(heard: GameEvent, hold: number, gains: number[] | null = null): void {
    this.pictures.push({ view: structuredClone(this.view), hold, heard, gains });
  }
}
