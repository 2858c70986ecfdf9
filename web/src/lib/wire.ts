// Written by `python web/generate.py` from the types of the wire; not to be edited.

export interface Event {
  name: string;
  facts: { [name: string]: number | string | { [name: string]: unknown } };
}

export interface Question {
  number: number;
  asked: boolean;
  moves: (Move)[];
  amounts: (Amounts)[];
  offered: (Move)[];
}

export interface Move {
  text: string;
  name: string;
  facts: { [name: string]: number | string | { [name: string]: unknown } };
}

export interface Amounts {
  word: string;
  least: number;
  most: number;
}

export interface Outcome {
  ending: string;
  results: (Result)[];
  summary: (Event)[];
}

export interface Result {
  seat: number | null;
  place: number;
  score: number;
}

export interface Hint {
  name: string;
  facts: { [name: string]: number | string | { [name: string]: unknown } };
  chances: { [name: string]: number };
}

export interface Game {
  id: string;
  title: string;
  about: string;
  version: number;
  seats: Seats;
  variants: (Variant)[];
  bots: (Bot)[];
  options: (Option)[];
  coin: number;
  calls: boolean;
  notice: string;
}

export interface Seats {
  least: number;
  most: number;
}

export interface Variant {
  name: string;
  sentence: string;
  seats: Seats;
  options: { [name: string]: number | string };
}

export interface Bot {
  name: string;
  sentence: string;
}

export interface Option {
  name: string;
  sentence: string;
  default: number | string;
  least: number;
  most: number;
  names: (string)[];
}

export interface Stages {
  table: Table;
  seat: number | null;
  stages: (Stage)[];
  piles: ((string)[])[];
  outcome: Outcome | null;
  record: string;
}

export interface Table {
  game: string;
  version: number;
  variant: string;
  options: { [name: string]: number | string };
  coin: number;
  seats: (Seat)[];
  shuffler: string;
  commitment: string | null;
}

export interface Seat {
  name: string;
  player: string;
}

export interface Stage {
  seat: number | null;
  lines: (string)[];
  events: (Event)[];
  view: unknown;
}

export interface TableSummary {
  id: string;
  game: string;
  variant: string;
  seats: number;
  names: (string | null)[];
  players: (string | null)[];
  phase: string;
  clock: number;
  closed: string | null;
  next: string | null;
}

export interface Hello {
  type: "hello";
  id?: string;
  table: string;
  person?: string;
  secret?: string;
  heard?: number;
  spoken?: number;
}

export interface Sit {
  type: "sit";
  id?: string;
  seat?: number | null;
}

export interface Stand {
  type: "stand";
  id?: string;
}

export interface Ready {
  type: "ready";
  id?: string;
  ready?: boolean;
}

export interface Start {
  type: "start";
  id?: string;
}

export interface Order {
  type: "order";
  id?: string;
  seats?: (number)[];
}

export interface Invite {
  type: "invite";
  id?: string;
  seat?: number;
  bot?: string;
}

export interface Contribute {
  type: "contribute";
  id?: string;
  text?: string;
}

export interface Play {
  type: "play";
  id?: string;
  move: string;
  question: number;
}

export interface Leave {
  type: "leave";
  id?: string;
}

export interface Say {
  type: "say";
  id?: string;
  text?: string;
}

export interface Ask {
  type: "ask";
  id?: string;
}

export interface Again {
  type: "again";
  id?: string;
}

export interface Remove {
  type: "remove";
  id?: string;
  seat?: number;
}

export interface Mute {
  type: "mute";
  id?: string;
  who?: string;
  muted?: boolean;
}

export interface Ping {
  type: "ping";
  id?: string;
}

export interface Welcome {
  type: "welcome";
  table: string;
  phase: string;
  game: string;
  variant: string;
  options: { [name: string]: number | string };
  seats: (SeatShown)[];
  you: number | null;
  host: number | null;
  hosting: boolean;
  public: boolean;
  clock: number;
  pace: number;
  window: number;
  watching: number;
  commitment: string | null;
  closed: string | null;
  next: string | null;
}

export interface SeatShown {
  name: string | null;
  player: string | null;
  who: string | null;
  here: boolean;
  ready: boolean;
  away: boolean;
}

export interface Seen {
  type: "seen";
  heard: number;
  view: unknown;
  events: Event[];
  question: Question | null;
  outcome: Outcome | null;
  due: number | null;
  done: (string)[];
}

export interface Done {
  type: "done";
  id: string;
  events?: Event[];
  hints?: Hint[];
}

export interface Refused {
  type: "refused";
  id: string;
  key: string;
  facts: { [name: string]: unknown };
}

export interface Spoken {
  type: "spoken";
  number: number;
  who: string;
  name: string;
  text: string;
}

export interface Bye {
  type: "bye";
  reason: string;
  again: boolean;
}

export interface Pong {
  type: "pong";
}

export type Facts = Event["facts"];

export type ClientMessage = Hello | Sit | Stand | Ready | Start | Order | Invite | Contribute | Play | Leave | Say | Ask | Again | Remove | Mute | Ping;

export type ServerMessage = Welcome | Seen | Done | Refused | Spoken | Bye | Pong;
