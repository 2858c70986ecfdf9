import { expect, test, vi } from "vitest";
import old from "../../../tests/engine/data/format_2.json";
import { contributionHash, type Contribution } from "./contribution";
import { encode, hex, sha256 } from "./sha256";
import { complaint, verify, type Verdict } from "./verify";

interface Stream {
  record: string;
  piles: string[][];
}

const streams = import.meta.glob<Stream>("$package/games/*/golden/stream.json", {
  eager: true,
  import: "default",
});
const keysOf = (verdict: Verdict) =>
  verdict.proved ? verdict.findings.map(({ key }) => key) : [verdict.key];

test.for(Object.entries(streams))(
  "%s: the shuffles of a real match follow from its seed and its hashed contributions",
  ([, { record, piles }]) => {
    expect(keysOf(verify(record, piles))).toEqual(["web-verified-note", "verified-hashes"]);
  },
);

const [{ record, piles }] = Object.values(streams) as [Stream];
const valueOf = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(record)![1]!;
const hashes = JSON.parse(valueOf("hashes")) as string[];
const [text] = JSON.parse(valueOf("contributions")) as [string];
const seen: Contribution = { text, hash: hashes[0]!, commitment: valueOf("commitment"), hashes };

/** A record with a changed header, and all digests computed again. */
function resealed(old: string, changed: string): string {
  expect(record).toContain(old);
  const [header, body] = record.replace(old, changed).split("\n\n") as [string, string];
  let before = hex(sha256(encode(`\n${header}\n`))).slice(0, 12);
  const lines = body.trimEnd().split("\n");
  const sealed = lines.map((line) => {
    const bare = line.replace(/ #[0-9a-f]+$/, "");
    before = hex(sha256(encode(`${before}\n${bare}`))).slice(0, 12);
    return `${bare} #${before}`;
  });
  return [header, "", ...sealed, ""].join("\n");
}

test("a card that lay elsewhere before the shuffle is noticed", () => {
  const [first, second, ...rest] = piles[0]!;
  expect(verify(record, [[second!, first!, ...rest], ...piles.slice(1)])).toMatchObject({
    key: "web-forged-deal",
    facts: { deal: 1 },
  });
});

test("an edited move is noticed by its line", () => {
  const lines = record.split("\n");
  const at = lines.findIndex((line) => line.startsWith("1 "));
  lines[at] = lines[at]!.replace(/^1 /, "2 ");
  expect(verify(lines.join("\n"), piles)).toMatchObject({
    key: "web-forged-digest",
    facts: { line: at + 1 },
  });
});

test("a text that does not fit its hash is noticed, and one of a bot", () => {
  const changed = resealed(`contributions: ["${text}"`, 'contributions: ["pepper"');
  expect(verify(changed, piles)).toMatchObject({ key: "verify-hash", facts: { number: 1 } });
  const bots = resealed(`["${text}", ""`, `["${text}", "pepper"`);
  expect(verify(bots, piles)).toMatchObject({ key: "verify-bot-contribution", facts: { number: 2 } });
  const longer = resealed(`["${text}", ""`, `["${text}", "", ""`);
  expect(verify(longer, piles)).toMatchObject({ key: "record-contributions" });
});

test("a player at the table reads that the cards were fixed when the list was shown", () => {
  expect(keysOf(verify(record, piles, seen))).toEqual([
    "web-verified-note",
    "verified-hashes",
    "verified-seen",
    "verified-hashes-seen",
    "verified-fixed",
  ]);
  expect(complaint(record, seen)).toBeNull();
});

test("another list or commitment than was shown is noticed", () => {
  const list = [hashes[0]!, contributionHash(valueOf("match"), 1, "pepper")];
  expect(verify(record, piles, { ...seen, hashes: list })).toMatchObject({ key: "verify-hashes-not-seen" });
  expect(complaint(record, { ...seen, hashes: list })).toMatchObject({ key: "verify-hashes-not-seen" });
  expect(verify(record, piles, { ...seen, commitment: "0" })).toMatchObject({ key: "verify-not-seen" });
});

test("a text of one's own that is missing is complained of, and counted", () => {
  const without = resealed(`["${text}", ""`, '["", ""');
  expect(complaint(without, seen)).toMatchObject({ key: "contribution-missing" });
});

test("a page that came over plain HTTP, where crypto.subtle is missing, verifies too", () => {
  vi.stubGlobal("crypto", {});
  expect(verify(record, piles, seen).proved).toBe(true);
  vi.unstubAllGlobals();
});

test("of a record of format 2 no more is said than is true", () => {
  expect(keysOf(verify(old.record, old.piles))).toEqual(["unproved-contributions", "web-verified-note"]);
});
