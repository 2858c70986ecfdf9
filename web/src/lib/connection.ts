// One socket to one table, which comes back by itself. Nothing that was sent is lost: what was
// not acknowledged is sent again under the same id, and the server carries it out once.

import { newId } from "./ids";
import {
  PROTOCOL_VERSION,
  type ClientMessage,
  type Credentials,
  type GameTypes,
  type Hello,
  type ServerMessage,
} from "./protocol";

const PAUSES = [300, 700, 1500, 3000, 5000]; // ms between two tries
const PING = 10_000;
const SILENCE = 8_000; // after a ping

type WithoutId<M> = M extends { type: "hello" | "ping" | "heartbeat" }
  ? never
  : M extends unknown
    ? Omit<M, "id">
    : never;
export type Command = WithoutId<ClientMessage>;

export interface Listener<Types extends GameTypes> {
  received: () => { lastEvent: number; lastChat: number };
  receive: (message: ServerMessage<Types>) => void;
  lost: (seconds: number) => void;
  back: () => void;
  turnedAway: (reason: string) => void;
}

export class Connection<Types extends GameTypes = GameTypes> {
  private socket: WebSocket | null = null;
  private unanswered = new Map<string, string>();
  private tries = 0;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private ended = false;

  constructor(
    private readonly url: string,
    private readonly table: string,
    private readonly who: Credentials | null,
    private readonly listener: Listener<Types>,
  ) {
    addEventListener("online", this.now);
    addEventListener("offline", this.wentOffline);
    document.addEventListener("visibilitychange", this.looked);
    this.open();
  }

  send(command: Command): string {
    const id = newId();
    const text = JSON.stringify({ id, ...command });
    this.unanswered.set(id, text);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
    return id;
  }

  /** Try at once, as somebody asked for. */
  now = (): void => {
    if (this.socket?.readyState !== WebSocket.OPEN && !this.ended) this.open();
  };

  close(): void {
    this.ended = true;
    removeEventListener("online", this.now);
    removeEventListener("offline", this.wentOffline);
    document.removeEventListener("visibilitychange", this.looked);
    this.stopTimers();
    this.socket?.close();
  }

  /** The device has no network: a socket that looks open is dead. It is tried again as always, since the house
      may be on this device. */
  private wentOffline = (): void => {
    if (this.socket?.readyState === WebSocket.OPEN) this.lose();
  };

  /** A phone that slept may hold a socket that is long dead. */
  private looked = (): void => {
    if (document.visibilityState === "visible") this.ping();
  };

  private open(): void {
    this.stopTimers();
    this.drop();
    const socket = new WebSocket(this.url);
    this.socket = socket;
    this.later(5_000, () => socket.readyState === WebSocket.CONNECTING && this.lose());
    socket.onopen = () => this.hello(socket);
    socket.onmessage = (event: MessageEvent<string>) =>
      this.receive(JSON.parse(event.data) as ServerMessage<Types>);
    socket.onclose = () => socket === this.socket && this.lose();
  }

  private hello(socket: WebSocket): void {
    const who = this.who ? { person: this.who.person, secret: this.who.secret } : {};
    const hello: Hello = {
      type: "hello",
      version: PROTOCOL_VERSION,
      table: this.table,
      ...who,
      ...this.listener.received(),
    };
    socket.send(JSON.stringify(hello));
    for (const text of this.unanswered.values()) socket.send(text);
    this.stopTimers();
    this.later(PING, () => this.ping());
  }

  private receive(message: ServerMessage<Types>): void {
    this.stopTimers();
    this.later(PING, () => this.ping());
    if (this.tries > 0) this.listener.back();
    this.tries = 0;
    if (message.type === "done" || message.type === "refused") this.unanswered.delete(message.id);
    if (message.type === "update") for (const id of message.done) this.unanswered.delete(id);
    if (message.type === "heartbeat") this.socket?.send(JSON.stringify({ type: "heartbeat" }));
    else if (message.type === "bye") this.leave(message.reason, message.reconnect);
    else this.listener.receive(message);
  }

  private leave(reason: string, reconnect: boolean): void {
    if (reconnect) return this.lose();
    this.listener.turnedAway(reason);
    this.close();
  }

  private ping(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return this.now();
    this.stopTimers();
    this.socket.send(JSON.stringify({ type: "ping" }));
    this.later(SILENCE, () => this.lose());
  }

  private lose(): void {
    this.stopTimers();
    this.drop();
    if (this.ended) return;
    const pause = PAUSES[Math.min(this.tries, PAUSES.length - 1)] ?? 5000;
    this.tries += 1;
    this.listener.lost(pause / 1000);
    this.later(pause * (0.75 + Math.random() / 2), () => this.open());
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onclose = socket.onmessage = socket.onopen = null;
      socket.close();
    }
  }

  private later(ms: number, what: () => void): void {
    this.timers.push(setTimeout(what, ms));
  }

  private stopTimers(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }
}
