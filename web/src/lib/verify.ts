// The shuffles of a record computed again, as docs/fairness.md writes it down, with the browser's own
// cryptography: commitment, digests, and every deal.

const DIGITS = 12; // of a line's digest
const WORD = 2 ** 32;

export type Verdict =
  | { proved: true; commitment: string; deals: number }
  | { proved: false; key: string; facts: Record<string, unknown> };

const encode = (text: string) => new TextEncoder().encode(text);
const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const digest = async (text: string) =>
  hex(await crypto.subtle.digest("SHA-256", encode(text))).slice(0, DIGITS);
const fails = (key: string, facts: Record<string, unknown> = {}): Verdict => ({ proved: false, key, facts });

/** What a record proves; `piles` are the cards of each deal as they lay before the shuffle. */
export async function verify(record: string, piles: readonly (readonly string[])[]): Promise<Verdict> {
  const lines = record.split("\n");
  const end = lines.indexOf("");
  const header = lines.slice(0, end);
  const edited = await firstEdited(lines, end);
  if (edited !== null) return fails("web-forged-digest", { line: edited });
  if (valueOf(header, "shuffler") !== "fair") return fails("web-unproved-note");
  const seed = unhex(valueOf(header, "seed"));
  if (hex(await committed(seed, header)) !== valueOf(header, "commitment"))
    return fails("web-forged-commitment");
  const deals = lines.slice(end + 1).filter((line) => line.startsWith("deal "));
  const contributions = JSON.stringify(JSON.parse(valueOf(header, "contributions")));
  for (const [i, line] of deals.entries()) {
    const dealt = line.replace(/ #[0-9a-f]+$/, "").slice("deal ".length);
    const shuffled = await shuffle(piles[i] ?? [], await numbers(seed, contributions, i + 1));
    if (shuffled.join(" ") !== dealt) return fails("web-forged-deal", { deal: i + 1 });
  }
  return { proved: true, commitment: valueOf(header, "commitment"), deals: deals.length };
}

function valueOf(header: readonly string[], name: string): string {
  return header.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? "";
}

/** The number of the first line whose digest is not that of all lines up to it. */
async function firstEdited(lines: readonly string[], end: number): Promise<number | null> {
  let before = await digest(`\n${lines.slice(0, end + 1).join("\n")}`);
  for (let i = end + 1; i < lines.length - 1; i += 1) {
    const [, text, written] = /^(.*) #([0-9a-f]+)$/.exec(lines[i]!) ?? [];
    before = await digest(`${before}\n${text}`);
    if (before !== written) return i + 1;
  }
  return null;
}

/** Over the seed and everything that was settled before the first card. */
function committed(seed: Uint8Array, header: readonly string[]): Promise<ArrayBuffer> {
  const first = header.findIndex((line) => line.startsWith("match: "));
  const last = header.findLastIndex((line) => line.startsWith("seat: "));
  const settled = encode(header.slice(first, last + 1).join("\n"));
  return crypto.subtle.digest("SHA-256", new Uint8Array([...seed, ...settled]));
}

/** Numbers below n without bias, from HMAC-SHA-256 over a counter. */
async function numbers(seed: Uint8Array<ArrayBuffer>, contributions: string, deal: number) {
  const key = await crypto.subtle.importKey("raw", seed, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const words: number[] = [];
  let counter = 0;
  return async (n: number): Promise<number> => {
    for (;;) {
      if (!words.length) {
        const block = new DataView(
          await crypto.subtle.sign("HMAC", key, encode(`${contributions}|${deal}|${counter}`)),
        );
        for (let at = 0; at < block.byteLength; at += 4) words.push(block.getUint32(at));
        counter += 1;
      }
      const word = words.shift()!;
      if (word < WORD - (WORD % n)) return word % n;
    }
  };
}

async function shuffle(pile: readonly string[], below: (n: number) => Promise<number>): Promise<string[]> {
  const order = [...pile];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const chosen = await below(last + 1);
    [order[chosen], order[last]] = [order[last]!, order[chosen]!];
  }
  return order;
}
