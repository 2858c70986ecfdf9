// The round that a view shows, for games that count them: the one fact that the common part reads in any view.

export function roundOf(view: unknown): number | null {
  const hasRound = typeof view === "object" && view !== null && "round" in view;
  return hasRound && typeof view.round === "number" && view.round > 0 ? view.round : null;
}

/** The round after which a match ends, where its options say so. */
export function lastRound(options: Record<string, number | string>): number | null {
  const rounds = Number(options["rounds"]);
  return rounds > 0 ? rounds : null;
}
