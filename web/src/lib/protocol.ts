// Written by `python web/generate.py` from sobremesa.protocol; not to be edited.

export interface GameEvent {
  name: string;
  facts: { [name: string]: number | string | string[] | { [name: string]: unknown } };
}

export interface MoveOption {
  text: string;
  name: string;
  facts: { [name: string]: number | string | string[] | { [name: string]: unknown } };
}

export interface HintInfo {
  name: string;
  facts: { [name: string]: number | string | string[] | { [name: string]: unknown } };
  chances: { [name: string]: number };
}

export interface Question<Types extends GameTypes = GameTypes> {
  number: number;
  asked: boolean;
  moves: Types["move"][];
  amounts: AmountRange[];
  offered: Types["move"][];
}

export interface AmountRange {
  word: string;
  least: number;
  most: number;
}

export interface OutcomeInfo<Types extends GameTypes = GameTypes> {
  ending: string;
  results: ResultLine[];
  rounds: number[][];
  summary: Types["summary"][];
}

export interface ResultLine {
  seat: number | null;
  place: number;
  score: number;
  substituted: number;
}

export interface GameInfo {
  id: string;
  title: string;
  about: string;
  version: number;
  seats: SeatRange;
  variants: VariantInfo[];
  bots: BotInfo[];
  characters: CharacterInfo[];
  options: OptionInfo[];
  coin: number;
  calls: boolean;
  priced: boolean;
  odds: boolean;
  catches: boolean;
  notice: string;
}

export interface SeatRange {
  least: number;
  most: number;
}

export interface VariantInfo {
  name: string;
  title: string;
  sentence: string;
  seats: SeatRange;
  options: { [name: string]: number | string };
}

export interface BotInfo {
  name: string;
  title: string;
  sentence: string;
  ruleOfThumb: boolean;
}

export interface CharacterInfo {
  name: string;
  title: string;
  sentence: string;
  ruleOfThumb: boolean;
  level: number;
  style: string;
  elo: number | null;
}

export interface OptionInfo {
  name: string;
  title: string;
  sentence: string;
  default: number | string;
  least: number;
  most: number;
  names: string[];
}

export interface ReplaySteps<Types extends GameTypes = GameTypes> {
  match: MatchInfo;
  seat: number | null;
  steps: ReplayStep<Types>[];
  piles: string[][];
  outcome: OutcomeInfo<Types> | null;
  record: string;
}

export interface MatchInfo {
  game: string;
  version: number;
  variant: string;
  options: { [name: string]: number | string };
  coin: number;
  seats: PlayerInfo[];
  shuffler: string;
  commitment: string | null;
}

export interface PlayerInfo {
  name: string;
  player: string;
}

export interface ReplayStep<Types extends GameTypes = GameTypes> {
  seat: number | null;
  lines: string[];
  events: Types["event"][];
  view: Types["view"];
  hands: ((number | string | string[] | { [name: string]: unknown })[])[];
}

export interface PersonName {
  name: string;
}

export interface NewTable {
  game: string;
  variant?: string;
  options?: { [name: string]: string };
  seats?: number;
  bots?: { [name: string]: string };
  public?: boolean;
  clock?: number;
  pace?: number;
  window?: number;
  catching?: number;
  assistance?: "none" | "hints" | "odds";
}

export interface RecordUpload {
  record: string;
  seat?: number | null;
}

export interface PriceRequest {
  game: string;
  variant?: string;
  options?: { [name: string]: string };
  compute?: boolean;
}

export interface SharedSeat {
  table: string;
}

export interface ContinuationRequest {
  moves: number;
  seat?: number | null;
  table?: string;
  record?: string;
}

export interface TrainingRequest {
  game: string;
  variant?: string;
  options?: { [name: string]: string };
  mine?: string[];
  theirs?: string[];
}

export interface LinkToken {
  token: string;
}

export interface TypedCode {
  code: string;
}

export interface Credentials {
  person: string;
  name: string;
  secret: string;
}

export interface PersonInfo {
  id: string;
  name: string;
}

export interface TableCreated {
  table: string;
}

export interface InvitationCode {
  code: string;
  expiresIn: number;
}

export interface InvitedTable {
  table: string;
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
  places: number[];
  opened: number;
  you: number | null;
}

export interface TableList {
  tables: TableSummary[];
  next: string | null;
}

export interface TablePrices {
  price: number | null;
  others: RulePrice[];
}

export interface RulePrice {
  option: string;
  value: string;
  price: number | null;
}

export interface ReviewInfo {
  game: string;
  variant: string;
  options: { [name: string]: string };
  name: string;
  seat: number;
  rounds: number;
  parts: ReviewParts;
  signs: string[];
  accuracy: number;
  rarity: number;
  costly: CostlyDecision[];
  unit: "coins" | "chance";
  error: number;
}

export interface ReviewParts {
  average: number;
  luck: number;
  decisions: number;
  substitutes: number;
  result: number;
}

export interface CostlyDecision {
  round: number;
  step: number | null;
  move: string;
  best: string;
  cost: number;
  spot: SpotInfo | null;
  told: ExplanationInfo | null;
  made: HintInfo;
  better: HintInfo;
  error: number;
}

export interface SpotInfo {
  key: string;
  kind: string;
  mine: (number | string | string[] | { [name: string]: unknown })[];
  theirs: (number | string | string[] | { [name: string]: unknown })[];
  hidden: number;
  title: HintInfo;
}

export interface ExplanationInfo {
  done: HintInfo;
  why: HintInfo;
}

export interface SharedReview {
  id: string;
  at: number;
  game: string;
}

