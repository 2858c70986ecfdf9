// Who sits at this device: a name and a secret, no account.

import type { Credentials } from "./protocol";

const PLACE = "sobremesa.me";

export function me(): Credentials | null {
  const kept = localStorage.getItem(PLACE);
  return kept === null ? null : (JSON.parse(kept) as Credentials);
}

export function remember(who: Credentials): Credentials {
  localStorage.setItem(PLACE, JSON.stringify(who));
  return who;
}

export function forget(): void {
  localStorage.removeItem(PLACE);
}
