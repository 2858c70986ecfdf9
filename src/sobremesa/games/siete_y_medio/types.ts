// Written by `python web/generate.py` from sobremesa.protocol; not to be edited.

export type View = {
  you: number | null;
  round: number;
  phase: "shuffling" | "betting" | "drawing" | "finished";
  turn: number | null;
  bank: Hand;
  players: Player[];
  pile: number;
  ending: "rounds-played" | "nobody-can-bet" | "bank-broken" | "abandoned" | null;
};

export type Hand = {
  cards: string[];
  points: number;
  money: number;
};

export type Player = {
  cards: string[];
  points: number;
  money: number;
  bet: number;
  fate: "sits-out" | "to-play" | "standing" | "too-far" | "exact";
  gone: boolean;
};

export type Card = {
  code: string;
  suit: "b" | "c" | "e" | "o";
  number: number;
};

export type Points = {
  halves: number;
  shown: string;
};

export type Number = {
  number: number;
};

export type GameEvent =
  | { name: "round-began"; facts: { round: number } }
  | { name: "drew"; facts: { seat: number; card: Card; points: Points } }
  | { name: "bank-drew"; facts: { card: Card; points: Points } }
  | { name: "placed-bet"; facts: { seat: number; money: number } }
  | { name: "stood"; facts: { seat: number; points: Points } }
  | { name: "went-over"; facts: { seat: number; points: Points } }
  | { name: "reached"; facts: { seat: number } }
  | { name: "bank-stood"; facts: { points: Points } }
  | { name: "bank-went-over"; facts: { points: Points } }
  | { name: "scored"; facts: { seat: number; points: Points; money: number } }
  | { name: "won"; facts: { seat: number; money: number } }
  | { name: "lost"; facts: { seat: number; money: number } }
  | { name: "prize"; facts: { seat: number; money: number; percent: number } }
  | { name: "has-money"; facts: { seat: number; money: number } }
  | { name: "bank-has"; facts: { money: number } }
  | { name: "left"; facts: { seat: number; money: number } }
  | { name: "sat-out"; facts: { seat: number } }
  | { name: "match-ended"; facts: { ending: "rounds-played" | "nobody-can-bet" | "bank-broken" | "abandoned" } }
  | { name: "took-back"; facts: { seat: number } }
  | { name: "time-up"; facts: { seat: number } }
  | { name: "stood-in"; facts: { seat: number } };

export type GameMove =
  | { name: "move-leave"; text: string; facts: {} }
  | { name: "move-card"; text: string; facts: {} }
  | { name: "move-stand"; text: string; facts: {} }
  | { name: "move-bet"; text: string; facts: { money: number } };

export type GameHint =
  | { name: "hint-best"; chances: { [name: string]: number }; facts: { move: string } }
  | { name: "hint-over"; chances: { [name: string]: number }; facts: { points: Points } }
  | { name: "hint-exact"; chances: { [name: string]: number }; facts: {} }
  | { name: "hint-stand"; chances: { [name: string]: number }; facts: {} };

export type SummaryLine =
  | { name: "summary-won-most"; facts: { seat: number; money: number } }
  | { name: "summary-bank-won-most"; facts: { money: number } }
  | { name: "summary-biggest-bet"; facts: { seat: number; money: number; round: number } }
  | { name: "summary-together-won"; facts: { money: number } }
  | { name: "summary-together-lost"; facts: { money: number } }
  | { name: "summary-together-even"; facts: { money: number } }
  | { name: "summary-seven-and-figure"; facts: { count: number } }
  | { name: "summary-often-drawn"; facts: { rank: number; number: Number; count: number } };

export interface Types {
  view: View;
  event: GameEvent;
  move: GameMove;
  hint: GameHint;
  summary: SummaryLine;
}
