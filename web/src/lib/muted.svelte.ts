// People muted on this device, as all parts of a page see them.

import { mute, mutedPeople, unmute } from "./people";
import type { Table } from "./table.svelte";

class Muted {
  names = $state.raw(mutedPeople()); // by person

  silence(table: Table, person: string, name: string): void {
    table.mute(person, true);
    this.names = mute(person, name);
  }

  hearAgain(table: Table, person: string): void {
    table.mute(person, false);
    this.names = unmute(person);
  }
}

export const muted = new Muted();
