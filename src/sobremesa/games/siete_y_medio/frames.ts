// The end of a round, frame by frame: what the last player did, the bank's cards one by one, then the money.
// It all comes with the next round's first card, and would not be seen.

import type { BankFrame } from "$lib/bank.svelte";
import type { Card, GameEvent, Player, Points, View } from "./types";

const CARD = 700; // ms
const MONEY = 3000;

export interface TableFrame extends BankFrame<View> {
  gains: number[] | null; // by seat, once everybody was paid
}

export const still = (view: View, eventCount: number): TableFrame => ({
  view,
  hold: 0,
  eventCount,
  event: null,
  gains: null,
});

export function framesBetween(before: View, events: readonly GameEvent[], after: View): TableFrame[] {
  const settled = events.findIndex((event) => event.name === "bank-has");
  if (settled < 0) return [still(after, events.length)];
  const round = new RoundFrames(before);
  for (const event of events.slice(0, settled + 1)) round.apply(event);
  return [...round.frames, still(after, events.length)];
}

class RoundFrames {
  frames: TableFrame[] = [];
  private view: View;
  private gains: number[];
  private eventCount = 0;

  constructor(before: View) {
    this.view = { ...structuredClone(before), turn: null };
    this.gains = before.players.map(() => 0);
  }

  apply(event: GameEvent): void {
    const { name, facts } = event;
    this.eventCount += 1;
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

  private show(event: GameEvent, hold: number, gains: number[] | null = null): void {
    this.frames.push({ view: structuredClone(this.view), hold, eventCount: this.eventCount, event, gains });
  }
}
