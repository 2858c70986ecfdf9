// This device's contribution to the shuffles of the match at one table, by commit and reveal: first the
// hash of a text, and the text when the list of everybody's hashes is known and has it. It is kept as long
// as the tab, with what was shown before: a reload costs neither, and the record is compared with it.

import type { Command } from "./connection";
import { newId } from "./ids";
import type { TableInfo } from "./protocol";
import { encode, hex, sha256 } from "./sha256";

export interface Contribution {
  text: string;
  hash: string;
  commitment: string;
  hashes: string[] | null; // of all seats, as they were shown first
}

export function contributionHash(match: string, seat: number, text: string): string {
  return hex(sha256(encode(`sobremesa contribution\n${match}\n${seat}\n${text}`)));
}

/** One value to remember the list of all seats' hashes by. */
export function hashListDigest(hashes: readonly string[]): string {
  return hex(sha256(encode(JSON.stringify(hashes))));
}

const placeOf = (table: string) => `sobremesa.contribution.${table}`;

export function storedContribution(table: string): Contribution | null {
  const stored = sessionStorage.getItem(placeOf(table));
  return stored === null ? null : (JSON.parse(stored) as Contribution);
}

function store(table: string, own: Contribution): Contribution {
  sessionStorage.setItem(placeOf(table), JSON.stringify(own));
  return own;
}

/** What was typed, without signs that no record can hold, and 128 random bits, which nobody can guess. */
function newText(typed: string): string {
  return `${typed.replace(/[\p{C}\p{Z}]/gu, " ")} ${newId()}`.trim();
}

/** What this device says to a table that shows itself like this, if anything; `typed` is the person's own text. */
export function contribute(info: TableInfo, typed: string): Command | null {
  const { table, phase, you } = info;
  let own = storedContribution(table);
  if (phase === "committed" && you !== null) {
    own ??= store(table, begun(info, you, newText(typed)));
    return { type: "contribute", hash: own.hash };
  }
  if (own === null || phase === "open") return null;
  if (own.hashes === null && info.closed === null) own = store(table, { ...own, hashes: info.hashes ?? [] });
  return phase === "revealing" && own.hashes?.includes(own.hash) ? { type: "reveal", text: own.text } : null;
}

function begun(info: TableInfo, seat: number, text: string): Contribution {
  const hash = contributionHash(info.match ?? "", seat, text);
  return { text, hash, commitment: info.commitment ?? "", hashes: null };
}

/** Whether the server has shown a list without the hash of this device, which keeps its text to itself. */
export function isLeftOut(table: string): boolean {
  const own = storedContribution(table);
  return own?.hashes != null && !own.hashes.includes(own.hash);
}
