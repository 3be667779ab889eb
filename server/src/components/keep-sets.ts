import { completed, dataHash } from '@cabinet-wars/kernel';
import type { ComponentSet, uploadComponents as Upload } from '@cabinet-wars/protocol';
import type { z } from 'zod';
import { Refused, refused } from '../errors.ts';
import { oneAtATime } from '../people/one-at-a-time.ts';
import type { Services } from '../services.ts';
import { fromJson } from '../store/json-columns.ts';
import { loadGame } from '../tables/game-called.ts';

/** So many sets the server keeps for somebody. */
export const MOST_SETS = 20;

/**
 * Keeps a set of components by its hash, checked as the game checks it. The same set again is the same; another under a name
 * that a set of the game has already is refused: people speak of sets by their names.
 */
export async function keepSet(
  services: Services,
  user: string,
  { game, data: given }: z.infer<typeof Upload>,
): Promise<ComponentSet> {
  const { loadData, components } = await loadGame(game);
  if (loadData === undefined || components === undefined) throw refused('not-replaceable');
  const loaded = loadData(completed(components.ours, given));
  if (!loaded.ok) throw new Refused(loaded.reasons[0], 400);
  const { data } = loaded;
  if (data.id === components.ours.id) throw refused('components-name-taken', { name: data.id });
  const hash = dataHash(data);
  const { db } = services.store;
  if ((await setCalled(services, hash)) === null) {
    const row = { hash, game, name: data.id, data: JSON.stringify(data), uploaded_by: user, created: services.now() };
    await db.transaction().execute(async (trx) => {
      await oneAtATime(trx, user);
      const own = await trx.selectFrom('component_sets').select('hash').where('uploaded_by', '=', user).execute();
      if (own.length >= MOST_SETS) throw refused('too-many-components', { most: MOST_SETS });
      await trx
        .insertInto('component_sets')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
  }
  // Nothing was put in where another has the name; somebody else may also have uploaded the same at the same moment.
  const set = await setCalled(services, hash);
  if (set === null) throw refused('components-name-taken', { name: data.id });
  return set;
}

const sets = ({ store }: Services) =>
  store.db
    .selectFrom('component_sets')
    .select(['hash', 'name', 'game', 'created'])
    .select((eb) =>
      eb
        .selectFrom('tables')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .whereRef('tables.components', '=', 'component_sets.hash')
        .as('tables'),
    );

const told = <T extends { readonly tables: number | string | null }>(row: T) => ({
  ...row,
  tables: Number(row.tables),
});

async function setCalled(services: Services, hash: string): Promise<ComponentSet | null> {
  const row = await sets(services).where('hash', '=', hash).executeTakeFirst();
  return row === undefined ? null : told(row);
}

/** What somebody has uploaded. */
export async function setsOf(services: Services, user: string): Promise<ComponentSet[]> {
  const rows = await sets(services).where('uploaded_by', '=', user).orderBy('created').execute();
  return rows.map(told);
}

/** A set, whole, for whoever is told its hash by a table they may see. */
export async function readSet({ store }: Services, hash: string) {
  const row = await store.db
    .selectFrom('component_sets')
    .select(['hash', 'game', 'data'])
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (row === undefined) throw refused('no-such-components', { hash });
  return { ...row, data: fromJson('data', row.data) };
}

/** Takes one's own set away. One that tables are played with stays, so that they are found again. */
export async function removeSet(services: Services, user: string, hash: string): Promise<void> {
  const own = (await setsOf(services, user)).find((set) => set.hash === hash);
  if (own === undefined) throw refused('not-found');
  if (own.tables > 0) throw refused('components-in-use');
  await services.store.db.deleteFrom('component_sets').where('hash', '=', hash).execute();
}
