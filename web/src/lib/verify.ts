// The shuffles of a record computed again, as docs/fairness.md writes it down: digests, commitment, the
// hashes of the contributions, and every deal.

import { contributionHash, hashListDigest, type Contribution } from "./contribution";
import { encode, hex, hmacSha256, joined, sha256, unhex } from "./sha256";

const DIGITS = 12; // of a line's digest
const WORD = 2 ** 32;

export interface Finding {
  key: string;
  facts: Record<string, unknown>;
}

export type Verdict = { proved: true; findings: Finding[] } | ({ proved: false } & Finding);

/** What a record says of its shuffles. */
interface Header {
  lines: readonly string[];
  match: string;
  players: string[];
  commitment: string;
  hashes: string[] | null; // null in a record of format 2
  contributions: string[];
}

const digest = (text: string) => hex(sha256(encode(text))).slice(0, DIGITS);
const found = (key: string, facts: Record<string, unknown> = {}): Finding => ({ key, facts });
const brief = (hash: string) => `${hash.slice(0, DIGITS)}…`;
const isText = (text: string) => text !== "";

/** What a record proves; `piles` are the cards of each deal as they lay before the shuffle, and `seen` is
 * what this device saw before the first card, if it sat at the table. */
export function verify(
  record: string,
  piles: readonly (readonly string[])[],
  seen: Contribution | null = null,
): Verdict {
  const lines = record.split("\n");
  const end = lines.indexOf("");
  const header = headerOf(lines.slice(0, end));
  const wrong =
    firstEdited(lines, end) ?? firstWrong(header, lines.slice(end + 1), piles) ?? notSeen(header, seen);
  return wrong ? { proved: false, ...wrong } : { proved: true, findings: findingsOf(header, seen) };
}

function headerOf(lines: readonly string[]): Header {
  const hashes = valueOf(lines, "hashes");
  return {
    lines,
    match: valueOf(lines, "match"),
    players: lines.filter((line) => line.startsWith("seat: ")).map((line) => line.split(" ")[1]!),
    commitment: valueOf(lines, "commitment"),
    hashes: hashes ? (JSON.parse(hashes) as string[]) : null,
    contributions: JSON.parse(valueOf(lines, "contributions") || "[]") as string[],
  };
}

function valueOf(header: readonly string[], name: string): string {
  return header.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? "";
}

/** The first line whose digest is not that of all lines up to it. */
function firstEdited(lines: readonly string[], end: number): Finding | null {
  let before = digest(`\n${lines.slice(0, end + 1).join("\n")}`);
  for (let i = end + 1; i < lines.length - 1; i += 1) {
    const [, text, written] = /^(.*) #([0-9a-f]+)$/.exec(lines[i]!) ?? [];
    before = digest(`${before}\n${text}`);
    if (before !== written) return found("web-forged-digest", { line: i + 1 });
  }
  return null;
}

function firstWrong(
  header: Header,
  body: readonly string[],
  piles: readonly (readonly string[])[],
): Finding | null {
  if (valueOf(header.lines, "shuffler") !== "fair") return found("web-unproved-note");
  const seed = unhex(valueOf(header.lines, "seed"));
  if (committed(seed, header.lines) !== header.commitment) return found("web-forged-commitment");
  return wrongContribution(header) ?? wrongDeal(seed, header.contributions, body, piles);
}

/** Over the seed and everything that was settled before the first card. */
function committed(seed: Uint8Array, header: readonly string[]): string {
  const first = header.findIndex((line) => line.startsWith("match: "));
  const last = header.findLastIndex((line) => line.startsWith("seat: "));
  return hex(sha256(joined(seed, encode(header.slice(first, last + 1).join("\n")))));
}

// -- the contributions -------------------------------------------------------------------------

