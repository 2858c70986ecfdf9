// Written by `python web/generate.py` from sobremesa.protocol; not to be edited.

export type View = {
  you: number | null;
  round: number;
  phase: "shuffling" | "buying" | "betting" | "dealing" | "insuring" | "serving" | "deciding" | "dealer-draws" | "finished" | "surrendering";
  turn: number | null;
  hand: number | null;
  dealer: Dealer;
  peeked: boolean;
  players: Player[];
  bank: number;
  pile: number;
  unseen: number[];
  ending: "rounds-played" | "nobody-can-bet" | "nobody-bets" | "somebody-left" | "somebody-cannot-bet" | "abandoned" | null;
};

export type Dealer = {
  cards: string[];
  points: number;
  soft: boolean;
};

export type Player = {
  money: number;
  bet: number;
  insured: number;
  hands: Hand[];
  asked: boolean;
  gone: boolean;
};

export type Hand = {
  cards: string[];
  points: number;
  soft: boolean;
  bet: number;
  fate: "open" | "doubled" | "standing" | "bust" | "blackjack" | "surrendered" | "won" | "lost" | "tied";
};

export type Card = {
  code: string;
  face: "A" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "J" | "Q" | "K";
  suit: "c" | "d" | "h" | "s";
};

export type GameEvent =
  | { name: "shuffled"; facts: { decks: number } }
  | { name: "added-deck"; facts: {} }
  | { name: "round-began"; facts: { round: number } }
  | { name: "bought"; facts: { seat: number; money: number } }
  | { name: "placed-bet"; facts: { seat: number; money: number } }
  | { name: "skipped"; facts: { seat: number } }
  | { name: "drew"; facts: { seat: number; hand: number; card: Card; points: number; soft: number } }
  | { name: "has-blackjack"; facts: { seat: number; hand: number } }
  | { name: "dealer-drew"; facts: { card: Card; points: number; soft: number } }
  | { name: "dealer-hid"; facts: {} }
  | { name: "insured"; facts: { seat: number; money: number } }
  | { name: "declined"; facts: { seat: number } }
  | { name: "peeked"; facts: {} }
  | { name: "turned-up"; facts: { card: Card; points: number; soft: number } }
  | { name: "dealer-blackjack"; facts: {} }
  | { name: "plays-hand"; facts: { seat: number; hand: number } }
  | { name: "stood"; facts: { seat: number; hand: number; points: number; soft: number } }
  | { name: "reached"; facts: { seat: number; hand: number } }
  | { name: "went-over"; facts: { seat: number; hand: number; points: number } }
  | { name: "doubled"; facts: { seat: number; hand: number; money: number } }
  | { name: "split"; facts: { seat: number; hand: number; money: number } }
  | { name: "surrendered"; facts: { seat: number; hand: number; money: number } }
  | { name: "dealer-stood"; facts: { points: number } }
  | { name: "dealer-went-over"; facts: { points: number } }
  | { name: "won"; facts: { seat: number; hand: number; money: number } }
  | { name: "won-blackjack"; facts: { seat: number; hand: number; money: number } }
  | { name: "lost"; facts: { seat: number; hand: number; money: number } }
  | { name: "tied"; facts: { seat: number; hand: number; money: number } }
  | { name: "won-insurance"; facts: { seat: number; money: number } }
  | { name: "lost-insurance"; facts: { seat: number; money: number } }
  | { name: "has-money"; facts: { seat: number; money: number } }
  | { name: "left"; facts: { seat: number } }
  | { name: "match-ended"; facts: { ending: "rounds-played" | "nobody-can-bet" | "nobody-bets" | "somebody-left" | "somebody-cannot-bet" | "abandoned" } }
  | { name: "continued"; facts: { seat: number } }
  | { name: "took-back"; facts: { seat: number } }
  | { name: "time-up"; facts: { seat: number } }
  | { name: "stood-in"; facts: { seat: number } };

export type GameMove =
  | { name: "move-leave"; text: string; facts: {} }
  | { name: "move-hit"; text: string; facts: {} }
  | { name: "move-stand"; text: string; facts: {} }
  | { name: "move-double"; text: string; facts: {} }
  | { name: "move-split"; text: string; facts: {} }
  | { name: "move-surrender"; text: string; facts: {} }
  | { name: "move-insure"; text: string; facts: {} }
  | { name: "move-decline"; text: string; facts: {} }
  | { name: "move-skip"; text: string; facts: {} }
  | { name: "move-continue"; text: string; facts: {} }
  | { name: "move-bet"; text: string; facts: { money: number } }
  | { name: "move-buy"; text: string; facts: { money: number } };

export type GameHint =
  | { name: "hint-basic"; chances: { [name: string]: number }; facts: { move: string } }
  | { name: "hint-over"; chances: { [name: string]: number }; facts: { points: number; soft: number } }
  | { name: "hint-insurance"; chances: { [name: string]: number }; facts: { pays: number } }
  | { name: "hint-blackjack"; chances: { [name: string]: number }; facts: {} };

export type SummaryLine =
  | { name: "summary-rounds"; facts: { count: number } }
  | { name: "summary-hands"; facts: { seat: number; won: number; lost: number; tied: number; blackjacks: number } }
  | { name: "summary-up"; facts: { seat: number; money: number } }
  | { name: "summary-down"; facts: { seat: number; money: number } }
  | { name: "summary-even"; facts: { seat: number; money: number } }
  | { name: "summary-bank-up"; facts: { money: number } }
  | { name: "summary-bank-down"; facts: { money: number } }
  | { name: "summary-bank-even"; facts: { money: number } };

export interface Types {
  view: View;
  event: GameEvent;
  move: GameMove;
  hint: GameHint;
  summary: SummaryLine;
}
