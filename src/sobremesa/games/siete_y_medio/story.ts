// The end of a round, told: what the last player did, the bank's cards one by one, then the money.
// It all comes with the next round's first card, and would not be seen.

import type { Picture } from "$lib/telling.svelte";
import type { GameEvent } from "$lib/protocol";
import type { Player, View } from "./view";

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
    const money = Number(event.facts["money"]);
    switch (event.name) {
      case "drew":
        this.take(this.player(event), event);
        break;
      case "bank-drew":
        this.take(this.view.bank, event);
        this.show(event, CARD);
        break;
      case "stood":
        this.player(event).fate = "standing";
        break;
      case "went-over":
        this.player(event).fate = "too-far";
        this.show(event, CARD);
        break;
      case "reached":
        this.player(event).fate = "exact";
        this.show(event, CARD);
        break;
      case "won":
      case "prize":
        this.gain(event, money);
        break;
      case "lost":
        this.gain(event, -money);
        break;
      case "has-money":
        this.player(event).money = money;
        break;
      case "bank-has":
        this.view.bank.money = money;
        this.show(event, MONEY, this.gains);
    }
  }

  private player(event: GameEvent): Player {
    return this.view.players[Number(event.facts["seat"])]!;
  }

  private take(hand: { cards: string[]; points: number }, event: GameEvent): void {
    const { card, points } = event.facts as unknown as { card: { code: string }; points: { halves: number } };
    hand.cards.push(card.code);
    hand.points = points.halves;
    this.view.pile -= 1;
  }

  private gain(event: GameEvent, money: number): void {
    this.gains[Number(event.facts["seat"])]! += money;
  }

  private show(heard: GameEvent, hold: number, gains: number[] | null = null): void {
    this.pictures.push({ view: structuredClone(this.view), hold, heard, gains });
  }
}
