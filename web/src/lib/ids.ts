// Ids nobody can guess. `crypto.randomUUID` would do, but is missing on a page that came over plain
// HTTP, as from a machine in one's own network.

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
