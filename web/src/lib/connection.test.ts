import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, type Listener } from "./connection";
import { PROTOCOL_VERSION, type GameTypes, type ServerMessage } from "./protocol";

/** A socket in our hands: it opens, says and closes when the test wants it. */
class Socket {
  static readonly OPEN = 1;
  static readonly CONNECTING = 0;
  static all: Socket[] = [];
  readyState = 0;
  sent: { type: string; id?: string; version?: number; lastEvent?: number }[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor() {
    Socket.all.push(this);
  }
  static get last(): Socket {
    return Socket.all.at(-1)!;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  open(): this {
    this.readyState = 1;
    this.onopen?.();
    return this;
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const seen = (lastEvent: number, done: string[] = []): ServerMessage => ({
  type: "update",
  lastEvent,
  view: {},
  events: [],
  question: null,
  outcome: null,
  secondsLeft: null,
  done,
});
let received: ServerMessage[];
let notified: string[];
const listening: Record<string, () => void> = {}; // to events of the window, by name
const listener: Listener<GameTypes> = {
  received: () => ({ lastEvent: 7, lastChat: 2 }),
  receive: (message) => received.push(message),
  lost: () => notified.push("lost"),
  back: () => notified.push("back"),
  turnedAway: (reason) => notified.push(reason),
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("addEventListener", (name: string, listen: () => void) => void (listening[name] = listen));
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("document", {
    addEventListener: () => {},
    removeEventListener: () => {},
    visibilityState: "visible",
  });
  Socket.all = [];
  received = [];
  notified = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const connect = () =>
  new Connection("ws://house/socket", "table", { person: "p", name: "Ana", secret: "s" }, listener);

test("hello names the version of the protocol, and a page of another version is turned away for good", () => {
  connect();
  Socket.last.open();
  expect(Socket.last.sent[0]).toMatchObject({ type: "hello", version: PROTOCOL_VERSION });
  Socket.last.say({ type: "bye", reason: "protocol-version", reconnect: false });
  vi.advanceTimersByTime(60_000);
  expect(Socket.all.length).toBe(1);
  expect(notified).toEqual(["protocol-version"]);
});

test("a lost connection comes back by itself and says how much it has received", () => {
  connect();
  Socket.last.open().say(seen(7));
  Socket.last.close();
  expect(notified).toEqual(["lost"]);
  vi.advanceTimersByTime(1000);
  Socket.last.open().say(seen(7));
  expect(Socket.all.length).toBe(2);
  expect(Socket.last.sent[0]).toMatchObject({
    type: "hello",
    lastEvent: 7,
    lastChat: 2,
    person: "p",
    secret: "s",
  });
  expect(notified).toEqual(["lost", "back"]);
});

test("what was not acknowledged is sent again under its id, and what was is not", () => {
  const connection = connect();
  Socket.last.open();
  const done = connection.send({ type: "chat", text: "hola" });
  const open = connection.send({ type: "play", move: "hit", question: 3 });
  Socket.last.say(seen(8, [done]));
  Socket.last.close();
  vi.advanceTimersByTime(1000);
  Socket.last.open();
  expect(Socket.last.sent.slice(1).map((message) => message.id)).toEqual([open]);
});

test("what is sent while the connection is lost is sent when it is back", () => {
  const connection = connect();
  const id = connection.send({ type: "sit" });
  expect(Socket.last.open().sent.map((message) => message.type)).toEqual(["hello", "sit"]);
  Socket.last.say({ type: "refused", id, key: "seat-taken", facts: {} });
  Socket.last.close();
  vi.advanceTimersByTime(1000);
  expect(Socket.last.open().sent.map((message) => message.type)).toEqual(["hello"]);
});

test("a socket that has fallen silent is given up", () => {
  connect();
  Socket.last.open().say(seen(1));
  vi.advanceTimersByTime(10_000);
  expect(Socket.last.sent.at(-1)).toMatchObject({ type: "ping" });
  vi.advanceTimersByTime(8_000);
  expect(notified).toEqual(["lost"]);
});

test("heartbeats are answered, however busy the table is", () => {
  connect();
  Socket.last.open().say(seen(1));
  Socket.last.say({ type: "heartbeat" });
  expect(Socket.last.sent.at(-1)).toEqual({ type: "heartbeat" });
  expect(received.map((message) => message.type)).toEqual(["update"]);
});

test("whoever is turned away stays away, and whoever may come again does", () => {
  connect();
  Socket.last.open().say({ type: "bye", reason: "closing", reconnect: true });
  vi.advanceTimersByTime(1000);
  expect(Socket.all.length).toBe(2);
  Socket.last.open().say({ type: "bye", reason: "unknown-table", reconnect: false });
  vi.advanceTimersByTime(60_000);
  expect(Socket.all.length).toBe(2);
  expect(notified).toEqual(["lost", "back", "unknown-table"]);
});

test("a device without a network loses the connection at once, and not twice", () => {
  connect();
  Socket.last.open().say(seen(1));
  listening["offline"]!();
  listening["offline"]!();
  expect(notified).toEqual(["lost"]);
  vi.advanceTimersByTime(1000);
  Socket.last.open().say(seen(1));
  expect(notified).toEqual(["lost", "back"]);
});
