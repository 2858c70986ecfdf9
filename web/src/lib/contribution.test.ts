import { beforeEach, expect, test, vi } from "vitest";
import { contribute, contributionHash, hashListDigest, isLeftOut, storedContribution } from "./contribution";
import type { TableInfo } from "./protocol";

const MATCH = "7".repeat(32);
const OTHER = "0".repeat(64);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (place: string) => kept.get(place) ?? null,
    setItem: (place: string, text: string) => kept.set(place, text),
  });
});

function laid(phase: string, but: Partial<TableInfo> = {}): TableInfo {
  const seen = { match: MATCH, commitment: "c".repeat(64), hashes: null, closed: null, you: 0 };
  return { type: "table", table: "t", phase, ...seen, ...but } as TableInfo;
}

function hashed(typed = ""): string {
  const command = contribute(laid("committed"), typed);
  if (command?.type !== "contribute") throw new Error("no hash was sent");
  return command.hash;
}

test("the hash is that of the four lines of the page on fairness", () => {
  // printf 'sobremesa contribution\n%s\n1\nsal ñ' 7777… | sha256sum
  expect(contributionHash(MATCH, 1, "sal ñ")).toBe(
    "1f868fd94f3176c73f997ac60d60a3b1f22f1c8197ab673f78ef95e05dea6e73",
  );
  // printf '["a",""]' | sha256sum
  expect(hashListDigest(["a", ""])).toBe("58a281f64690131c92a2fdc5dde7b762b3d04b4295c68c40297e717160ef20d8");
});

test("the text follows its hash when the list has it, with 128 random bits beside what was typed", () => {
  const hash = hashed("una pizca");
  const command = contribute(laid("revealing", { hashes: [hash, OTHER] }), "something else");
  if (command?.type !== "reveal") throw new Error("nothing was revealed");
  expect(command.text).toMatch(/^una pizca [0-9a-f]{32}$/);
  expect(contributionHash(MATCH, 0, command.text)).toBe(hash);
  expect(isLeftOut("t")).toBe(false);
});

test("a text is new for every table, the same after a reload, and never for another match at the same table", () => {
  const hash = hashed();
  expect(hashed()).toBe(hash);
  expect(contribute(laid("committed", { match: "8".repeat(32) }), "")).toMatchObject({ hash });
  expect(contribute(laid("committed", { table: "u" }), "")).not.toMatchObject({ hash });
});

test.for([[null], [[]], [["", OTHER]]] as const)(
  "a text is kept back if the list does not have its hash: %j",
  ([hashes]) => {
    const hash = hashed();
    expect(contribute(laid("revealing", { hashes: hashes && [...hashes] }), "")).toBeNull();
    expect(isLeftOut("t")).toBe(true);
    expect(contribute(laid("revealing", { hashes: [hash] }), "")).toBeNull(); // a list exchanged later
  },
);

test("signs that no record can hold are not sent", () => {
  hashed("a\u200db\u00a0c\n");
  expect(storedContribution("t")!.text).toMatch(/^a b c {2}[0-9a-f]{32}$/);
});

test("spectators and tables that never began say nothing", () => {
  expect(contribute(laid("committed", { you: null }), "")).toBeNull();
  expect(contribute(laid("open"), "")).toBeNull();
  hashed();
  expect(contribute(laid("over", { closed: "abandoned" }), "")).toBeNull();
  expect(isLeftOut("t")).toBe(false);
});
