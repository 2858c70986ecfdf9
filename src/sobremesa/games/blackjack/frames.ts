// The dealer's turn, frame by frame: the hidden card is turned up, the others come one by one, then the results.

import type { BankFrame } from "$lib/bank.svelte";
import type { Dealer, GameEvent, Hand, Player, View } from "./types";

const CARD = 800; // ms
const PLAYING = new Set<View["phase"]>(["insuring", "surrendering", "serving", "deciding", "dealer-draws"]);

type Dealt = Extract<GameEvent, { name: "turned-up" | "dealer-drew" }>;

export type TableFrame = BankFrame<View>;

export const still = (view: View, eventCount: number): TableFrame => ({
  view,
  hold: 0,
  eventCount,
  event: null,
});

export function framesBetween(before: View, events: readonly GameEvent[], after: View): TableFrame[] {
  if (!PLAYING.has(before.phase)) return [still(after, events.length)];
  const dealt = events.filter((event) => event.name === "turned-up" || event.name === "dealer-drew");
  const players = after.players.map((player, seat) => unpaid(player, before.players[seat]!));
  let dealer = before.dealer;
  const frames = dealt.map((event) => {
    dealer = withCard(dealer, event);
    const view: View = {
      ...after,
      phase: "dealer-draws",
      turn: null,
      hand: null,
      round: before.round,
      ending: null,
      dealer,
      players,
    };
    return { view, hold: CARD, eventCount: events.indexOf(event) + 1, event };
  });
  return [...frames, still(after, events.length)];
}

function withCard(dealer: Dealer, { name, facts: { card, points, soft } }: Dealt): Dealer {
  const open = name === "turned-up" ? dealer.cards.slice(0, -1) : dealer.cards;
  return { cards: [...open, card.code], points, soft: soft === 1 };
}

/** A player before the results are known: the last cards are there, the bets still lie. */
function unpaid(player: Player, before: Player): Player {
  const hands = player.hands.map((hand, i): Hand => {
    const known = before.hands[i];
    const fate = known && known.fate !== "open" ? known.fate : hand.points > 21 ? "bust" : "standing";
    return { ...hand, fate, bet: known?.bet ?? 0 };
  });
  return { ...player, hands, money: before.money, bet: before.bet, insured: before.insured, asked: false };
}
