/** The place of each id in its list: how the numbers of a state's arrays are found by name. */
export function indexed<T extends string>(ids: readonly T[]): Readonly<Record<T, number>> {
  // What `fromEntries` returns has lost its keys.
  return Object.fromEntries(ids.map((id, place) => [id, place])) as Record<T, number>;
}

/** The keys of a table that has no others. */
export function keysOf<T extends object>(table: T): (keyof T & string)[] {
  // `Object.keys` cannot know that there are no others.
  return Object.keys(table) as (keyof T & string)[];
}