/** A bot contributes nothing, and every text fits the hash of its seat. */
function wrongContribution({ match, players, hashes, contributions }: Header): Finding | null {
  if (hashes && (hashes.length !== players.length || contributions.length !== players.length))
    return found("record-contributions");
  for (const [seat, player] of players.entries()) {
    const text = contributions[seat] ?? "";
    const number = seat + 1;
    if (player !== "person" && (text || hashes?.[seat])) return found("verify-bot-contribution", { number });
    if (hashes && text && hashes[seat] !== contributionHash(match, seat, text))
      return found("verify-hash", { number });
  }
  return null;
}

/** What this device saw is what the record shows. */
function notSeen({ commitment, hashes }: Header, seen: Contribution | null): Finding | null {
  if (seen && seen.commitment !== commitment)
    return found("verify-not-seen", { commitment, seen: seen.commitment });
  if (!seen?.hashes) return null;
  if (!hashes) return found("verify-no-hashes");
  const [theirs, ours] = [hashListDigest(hashes), hashListDigest(seen.hashes)];
  return theirs === ours ? null : found("verify-hashes-not-seen", { hashes: theirs, seen: ours });
}

/** What this device must complain of when it is shown the record of a match at which it sat. */
export function complaint(record: string, seen: Contribution): Finding | null {
  const header = headerOf(record.slice(0, record.indexOf("\n\n")).split("\n"));
  const isMissing = !header.contributions.includes(seen.text);
  return notSeen(header, seen) ?? (isMissing ? found("contribution-missing") : null);
}

/** What is proved of a record in which nothing is wrong; first what is to be noticed most. */
function findingsOf({ commitment, hashes, contributions }: Header, seen: Contribution | null): Finding[] {
  const computed = found("web-verified-note", { commitment: brief(commitment) });
  if (!hashes) return [found("unproved-contributions"), computed];
  const count = contributions.filter(isText).length;
  const missing = hashes.filter(isText).length - count;
  const findings = [computed, found("verified-hashes", { count, hashes: brief(hashListDigest(hashes)) })];
  if (seen?.hashes) findings.push(found("verified-seen"), found("verified-hashes-seen"));
  if (seen?.hashes && !missing) findings.push(found("verified-fixed"));
  if (missing) findings.unshift(found("unproved-missing", { count: missing, deals: 2 ** missing }));
  if (seen && !contributions.includes(seen.text)) findings.unshift(found("contribution-missing"));
  return findings;
}

// -- the deals ---------------------------------------------------------------------------------

function wrongDeal(
  seed: Uint8Array,
  contributions: readonly string[],
  body: readonly string[],
  piles: readonly (readonly string[])[],
): Finding | null {
  const deals = body.filter((line) => line.startsWith("deal "));
  for (const [i, line] of deals.entries()) {
    const dealt = line.replace(/ #[0-9a-f]+$/, "").slice("deal ".length);
    const shuffled = shuffle(piles[i] ?? [], numbers(seed, JSON.stringify(contributions), i + 1));
    if (shuffled.join(" ") !== dealt) return found("web-forged-deal", { deal: i + 1 });
  }
  return null;
}

/** Numbers below n without bias, from HMAC-SHA-256 over a counter. */
function numbers(seed: Uint8Array, contributions: string, deal: number): (n: number) => number {
  const words: number[] = [];
  let counter = 0;
  return (n) => {
    for (;;) {
      if (!words.length) {
        const block = hmacSha256(seed, encode(`${contributions}|${deal}|${counter}`));
        const view = new DataView(block.buffer);
        for (let at = 0; at < view.byteLength; at += 4) words.push(view.getUint32(at));
        counter += 1;
      }
      const word = words.shift()!;
      if (word < WORD - (WORD % n)) return word % n;
    }
  };
}

function shuffle(pile: readonly string[], below: (n: number) => number): string[] {
  const order = [...pile];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const chosen = below(last + 1);
    [order[chosen], order[last]] = [order[last]!, order[chosen]!];
  }
  return order;
}
