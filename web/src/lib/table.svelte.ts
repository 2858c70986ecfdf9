// What a table shows: everything that was received by its socket, in the order in which it is shown.
// A message is taken over as it comes; what moves on the screen is shown one step at a time.

import { untrack } from "svelte";
import { Connection, type Command } from "./connection";
import { Odds } from "./odds.svelte";
import type {
  AmountRange,
  ChatMessage,
  Credentials,
  GameTypes,
  OutcomeInfo,
  OddsInfo,
  Question,
  ReplayStep,
  ReplaySteps,
  ServerMessage,
  TableInfo,
  Update,
} from "./protocol";

const HISTORY = 500; // ms after a greeting in which chat is of before
const TOO_SOON = 250; // ms in which a press was meant for the question before

export interface Refusal {
  key: string;
  facts: Record<string, unknown>;
  move: string | null; // the one that was refused
}

/** What a game shows while it plays back what happened: a view, and how many events have led to it. */
export interface Moment<View> {
  view: View;
  eventCount: number;
}

export class Table<Types extends GameTypes = GameTypes> {
  info = $state.raw<TableInfo | null>(null);
  receivedAt = 0; // when that came, by performance.now()
  view = $state.raw<Types["view"] | null>(null);
  question = $state.raw<Question<Types> | null>(null);
  outcome = $state.raw<OutcomeInfo<Types> | null>(null);
  events = $state.raw<Types["event"][]>([]); // all that were received of the match
  latest = $state.raw<Types["event"][]>([]); // what led to the view that is shown
  chat = $state.raw<ChatMessage[]>([]);
  oldChat = $state(0); // the number of the last message that was no news when it came
  hints = $state.raw<Types["hint"][] | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  answer = $state.raw<Types["event"][]>([]); // to a call that changed nothing
  due = $state<number | null>(null); // when the clock plays, by performance.now()
  retryIn = $state<number | null>(null); // seconds; null while the table is live
  asking = $state(""); // the question as one message for screen readers, if the game has one: what lies, what one holds, what one may do
  moment = $state.raw<Moment<Types["view"]> | null>(null); // null: the latest that was received
  hasSeenStart = false; // the match began while somebody looked
  missed = $state(0); // how much happened while the connection was lost
  away = $state<string | null>(null); // why the server does not let us in
  waiting = $state.raw<ReadonlySet<string>>(new Set()); // ids of commands that are not answered yet

  readonly odds = new Odds(() => this.connection?.send({ type: "odds" }) ?? null);

  private lastEvent = 0;
  private isHeldBack = false; // nothing is shown before the game shows it
  private connection: Connection<Types> | null = null;
  private plays = new Map<string, { move: string; question: number }>(); // not answered yet, by id
  private wasLost = false;
  private greetedAt: number | null = null; // by performance.now(), of this connection
  private putAt = -TOO_SOON; // when the question was put, by performance.now()

  constructor(private readonly wantsOdds: () => boolean = () => false) {}

  /** Sit down at the socket; `close` when the page is left. */
  open(url: string, id: string, who: Credentials | null): void {
    this.connection = new Connection<Types>(url, id, who, {
      received: () => ({ lastEvent: this.lastEvent, lastChat: this.chat.at(-1)?.number ?? 0 }),
      receive: (message) => this.receive(message),
      lost: (seconds) => {
        this.retryIn = seconds;
        this.wasLost = true;
        this.greetedAt = null;
      },
      back: () => (this.retryIn = null),
      turnedAway: (reason) => (this.away = reason),
    });
  }

  close(): void {
    this.connection?.close();
  }

  tryNow(): void {
    this.connection?.now();
  }

  get live(): boolean {
    return this.info !== null && this.retryIn === null;
  }

  /** The game still shows what led to the latest view; question and bill wait. */
  get isPlayingBack(): boolean {
    return this.moment !== null;
  }

  get isAsked(): boolean {
    return this.live && !this.isPlayingBack && (this.question?.asked ?? false);
  }

  /** When the clock that is shown runs out: one's own once one sees the question, or that of who is awaited. */
  get shownDue(): number | null {
    return this.question?.asked && !this.isAsked ? null : this.due;
  }

  /** The table agreed that this seat sees what its choices are worth. */
  get hasOdds(): boolean {
    return this.info?.assistance === "odds" && this.info.you !== null;
  }

  /** And whoever sits here has not folded that away. */
  get showsOdds(): boolean {
    return this.hasOdds && this.wantsOdds();
  }

  /** The odds of the question that is seen now, as soon as they are known. */
  get shownOdds(): OddsInfo | null {
    return this.isAsked && this.showsOdds ? this.odds.info : null;
  }

  /** What the table, the bar and the notebook show at this moment. */
  get shownView(): Types["view"] | null {
    return this.moment ? this.moment.view : this.view;
  }

  /** The events that have led to it. */
  get shownEvents(): Types["event"][] {
    return this.moment ? this.events.slice(0, this.moment.eventCount) : this.events;
  }

  /** From now on the game shows by `showMoment` what is received, until the function that is returned is called. */
  holdBack(): () => void {
    this.isHeldBack = true;
    return () => {
      this.isHeldBack = false;
      this.moment = null;
    };
  }

