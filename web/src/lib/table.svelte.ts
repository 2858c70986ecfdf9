// What a table shows: everything that was heard over its socket, in the order it is to be seen.
// A message is taken over as it comes; what moves on the screen is told one step at a time.

import { untrack } from "svelte";
import { Connection, type Command } from "./connection";
import type {
  AmountRange,
  ChatMessage,
  Credentials,
  GameTypes,
  OutcomeInfo,
  Question,
  ReplayStep,
  ReplaySteps,
  ServerMessage,
  TableInfo,
  Update,
} from "./protocol";

const TOO_SOON = 250; // ms in which a press was meant for the question before

export interface Refusal {
  key: string;
  facts: Record<string, unknown>;
  move: string | null; // the one that was refused
}

export class Table<Types extends GameTypes = GameTypes> {
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<Types["view"] | null>(null);
  question = $state.raw<Question<Types> | null>(null);
  outcome = $state.raw<OutcomeInfo<Types> | null>(null);
  events = $state.raw<Types["event"][]>([]); // all that was heard of the match
  latest = $state.raw<Types["event"][]>([]); // what led to the view that is shown
  said = $state.raw<ChatMessage[]>([]);
  hints = $state.raw<Types["hint"][] | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  answer = $state.raw<Types["event"][]>([]); // to a call that changed nothing
  due = $state<number | null>(null); // when the clock plays, by performance.now()
  retryIn = $state<number | null>(null); // seconds; null while the table is live
  asking = $state(""); // the question in one breath, if the game says it: what lies, what one holds, what one may do
  isPlayingBack = $state(false); // the game still shows what led to its view: the bill waits
  missed = $state(0); // how much happened while the connection was lost
  away = $state<string | null>(null); // why the house does not let us in
  waiting = $state.raw<ReadonlySet<string>>(new Set()); // ids of commands that are not answered yet

  private lastEvent = 0;
  private connection: Connection<Types> | null = null;
  private moves = new Map<string, string>();
  private wasLost = false;
  private putAt = -TOO_SOON; // when the question was put, by performance.now()

  /** Sit down at the socket; `close` when the page is left. */
  open(url: string, id: string, who: Credentials | null): void {
    this.connection = new Connection<Types>(url, id, who, {
      received: () => ({ lastEvent: this.lastEvent, lastChat: this.said.at(-1)?.number ?? 0 }),
      receive: (message) => this.receive(message),
      lost: (seconds) => {
        this.retryIn = seconds;
        this.wasLost = true;
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

  get isAsked(): boolean {
    return this.live && (this.question?.asked ?? false);
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
      spectators: 0,
      match: null,
      commitment: match.commitment,
      hashes: null,
      closed: null,
      next: null,
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
    if (command.type === "play") this.moves.set(id, command.move);
  }

  /** What somebody says is not shown any more, here and at other tables. */
  mute(person: string): void {
    this.send({ type: "mute", person, muted: true });
    this.said = this.said.filter((said) => said.person !== person);
  }

  play(move: string): void {
    if (!this.question || !this.live || performance.now() - this.putAt < TOO_SOON) return;
    this.refusal = null;
    this.send({ type: "play", move, question: this.question.number });
  }

  /** A move with an amount, out of a range that the question has. */
  playAmount({ word }: AmountRange, amount: number): void {
    this.play(`${word} ${amount}`);
  }

  // -- what is heard ---------------------------------------------------------------------

  receive(message: ServerMessage<Types>): void {
    switch (message.type) {
      case "table":
        this.info = message;
        break;
      case "update":
        this.update(message);
        break;
      case "chat":
        if (message.number > (this.said.at(-1)?.number ?? 0)) this.said = [...this.said, message];
        break;
      case "done":
        this.done(message.id);
        if (message.hints) this.hints = message.hints;
        if (message.events) this.answer = message.events;
        break;
      case "refused":
        this.refusal = { key: message.key, facts: message.facts, move: this.moves.get(message.id) ?? null };
        this.done(message.id);
        break;
    }
  }

  /** What was heard before is not heard again, whatever is sent twice. */
  private update(update: Update<Types>): void {
    const known = Math.max(0, update.events.length - (update.lastEvent - this.lastEvent));
    const events = update.events.slice(known);
    this.latest = events;
    this.events = [...this.events, ...events];
    this.missed = this.wasLost ? events.length : 0;
    this.wasLost = false;
    this.lastEvent = Math.max(this.lastEvent, update.lastEvent);
    if (this.question?.number !== update.question?.number) {
      this.hints = this.refusal = null;
      if (this.question) this.putAt = performance.now();
    }
    this.view = update.view;
    this.question = update.question;
    this.outcome = update.outcome;
    this.due = update.secondsLeft === null ? null : performance.now() + update.secondsLeft * 1000;
    for (const id of update.done) this.done(id);
  }

  private done(id: string): void {
    this.moves.delete(id);
    const waiting = new Set(this.waiting);
    waiting.delete(id);
    this.waiting = waiting;
  }
}
