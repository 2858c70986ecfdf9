// Who sits at this device: a name and a secret, no account.

export interface Me {
  person: string;
  name: string;
  secret: string;
}

const PLACE = "sobremesa.me";

export function me(): Me | null {
  const kept = localStorage.getItem(PLACE);
  return kept === null ? null : (JSON.parse(kept) as Me);
}

export function remember(who: Me): Me {
  localStorage.setItem(PLACE, JSON.stringify(who));
  return who;
}

export function forget(): void {
  localStorage.removeItem(PLACE);
}
