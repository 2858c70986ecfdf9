// The person at this device: a name and a secret, no account.

import type { Credentials } from "./protocol";

const PLACE = "sobremesa.me";

export function me(): Credentials | null {
  const stored = localStorage.getItem(PLACE);
  return stored === null ? null : (JSON.parse(stored) as Credentials);
}

export function remember(who: Credentials): Credentials {
  localStorage.setItem(PLACE, JSON.stringify(who));
  return who;
}

export function forget(): void {
  localStorage.removeItem(PLACE);
}

const MUTED = "sobremesa.muted";

/** People muted on this device, by id, with their names: the server stores who is muted, this is to undo it. */
export function mutedPeople(): Record<string, string> {
  return JSON.parse(localStorage.getItem(MUTED) ?? "{}") as Record<string, string>;
}

export function mute(person: string, name: string): Record<string, string> {
  return rememberMuted({ ...mutedPeople(), [person]: name });
}

export function unmute(person: string): Record<string, string> {
  return rememberMuted(
    Object.fromEntries(Object.entries(mutedPeople()).filter(([other]) => other !== person)),
  );
}

function rememberMuted(people: Record<string, string>): Record<string, string> {
  localStorage.setItem(MUTED, JSON.stringify(people));
  return people;
}
