// The lobby by REST. A problem comes as a key and its facts, for which there are words.

import type {
  ContinuationRequest,
  Credentials,
  DeviceInfo,
  LinkToken,
  GameInfo,
  InvitationCode,
  InvitedTable,
  NewTable,
  PersonInfo,
  PersonName,
  PriceRequest,
  ProblemInfo,
  RecordUpload,
  ReplaySteps,
  ReviewInfo,
  SharedReview,
  SharedSeat,
  TableCreated,
  TableList,
  TablePrices,
  TableSummary,
  TrainingHand,
  TrainingRequest,
  TypedCode,
} from "./protocol";
import { me, remember } from "./people";

export class Problem extends Error {
  constructor(
    readonly key: string,
    readonly facts: Record<string, unknown> = {},
    readonly status = 0,
  ) {
    super(key);
  }
}

async function ask(path: string, data?: unknown, method = "POST"): Promise<Response> {
  const who = me();
  const headers: Record<string, string> = { "Content-Type": "application/json" };
  if (who) Object.assign(headers, { "X-Person": who.person, "X-Secret": who.secret });
  const request: RequestInit =
    data === undefined ? { headers } : { method, headers, body: JSON.stringify(data) };
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new Problem("not-reached");
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => ({}))) as Partial<ProblemInfo>;
  throw new Problem(problem.key ?? "house-trouble", problem.facts ?? {}, answer.status);
}

/** A request without a body is a GET. */
const json = async <Answer, Body = never>(path: string, body?: Body): Promise<Answer> =>
  (await ask(path, body)).json() as Promise<Answer>;

export const games = (lang: string) => json<GameInfo[]>(`/api/games?lang=${lang}`);
/** The newest open tables; the page shows a few of them. */
export const tables = async () => (await json<TableList>("/api/tables")).tables;
export const myTables = () => json<TableSummary[]>("/api/people/me/tables");
export const openTable = async (table: NewTable) =>
  (await json<TableCreated, NewTable>("/api/tables", table)).table;
export const prices = (rules: PriceRequest) => json<TablePrices, PriceRequest>("/api/prices", rules);
const seatQuery = (seat: number | null) => (seat === null ? "" : `?seat=${seat}`);
export const replaySteps = (table: string, seat: number | null) =>
  json<ReplaySteps>(`/api/tables/${table}/steps${seatQuery(seat)}`);
export const record = async (table: string) => (await ask(`/api/tables/${table}/record`)).text();
export const uploadedSteps = (record: string, seat: number | null) =>
  json<ReplaySteps, RecordUpload>("/api/records", { record, seat });
export const review = (table: string, seat: number) =>
  json<ReviewInfo>(`/api/tables/${table}/review${seatQuery(seat)}`);
export const uploadedReview = (record: string, seat: number) =>
  json<ReviewInfo, RecordUpload>("/api/records/review", { record, seat });
export const sharedReview = (id: string) => json<ReviewInfo>(`/api/reviews/${id}`);
export const shareReview = (table: string) => json<SharedReview, SharedSeat>("/api/reviews", { table });
export const myReviews = () => json<SharedReview[]>("/api/people/me/reviews");
export const deleteReview = async (id: string) => void (await ask(`/api/reviews/${id}`, {}, "DELETE"));
export const takeOver = async (moment: ContinuationRequest) =>
  (await json<TableCreated, ContinuationRequest>("/api/continuations", moment)).table;
export const trainingHand = (wanted: TrainingRequest) =>
  json<TrainingHand, TrainingRequest>("/api/training", wanted);
export const enter = async (name: string) =>
  remember(await json<Credentials, PersonName>("/api/people", { name }));
/** Where other devices reach this server, if this page was opened where only its own machine can. */
export const addresses = () => json<string[]>("/api/addresses");
export const qrCode = (link: string) => `/api/qr?link=${encodeURIComponent(link)}`;
export const issueCode = (table: string) => json<InvitationCode, object>(`/api/tables/${table}/code`, {});
export const redeemCode = async (code: string) =>
  (await json<InvitedTable, TypedCode>("/api/codes", { code })).table;
export const newLink = async () => (await json<LinkToken, object>("/api/people/me/links", {})).token;
export const devices = () => json<DeviceInfo[]>("/api/people/me/devices");
export const forgetDevice = async (id: string) =>
  void (await ask(`/api/people/me/devices/${id}`, {}, "DELETE"));
export const redeemLink = async (token: string) =>
  remember(await json<Credentials, LinkToken>("/api/people/links", { token }));
export const rename = async (name: string) => {
  const renamed = await json<PersonInfo, PersonName>("/api/people/me/name", { name });
  const who = me();
  return who ? remember({ ...who, name: renamed.name }) : null;
};
