// Characters, the computer players with names: looked up by seat and by name.

import { app, say } from "./app.svelte";
import type { Seated } from "./contract";
import type { CharacterInfo } from "./protocol";

/** A player of a seat as a character; nobody for a person, another computer player or a free seat. They are the
    same in every game but for sentence and Elo: for those ask the game's own list. */
export function characterOf(player: string | null): CharacterInfo | null {
  return all().find(({ name }) => name === player) ?? null;
}

/** The id of the character that was called so at a table, where a second one has a number. */
export function characterCalled(name: string): string {
  const own = name.replace(/ \d+$/, "");
  return all().find(({ title }) => title === own)?.name ?? "";
}

const all = () => app.games?.[0]?.characters ?? [];

/** The name of a seat for screen readers: “Lola, computer, level 3”. */
export function seatName({ name, player, bot }: Pick<Seated, "name" | "player" | "bot">): string {
  const character = characterOf(player);
  if (character) return say("web-computer-level", { name, level: character.level });
  return bot ? say("web-computer", { name }) : name;
}
