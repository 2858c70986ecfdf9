// Written by `python web/generate.py` from sobremesa.protocol; not to be edited.

export type View = {
  history?: History;
  you: number | null;
  round: number;
  phase: "naming" | "playing" | "drawn" | "answering" | "finished";
  turn: number | null;
  next: number | null;
  dealer: number;
  counter_clockwise: boolean;
  top: string;
  colour: "r" | "y" | "g" | "b" | null;
  pile: number;
  pile_from: { [name: string]: number } | null;
  discarded: { [name: string]: number };
  pending: number;
  trial: Trial | null;
  drawn: string | null;
  pressed: boolean;
  players: Player[];
  ending: "went-out" | "target-reached" | "last-one-left" | null;
};

export type History = {
  on: string;
  under: { [name: string]: number };
  entries: number[][];
};

export type Trial = {
  seat: number;
  on: string;
  colour: "r" | "y" | "g" | "b" | null;
  cards: number;
};

export type Player = {
  cards: number;
  known: string[];
  points: number;
  gone: boolean;
  uno: "called" | "forgiven" | "exposed" | null;
};

export type Card = {
  code: string;
  letter: "r" | "y" | "g" | "b" | "none";
  symbol: "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "reverse" | "skip" | "plus-two" | "wild" | "plus-four";
};

export type Colour = {
  letter: "r" | "y" | "g" | "b" | "none";
};

export type Direction = {
  way: "counter" | "clockwise";
};

export type Holder = {
  seat: number;
};

export type GameEvent =
  | { name: "round-began"; facts: { round: number; seat: number } }
  | { name: "turned-up"; facts: { card: Card } }
  | { name: "went-back"; facts: {} }
  | { name: "named-colour"; facts: { seat: number; colour: Colour } }
  | { name: "played"; facts: { seat: number; card: Card; named: Colour } }
  | { name: "jumped-in"; facts: { seat: number; card: Card } }
  | { name: "drew"; facts: { seat: number; count: number } }
  | { name: "got"; facts: { seat: number; card: Card } }
  | { name: "kept"; facts: { seat: number } }
  | { name: "passed"; facts: { seat: number } }
  | { name: "turned-round"; facts: { direction: Direction } }
  | { name: "skipped"; facts: { seat: number } }
  | { name: "call-noted"; facts: { seat: number } }
  | { name: "called"; facts: { seat: number } }
  | { name: "forgot"; facts: { seat: number } }
  | { name: "caught"; facts: { seat: number } }
  | { name: "challenged"; facts: { seat: number; holder: Holder; card: Card; colour: Colour } }
  | { name: "looked"; facts: { seat: number; holder: Holder } }
  | { name: "saw"; facts: { seat: number; card: Card } }
  | { name: "guilty"; facts: { seat: number } }
  | { name: "innocent"; facts: { seat: number } }
  | { name: "reshuffled"; facts: { count: number } }
  | { name: "is-out"; facts: { seat: number } }
  | { name: "showed"; facts: { seat: number; points: number } }
  | { name: "held"; facts: { seat: number; card: Card } }
  | { name: "scored"; facts: { seat: number; points: number; total: number } }
  | { name: "left"; facts: { seat: number } }
  | { name: "went-under"; facts: { seat: number } }
  | { name: "match-ended"; facts: { ending: "went-out" | "target-reached" | "last-one-left"; seat: number } }
  | { name: "call-idle"; facts: {} }
  | { name: "call-again"; facts: {} }
  | { name: "challenge-idle"; facts: {} }
  | { name: "challenge-elsewhere"; facts: {} }
  | { name: "catch-idle"; facts: {} }
  | { name: "could-have-played"; facts: { seat: number; card: Card } }
  | { name: "took-back"; facts: { seat: number } }
  | { name: "time-up"; facts: { seat: number } }
  | { name: "stood-in"; facts: { seat: number } };

export type GameMove =
  | { name: "move-leave"; text: string; facts: {} }
  | { name: "move-draw"; text: string; facts: {} }
  | { name: "move-keep"; text: string; facts: {} }
  | { name: "move-pass"; text: string; facts: {} }
  | { name: "move-take"; text: string; facts: {} }
  | { name: "move-challenge"; text: string; facts: {} }
  | { name: "move-uno"; text: string; facts: {} }
  | { name: "move-catch"; text: string; facts: {} }
  | { name: "move-colour"; text: string; facts: { colour: Colour } }
  | { name: "move-play"; text: string; facts: { card: Card; named: Colour; bluff: number } };

export type GameHint =
  | { name: "hint-fits"; chances: { [name: string]: number }; facts: { cards: string[] } }
  | { name: "hint-none-fits"; chances: { [name: string]: number }; facts: {} }
  | { name: "hint-colours"; chances: { [name: string]: number }; facts: { red: number; yellow: number; green: number; blue: number; wild: number } }
  | { name: "hint-bluff"; chances: { [name: string]: number }; facts: { count: number } }
  | { name: "hint-follow"; chances: { [name: string]: number }; facts: { card: Card; seat: number } }
  | { name: "hint-follow-wild"; chances: { [name: string]: number }; facts: { card: Card; colour: Colour; seat: number; bluff: number } }
  | { name: "hint-best-colour"; chances: { [name: string]: number }; facts: { colour: Colour; count: number } }
  | { name: "hint-best-uno"; chances: { [name: string]: number }; facts: {} }
  | { name: "hint-best-card"; chances: { [name: string]: number }; facts: { card: Card; named: Colour; seat: number } }
  | { name: "hint-best-again"; chances: { [name: string]: number }; facts: { card: Card; named: Colour } }
  | { name: "hint-best-lay"; chances: { [name: string]: number }; facts: { card: Card; named: Colour } }
  | { name: "hint-best-honest"; chances: { [name: string]: number }; facts: {} }
  | { name: "hint-best-keep"; chances: { [name: string]: number }; facts: {} }
  | { name: "hint-best-draw"; chances: { [name: string]: number }; facts: {} }
  | { name: "hint-best-pass"; chances: { [name: string]: number }; facts: {} }
  | { name: "hint-best-take"; chances: { [name: string]: number }; facts: { count: number } }
  | { name: "hint-best-challenge"; chances: { [name: string]: number }; facts: {} }
  | { name: "hint-best-trust"; chances: { [name: string]: number }; facts: {} };

export type SummaryLine =
  | { name: "summary-winner"; facts: { seat: number; points: number } }
  | { name: "summary-rounds"; facts: { seat: number; count: number; points: number } }
  | { name: "summary-drew-most"; facts: { seat: number; count: number } }
  | { name: "summary-challenges"; facts: { count: number; right: number } };

export interface Types {
  view: View;
  event: GameEvent;
  move: GameMove;
  hint: GameHint;
  summary: SummaryLine;
}