export interface TrainingHand {
  spot: SpotInfo;
  choices: ValuedChoice[];
  told: { [name: string]: ExplanationInfo };
}

export interface ValuedChoice {
  move: string;
  value: number;
  best: boolean;
  equal: boolean;
}

export interface DeviceInfo {
  id: string;
  added: number | null;
  used: number | null;
  current: boolean;
  expires: number | null;
}

export interface ProblemInfo {
  key: string;
  facts: { [name: string]: string };
}

export interface Hello {
  type: "hello";
  id?: string;
  table: string;
  version?: number;
  person?: string;
  secret?: string;
  lastEvent?: number;
  lastChat?: number;
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
  fill?: boolean;
}

export interface ReorderSeats {
  type: "order";
  id?: string;
  seats?: number[];
}

export interface SetBot {
  type: "invite";
  id?: string;
  seat?: number;
  bot?: string;
}

export interface CloseSeat {
  type: "close";
  id?: string;
  seat?: number;
}

export interface AddSeat {
  type: "add";
  id?: string;
}

export interface Contribute {
  type: "contribute";
  id?: string;
  hash: string;
}

export interface Reveal {
  type: "reveal";
  id?: string;
  text: string;
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

export interface SendChat {
  type: "chat";
  id?: string;
  text?: string;
}

export interface React {
  type: "react";
  id?: string;
  reaction: "bravo" | "haha" | "oh" | "hm" | "thanks" | "knock";
}

export interface RequestHint {
  type: "hint";
  id?: string;
}

export interface RequestOdds {
  type: "odds";
  id?: string;
}

export interface Rematch {
  type: "rematch";
  id?: string;
}

export interface RemovePlayer {
  type: "remove";
  id?: string;
  seat?: number;
}

export interface Mute {
  type: "mute";
  id?: string;
  person?: string;
  muted?: boolean;
}

export interface RequestStandIn {
  type: "stand-in";
  id?: string;
  seat?: number;
}

export interface AskForSeat {
  type: "ask";
  id?: string;
  seat?: number | null;
}

export interface AnswerGuest {
  type: "answer";
  id?: string;
  person?: string;
  granted?: boolean;
}

export interface Ping {
  type: "ping";
  id?: string;
}

export interface HeartbeatAnswer {
  type: "heartbeat";
  id?: string;
}

export interface TableInfo {
  type: "table";
  table: string;
  phase: string;
  game: string;
  variant: string;
  options: { [name: string]: number | string };
  seats: SeatInfo[];
  you: number | null;
  host: number | null;
  isHost: boolean;
  public: boolean;
  clock: number;
  pace: number;
  window: number;
  catching: number;
  assistance: "none" | "hints" | "odds";
  spectators: number;
  mayWatch: boolean;
  requests: GuestRequest[];
  match: string | null;
  commitment: string | null;
  hashes: string[] | null;
  closed: string | null;
  next: string | null;
  evening: EveningMatch[];
}

export interface SeatInfo {
  name: string | null;
  player: string | null;
  person: string | null;
  connected: boolean;
  ready: boolean;
  away: boolean;
  asleep: boolean;
  absentFor: number | null;
  standIn: number | null;
  requestStandIn: number | null;
}

export interface GuestRequest {
  person: string;
  name: string;
  seat: number | null;
  waitsFor: number[];
  needsAll: boolean;
}

export interface EveningMatch {
  game: string;
  winners: Winner[];
}

export interface Winner {
  name: string;
  person: string;
}

export interface Update<Types extends GameTypes = GameTypes> {
  type: "update";
  lastEvent: number;
  view: Types["view"];
  events: Types["event"][];
  question: Question<Types> | null;
  outcome: OutcomeInfo<Types> | null;
  secondsLeft: number | null;
  done: string[];
}

export interface Done<Types extends GameTypes = GameTypes> {
  type: "done";
  id: string;
  events?: Types["event"][];
  hints?: Types["hint"][];
  odds?: OddsInfo;
}

export interface OddsInfo {
  unit: "bets" | "chance";
  stake: number;
  choices: OddsChoice[];
  chances: { [name: string]: number };
  nextCard: { [name: string]: number };
  unseen: number;
  worlds: number;
}

export interface OddsChoice {
  move: string;
  value: number;
  error: number;
  best: boolean;
  equal: boolean;
}

export interface Rejected {
  type: "refused";
  id: string;
  key: string;
  facts: { [name: string]: unknown };
}

export interface ChatMessage {
  type: "chat";
  number: number;
  person: string;
  name: string;
  text: string;
  reaction: "bravo" | "haha" | "oh" | "hm" | "thanks" | "knock" | null;
}

export interface Goodbye {
  type: "bye";
  reason: string;
  reconnect: boolean;
}

export interface Pong {
  type: "pong";
}

export interface Heartbeat {
  type: "heartbeat";
}

/** What a game adds to the protocol; `types.ts` in its folder has its own. */
export interface GameTypes {
  view: unknown;
  event: GameEvent;
  move: MoveOption;
  hint: HintInfo;
  summary: GameEvent;
}

export type Facts = GameEvent["facts"];

export type ClientMessage = Hello | Sit | Stand | Ready | Start | ReorderSeats | SetBot | CloseSeat | AddSeat | Contribute | Reveal | Play | Leave | SendChat | React | RequestHint | RequestOdds | Rematch | RemovePlayer | Mute | RequestStandIn | AskForSeat | AnswerGuest | Ping | HeartbeatAnswer;

export type ServerMessage<Types extends GameTypes = GameTypes> = TableInfo | Update<Types> | Done<Types> | Rejected | ChatMessage | Goodbye | Pong | Heartbeat;

export const PROTOCOL_VERSION = 5;
