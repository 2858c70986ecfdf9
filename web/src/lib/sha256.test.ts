// The published examples: FIPS 180-2, appendix B, and RFC 4231.
import { expect, test } from "vitest";
import { encode, hex, hmacSha256, sha256, unhex } from "./sha256";

test.for([
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  [
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  ],
  ["a".repeat(1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"],
] as const)("SHA-256 is that of the standard", ([text, digest]) => {
  expect(hex(sha256(encode(text)))).toBe(digest);
});

const LONG_KEY = "aa".repeat(131);
test.for([
  ["0b".repeat(20), "Hi There", "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"],
  [
    hex(encode("Jefe")),
    "what do ya want for nothing?",
    "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
  ],
  [
    LONG_KEY,
    "Test Using Larger Than Block-Size Key - Hash Key First",
    "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
  ],
] as const)("HMAC-SHA-256 is that of the standard", ([key, text, digest]) => {
  expect(hex(hmacSha256(unhex(key), encode(text)))).toBe(digest);
});

test("both agree with another implementation at every length around a block", async () => {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  for (let length = 1; length <= 200; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 151 + length) % 256);
    expect(sha256(bytes)).toEqual(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
    const key = await crypto.subtle.importKey("raw", bytes, algorithm, false, ["sign"]);
    expect(hmacSha256(bytes, bytes)).toEqual(new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes)));
  }
});
