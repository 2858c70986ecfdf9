// Written by `python web/generate.py` from sobremesa.protocol; not to be edited.

export interface View {
  you: number | null;
  round: number;
  phase: "shuffling" | "buying" | "betting" | "dealing" | "insuring" | "serving" | "deciding" | "dealer-draws" | "finished";
  turn: number | null;
  hand: number | null;
  dealer: Dealer;
  peeked: boolean;
  players: (Player)[];
  bank: number;
  pile: number;
  unseen: (number)[];
  ending: "rounds-played" | "nobody-can-bet" | "nobody-bets" | "somebody-left" | "somebody-cannot-bet" | "abandoned" | null;
}

export interface Dealer {
  cards: (string)[];
  points: number;
  soft: boolean;
}

export interface Player {
  money: number;
  bet: number;
  insured: number;
  hands: (Hand)[];
  asked: boolean;
  gone: boolean;
}

export interface Hand {
  cards: (string)[];
  points: number;
  soft: boolean;
  bet: number;
  fate: "open" | "doubled" | "standing" | "bust" | "blackjack" | "surrendered" | "won" | "lost" | "tied";
}