  /** The moment that the game shows; null when it has come to the latest. */
  showMoment(moment: Moment<Types["view"]> | null): void {
    if (this.moment && !moment) this.putAt = performance.now(); // now the question is seen
    this.moment = moment;
  }

  /** A match that is over, as it stood after a step: there is nobody to ask or to answer. */
  show(replay: ReplaySteps<Types>, step: ReplayStep<Types>, isLast: boolean): void {
    const { match, seat } = replay;
    const seats = match.seats.map((player) => ({
      ...player,
      person: null,
      connected: true,
      ready: true,
      away: false,
      asleep: false,
      absentFor: null,
      standIn: null,
      requestStandIn: null,
    }));
    this.info = {
      type: "table",
      table: "",
      phase: "over",
      game: match.game,
      variant: match.variant,
      options: match.options,
      seats,
      you: seat,
      host: null,
      isHost: false,
      public: false,
      clock: 0,
      pace: 0,
      window: 0,
      catching: 0,
      assistance: "hints",
      spectators: 0,
      mayWatch: true,
      requests: [],
      match: null,
      commitment: match.commitment,
      hashes: null,
      closed: null,
      next: null,
      evening: [],
    };
    this.view = step.view;
    this.latest = step.events;
    this.outcome = isLast ? replay.outcome : null;
  }

  // -- what is sent ----------------------------------------------------------------------

  send(command: Command): void {
    const id = this.connection?.send(command);
    if (id === undefined) return;
    this.waiting = new Set([...untrack(() => this.waiting), id]);
    if (command.type === "play") this.plays.set(id, command);
  }

  /** What somebody says is not shown any more, here and at other tables, until that is undone. */
  mute(person: string, muted: boolean): void {
    this.send({ type: "mute", person, muted });
    if (muted) this.chat = this.chat.filter((message) => message.person !== person);
  }

  /** Pressed twice before the answer comes, a move is sent once. */
  play(move: string): void {
    if (!this.question || !this.live || performance.now() - this.putAt < TOO_SOON) return;
    const { number } = this.question;
    for (const sent of this.plays.values()) if (sent.move === move && sent.question === number) return;
    this.refusal = null;
    this.send({ type: "play", move, question: number });
  }

  /** A move with an amount, out of a range that the question has. */
  playAmount({ word }: AmountRange, amount: number): void {
    this.play(`${word} ${amount}`);
  }

  /** Call in an effect: odds are asked for once a question, while they are shown. */
  askForOdds(): void {
    const { question } = this;
    if (this.live && this.showsOdds && question?.asked) untrack(() => this.odds.ask(question));
  }

  // -- what is received ------------------------------------------------------------------

  receive(message: ServerMessage<Types>): void {
    switch (message.type) {
      case "table":
        if (this.info && this.info.phase !== "playing") this.hasSeenStart = message.phase === "playing";
        if (this.info?.you === null && message.you !== null && this.view !== null) this.forget();
        this.info = message;
        this.receivedAt = performance.now();
        this.greetedAt ??= this.receivedAt;
        break;
      case "update":
        this.update(message);
        break;
      case "chat":
        if (message.number <= (this.chat.at(-1)?.number ?? 0)) break;
        if (performance.now() - (this.greetedAt ?? Infinity) < HISTORY) this.oldChat = message.number;
        this.chat = [...this.chat, message];
        break;
      case "done":
        this.done(message.id);
        if (message.hints) this.hints = message.hints;
        if (message.events) this.answer = message.events;
        if (message.odds) this.odds.receive(message.id, message.odds);
        break;
      case "refused":
        if (this.odds.refuse(message.id, message.key, message.facts)) break;
        this.refusal = {
          key: message.key,
          facts: message.facts,
          move: this.plays.get(message.id)?.move ?? null,
        };
        this.done(message.id);
        break;
    }
  }

  /** Somebody who watched has a seat now, which receives the whole match anew as it knows it. */
  private forget(): void {
    this.events = this.latest = [];
    this.lastEvent = 0;
  }

  /** Events that were received before are dropped, whatever is sent twice. */
  private update(update: Update<Types>): void {
    const known = Math.max(0, update.events.length - (update.lastEvent - this.lastEvent));
    const events = update.events.slice(known);
    if (this.isHeldBack) this.moment ??= { view: this.view, eventCount: this.events.length };
    this.latest = events;
    this.events = [...this.events, ...events];
    this.missed = this.wasLost ? events.length : 0;
    this.wasLost = false;
    this.lastEvent = Math.max(this.lastEvent, update.lastEvent);
    if (this.question?.number !== update.question?.number) {
      this.hints = this.refusal = null;
      this.odds.clear();
      if (this.question) this.putAt = performance.now();
    }
    this.view = update.view;
    this.question = update.question;
    this.outcome = update.outcome;
    this.due = update.secondsLeft === null ? null : performance.now() + update.secondsLeft * 1000;
    for (const id of update.done) this.done(id);
  }

  private done(id: string): void {
    this.plays.delete(id);
    const waiting = new Set(this.waiting);
    waiting.delete(id);
    this.waiting = waiting;
  }
}
