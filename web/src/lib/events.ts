/** The events, moves, hints or summary lines of one name, with their facts. */
export function named<Kind extends { name: string }, Name extends Kind["name"]>(
  kinds: readonly Kind[],
  name: Name,
): Extract<Kind, { name: Name }>[] {
  return kinds.filter((kind): kind is Extract<Kind, { name: Name }> => kind.name === name);
}
