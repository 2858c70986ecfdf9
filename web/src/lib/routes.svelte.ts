// Where one is stands behind the sign of the address: `#table=ID`, `#rules=GAME`, `#record=ID&step=47`.
// The server never sees it, so an invitation stays between those who send and get it.

const PLACES = [
  "new",
  "table",
  "records",
  "record",
  "review",
  "shared",
  "train",
  "rules",
  "fair",
  "link",
  "code",
] as const;
export type Place = "house" | (typeof PLACES)[number];

class Route {
  private asked = $state.raw(read());

  constructor() {
    addEventListener("hashchange", () => (this.asked = read()));
  }

  get place(): Place {
    return PLACES.find((place) => this.asked.has(place)) ?? "house";
  }

  /** What stands after the name of the place: a table's id, a game's. */
  get what(): string {
    return this.asked.get(this.place) ?? "";
  }

  fact(name: string): string {
    return this.asked.get(name) ?? "";
  }

  /** Say more of the same place, without a step to go back to. */
  note(facts: Record<string, string | number>): void {
    history.replaceState(history.state, "", linkTo(this.place, this.what, facts));
  }
}

function read(): URLSearchParams {
  return new URLSearchParams(location.hash.slice(1));
}

export function linkTo(place: Place, what = "", facts: Record<string, string | number> = {}): string {
  if (place === "house") return "#";
  const more = Object.entries(facts).map(([name, fact]) => `&${name}=${fact}`);
  return `#${place}=${encodeURIComponent(what)}${more.join("")}`;
}

/** The whole address, to be sent to somebody. */
export function addressOf(place: Place, what: string): string {
  return new URL(linkTo(place, what), location.href).href;
}

export function go(place: Place, what = "", facts: Record<string, string | number> = {}): void {
  location.hash = linkTo(place, what, facts);
}

export const route = new Route();
