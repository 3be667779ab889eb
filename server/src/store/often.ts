import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Database } from './schema.ts';

type Db = Kysely<Database>;

/**
 * A query that is asked again and again: built and written out once for each database, and then only filled in. `build` is given a
 * placeholder for each value, and must put each into the query as a value.
 */
export function often<R>(
  values: number,
  build: (db: Db, ...placeholders: string[]) => Compilable<R>,
): (db: Db, ...values: readonly (string | null)[]) => Promise<R[]> {
  const placeholders = Array.from({ length: values }, (_, i) => `value ${i}`);
  const places = new Map<unknown, number>(placeholders.map((placeholder, i) => [placeholder, i]));
  const built = new WeakMap<Db, CompiledQuery<R>>();
  return async (db, ...given) => {
    let query = built.get(db);
    if (query === undefined) {
      query = build(db, ...placeholders).compile();
      built.set(db, query);
    }
    const parameters = query.parameters.map((each) => {
      const at = places.get(each);
      return at === undefined ? each : given[at];
    });
    return (await db.executeQuery<R>({ ...query, parameters })).rows;
  };
}
