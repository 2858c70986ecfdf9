// The lobby by REST. A problem comes as a key and its facts, for which there are words.

import type { GameInfo, ReplaySteps, TableSummary } from "./protocol";
import { me, remember, type Me } from "./people";

export class Problem extends Error {
  constructor(
    readonly key: string,
    readonly facts: Record<string, unknown> = {},
    readonly status = 0,
  ) {
    super(key);
  }
}

async function ask(path: string, data?: unknown): Promise<Response> {
  const who = me();
  const headers: Record<string, string> = { "Content-Type": "application/json" };
  if (who) Object.assign(headers, { "X-Person": who.person, "X-Secret": who.secret });
  const request: RequestInit = data === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(data) };
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new Problem("not-reached");
  }
  if (answer.ok) return answer;
  const told = (await answer.json().catch(() => ({}))) as { key?: string; facts?: Record<string, unknown> };
  throw new Problem(told.key ?? "house-trouble", told.facts ?? {}, answer.status);
}

const json = async <T>(path: string, data?: unknown): Promise<T> => (await ask(path, data)).json() as Promise<T>;

export interface Opening {
  game: string;
  variant?: string;
  options?: Record<string, string>;
  seats: number;
  bots?: Record<number, string>;
  public?: boolean;
  clock?: number;
  pace?: number;
  window?: number;
}

export const games = (lang: string) => json<GameInfo[]>(`/api/games?lang=${lang}`);
export const tables = () => json<TableSummary[]>("/api/tables");
export const myTables = () => json<TableSummary[]>("/api/people/me/tables");
export const openTable = async (opening: Opening) => (await json<{ table: string }>("/api/tables", opening)).table;
const eyes = (seat: number | null) => (seat === null ? "" : `?seat=${seat}`);
export const replaySteps = (table: string, seat: number | null) => json<ReplaySteps>(`/api/tables/${table}/steps${eyes(seat)}`);
export const broughtSteps = (record: string, seat: number | null) => json<ReplaySteps>("/api/records", { record, seat });
export const enter = async (name: string) => remember(await json<Me>("/api/people", { name }));
export const newLink = async () => (await json<{ token: string }>("/api/people/me/links", {})).token;
export const comeByLink = async (token: string) => remember(await json<Me>("/api/people/links", { token }));
export const rename = async (name: string) => {
  const renamed = await json<{ name: string }>("/api/people/me/name", { name });
  const who = me();
  return who ? remember({ ...who, name: renamed.name }) : null;
};
