import type { TableSummary } from '@cabinet-wars/protocol';
import type { Services } from '../services.ts';
import type { PastSittersRow } from '../store/schema-people.ts';
import { pastSitters, seatsThen } from '../tables/past-sitters.ts';
import type { Who } from '../who.ts';
import { chairOf, type Found } from './find-table.ts';
import { asSeenBy, missingIn } from './how-it-stands.ts';

export const summary = async (services: Services, who: Who | null, found: Found): Promise<TableSummary> =>
  (await summaries(services, who, [found]))[0];

/** Tables as their reader may see them. */
export async function summaries(
  services: Services,
  who: Who | null,
  tables: readonly Found[],
): Promise<TableSummary[]> {
  return (await summarise(services, tables))(who);
}

/** Reads once what is kept elsewhere about tables, and then tells them as each reader may see them. */
export async function summarise(
  services: Services,
  tables: readonly Found[],
): Promise<(who: Who | null) => TableSummary[]> {
  if (tables.length === 0) return () => [];
  const beside = await readBeside(services, tables);
  const now = services.now();
  return (who) =>
    tables.map((found) => {
      const seen = asSeenBy(found, who, now);
      const isLate = seen.progress !== found.progress;
      const then = isLate ? { ...found, seats: seatsThen(found.row, found.seats, beside.past, now) } : found;
      const table = { ...aboutTable(then, who, beside), ...(isLate ? { rematch: null } : {}) };
      return { ...table, ...aboutGame(seen, who, missingIn(then, who, now)) };
    });
}

/** What is kept elsewhere about tables. */
interface Beside {
  readonly owners: readonly { readonly id: string; readonly name: string }[];
  readonly rematches: readonly { readonly id: string; readonly rematch_of: string | null }[];
  readonly seals: readonly { readonly table_id: string; readonly seed_hash: string }[];
  readonly past: readonly PastSittersRow[];
  readonly kicked: readonly { readonly table_id: string; readonly name: string }[];
  readonly votes: readonly (TableSummary['votes'][number] & { readonly table_id: string; readonly by_user: string })[];
}

async function readBeside({ store: { db } }: Services, tables: readonly Found[]): Promise<Beside> {
  const ids = tables.map(({ row }) => row.id);
  const users = [...new Set(tables.map(({ row }) => row.owner))];
  const owners = await db.selectFrom('users').select(['id', 'name']).where('id', 'in', users).execute();
  const rematches = await db.selectFrom('tables').select(['id', 'rematch_of']).where('rematch_of', 'in', ids).execute();
  const votes = await db
    .selectFrom('votes')
    .innerJoin('users as voter', 'voter.id', 'votes.by_user')
    .leftJoin('users as wanted', 'wanted.id', 'votes.replace_with')
    .select(['table_id', 'by_user', 'seat', 'voter.name as by', 'replace_with', 'wanted.name'])
    .where('table_id', 'in', ids)
    .execute();
  const seals = await db.selectFrom('seals').select(['table_id', 'seed_hash']).where('table_id', 'in', ids).execute();
  const late = tables.flatMap(({ row, progress }) => (row.delay > 0 && progress.status !== 'open' ? [row.id] : []));
  return {
    owners,
    rematches,
    seals,
    past: await pastSitters(db, late),
    kicked: await kickedFrom(db, tables),
    votes: votes.map(({ name, ...vote }) => ({ ...vote, with: name ?? vote.replace_with })),
  };
}

/** Those who were asked to leave tables that are still being set. */
async function kickedFrom(db: Services['store']['db'], tables: readonly Found[]): Promise<Beside['kicked']> {
  const open = tables.flatMap(({ row, progress }) => (progress.status === 'open' ? [row.id] : []));
  if (open.length === 0) return [];
  const kicks = db.selectFrom('kicks').innerJoin('users', 'users.id', 'kicks.user_id');
  return kicks.select(['table_id', 'name']).where('table_id', 'in', open).orderBy('name').execute();
}

type AboutGame = Pick<
  TableSummary,
  | 'status'
  | 'myTurn'
  | 'waitsFor'
  | 'waitsSince'
  | 'deadline'
  | 'result'
  | 'started'
  | 'changed'
  | 'mayReturn'
  | 'missing'
>;

function aboutTable(found: Found, who: Who | null, beside: Beside): Omit<TableSummary, keyof AboutGame> {
  const { row, seats } = found;
  const chair = who === null ? undefined : chairOf(found, who.user);
  const inside = chair !== undefined || row.owner === who?.user;
  // Whoever does not sit there sees of votes only their own offer to play on.
  const votes = beside.votes.filter((vote) => vote.table_id === row.id && (inside || vote.by_user === who?.user));
  return {
    id: row.id,
    name: row.name,
    game: row.game,
    options: JSON.parse(row.options),
    access: row.access,
    pace: JSON.parse(row.pace),
    shuffle: row.shuffle === 1,
    spectators: row.spectators === 1,
    delay: row.delay,
    owner: beside.owners.find(({ id }) => id === row.owner)?.name ?? '',
    mine: row.owner === who?.user,
    link: inside ? row.link : null,
    kicked:
      row.owner === who?.user ? beside.kicked.flatMap(({ table_id, name }) => (table_id === row.id ? [name] : [])) : [],
    seats: seats.map(({ plays, sitter, name, bot, seat, nonce }) => ({
      plays,
      sitter,
      name,
      bot,
      me: seat === chair?.seat,
      sealed: nonce !== null,
    })),
    seedHash: beside.seals.find(({ table_id }) => table_id === row.id)?.seed_hash ?? null,
    created: row.created,
    rematch: beside.rematches.find(({ rematch_of }) => rematch_of === row.id)?.id ?? null,
    votes: votes.map(({ seat, by, with: wanted }) => ({ seat, by, with: wanted })),
  };
}

/** How the game stands: who is asked in secret is told to nobody but themselves. */
function aboutGame(found: Found, who: Who | null, missing: readonly number[]): AboutGame {
  const { progress, seats } = found;
  const chair = who === null ? undefined : chairOf(found, who.user);
  const isPlaying = progress.status === 'playing';
  const waitsFor = JSON.parse(progress.waits_for) as number[] | null;
  const isQuiet = waitsFor === null;
  const asked = JSON.parse(progress.asked) as number[];
  return {
    status: progress.status,
    myTurn: isPlaying && chair !== undefined && asked.includes(chair.seat),
    waitsFor,
    waitsSince: isQuiet ? progress.changed : progress.waits_since,
    deadline: isQuiet ? null : progress.deadline,
    result: progress.result === null ? null : JSON.parse(progress.result),
    started: progress.started,
    changed: progress.changed,
    mayReturn: isPlaying && who !== null && chair === undefined && seats.some(({ user_id }) => user_id === who.user),
    missing: [...missing],
  };
}
