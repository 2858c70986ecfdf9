// How everybody would stand after the move that is about to be made: the table sets it, the matrix shows it,
// on the cloth and in the notebook alike.

import type { Influence } from "./moves";

class Foresight {
  sums = $state.raw<Influence[] | null>(null);
}

export const foresight = new Foresight();
