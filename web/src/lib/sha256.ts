// SHA-256 (FIPS 180-4) and HMAC (RFC 2104) of our own: `crypto.subtle` is missing on a page that came over
// plain HTTP, as from a machine in one's own network.

const BLOCK = 64; // bytes
// The fractional parts of the cube roots of the first 64 primes, and of the square roots of the first eight.
const ROUND = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
];
const START = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];

export const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
export const unhex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

export function sha256(message: Uint8Array): Uint8Array {
  const padded = pad(message);
  const state = Uint32Array.from(START);
  for (let at = 0; at < padded.byteLength; at += BLOCK)
    compress(state, new DataView(padded.buffer, at, BLOCK));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setUint32(4 * i, word));
  return new Uint8Array(digest.buffer);
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A one bit, zeros, and the length in bits at the end of the last block. */
function pad(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const end = new DataView(padded.buffer, padded.length - 8);
  end.setUint32(0, Math.floor(message.length / 2 ** 29));
  end.setUint32(4, message.length << 3);
  return padded;
}

const rotate = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

function compress(state: Uint32Array, block: DataView): void {
  const words = schedule(block);
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i += 1) {
    const one = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const first = (h + one + chosen + ROUND[i]! + words[i]!) | 0;
    const zero = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e] = [g, f, e, (d + first) | 0];
    [d, c, b, a] = [c, b, a, (first + zero + majority) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i]! += word));
}

function schedule(block: DataView): Uint32Array {
  const words = new Uint32Array(64);
  for (let i = 0; i < 16; i += 1) words[i] = block.getUint32(4 * i);
  for (let i = 16; i < 64; i += 1) {
    const [early, late] = [words[i - 15]!, words[i - 2]!];
    const zero = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const one = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words[i] = words[i - 16]! + zero + words[i - 7]! + one;
  }
  return words;
}
