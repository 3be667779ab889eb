/** A table with a row for each of the ids. */
export function recordOf<T extends string, Row>(
  ids: readonly T[],
  rowOf: (id: T, place: number) => Row,
): Record<T, Row> {
  // What `fromEntries` returns has lost its keys.
  return Object.fromEntries(ids.map((id, place) => [id, rowOf(id, place)])) as Record<T, Row>;
}

/** The place of each id in its list: how the numbers of a state's arrays are found by name. */
export const indexed = <T extends string>(ids: readonly T[]): Readonly<Record<T, number>> =>
  recordOf(ids, (_, place) => place);

/** The keys of a table that has no others. */
export function keysOf<T extends object>(table: T): (keyof T & string)[] {
  // `Object.keys` cannot know that there are no others.
  return Object.keys(table) as (keyof T & string)[];
}
