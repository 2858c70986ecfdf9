// Points are counted in halves, and written with a ½.

export const shownPoints = (halves: number): string =>
  halves % 2 ? `${Math.floor(halves / 2) || ""}½` : String(halves / 2);

/** How many halves are written so. */
export const halvesOf = (shown: string): number =>
  2 * Number(shown.replace("½", "")) + (shown.endsWith("½") ? 1 : 0);
