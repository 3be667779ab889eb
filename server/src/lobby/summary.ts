import type { TableSummary } from '@cabinet-wars/protocol';
import type { Services } from '../services.ts';
import { isAmong } from '../store/among.ts';
import { fromJson } from '../store/json-columns.ts';
import type { PastSittersRow } from '../store/schema-people.ts';
import type { Store } from '../store/store.ts';
import { pastSitters, seatsThen } from '../tables/audience/past-sitters.ts';
import { chairOf, type Found, isStanding } from '../tables/find-table.ts';
import type { Who } from '../who.ts';
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
  const related = await readRelated(services, tables);
  const now = services.now();
  return (who) =>
    tables.map((found) => {
      const seen = asSeenBy(found, who, now);
      const isLate = seen.progress !== found.progress;
      const then = isLate ? { ...found, seats: seatsThen(found.row, found.seats, related.past, now) } : found;
      const table = { ...aboutTable(then, who, related), ...(isLate ? { rematch: null } : {}) };
      return { ...table, ...aboutGame(seen, who, missingIn(then, who, now)) };
    });
}

/** What is kept elsewhere about tables. */
interface Related {
  readonly about: ReadonlyMap<string, About>;
  readonly past: readonly PastSittersRow[];
  readonly kicked: readonly { readonly table_id: string; readonly name: string }[];
  readonly votes: readonly (TableSummary['votes'][number] & { readonly table_id: string; readonly by_user: string })[];
}

interface About {
  readonly owner: string | null;
  readonly seed_hash: string | null;
  readonly rematch: string | null;
  /** What the components it is played with call themselves. */
  readonly set: string | null;
}

/** All of it at once: each question by itself is a way to the database and back. */
async function readRelated({ store }: Services, tables: readonly Found[]): Promise<Related> {
  const ids = tables.map(({ row }) => row.id);
  const late = tables.flatMap(({ row, progress }) => (row.delay > 0 && progress.status !== 'open' ? [row.id] : []));
  const [about, votes, past, kicked] = await Promise.all([
    aboutTables(store, ids),
    votesAt(store, ids),
    pastSitters(store, late),
    kickedFrom(store, tables),
  ]);
  return {
    about: new Map(about.map(({ id, ...each }) => [id, each])),
    past,
    kicked,
    votes: votes.map(({ name, by, ...vote }) => ({ ...vote, by: by ?? '', with: name ?? vote.replace_with })),
  };
}

const aboutTables = (store: Store, ids: readonly string[]) =>
  store.db
    .selectFrom('tables')
    .leftJoin('seals', 'seals.table_id', 'tables.id')
    .leftJoin('component_sets', 'component_sets.hash', 'tables.components')
    .leftJoin('tables as again', 'again.rematch_of', 'tables.id')
    .select(['tables.id', 'seals.seed_hash', 'again.id as rematch', 'component_sets.name as set'])
    // One by one through their index: in a join PostgreSQL may rather read them all.
    .select((eb) => eb.selectFrom('users').select('name').whereRef('users.id', '=', 'tables.owner').as('owner'))
    .where(isAmong(store, 'tables.id', ids))
    .execute();

const votesAt = (store: Store, ids: readonly string[]) =>
  store.db
    .selectFrom('votes')
    .select(['table_id', 'by_user', 'seat', 'replace_with'])
    .select((eb) => [
      eb.selectFrom('users').select('name').whereRef('users.id', '=', 'votes.by_user').as('by'),
      eb.selectFrom('users').select('name').whereRef('users.id', '=', 'votes.replace_with').as('name'),
    ])
    .where(isAmong(store, 'table_id', ids))
    .execute();

/** Those who were asked to leave tables that still stand. */
async function kickedFrom(store: Store, tables: readonly Found[]): Promise<Related['kicked']> {
  const standing = tables.flatMap(({ row, progress }) => (isStanding(progress) ? [row.id] : []));
  if (standing.length === 0) return [];
  const kicks = await store.db
    .selectFrom('kicks')
    .select('table_id')
    .select((eb) => eb.selectFrom('users').select('name').whereRef('users.id', '=', 'kicks.user_id').as('name'))
    .where(isAmong(store, 'table_id', standing))
    .execute();
  const named = kicks.map(({ table_id, name }) => ({ table_id, name: name ?? '' }));
  return named.sort((a, b) => a.name.localeCompare(b.name));
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

function aboutTable(found: Found, who: Who | null, related: Related): Omit<TableSummary, keyof AboutGame> {
  const { row, seats } = found;
  const about = related.about.get(row.id);
  const chair = who === null ? undefined : chairOf(found, who.user);
  const inside = chair !== undefined || row.owner === who?.user;
  // Whoever does not sit there sees of votes only their own offer to play on.
  const votes = related.votes.filter((vote) => vote.table_id === row.id && (inside || vote.by_user === who?.user));
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
    welcomesBots: row.welcomes_bots === 1,
    components: row.components === null ? null : { hash: row.components, name: about?.set ?? '' },
    owner: about?.owner ?? '',
    mine: row.owner === who?.user,
    link: inside ? row.link : null,
    kicked:
      row.owner === who?.user
        ? related.kicked.flatMap(({ table_id, name }) => (table_id === row.id ? [name] : []))
        : [],
    seats: seats.map(({ plays, sitter, name, bot, program, seat, nonce }) => ({
      plays,
      sitter,
      name,
      bot,
      program: sitter === 'person' && program === 1,
      me: seat === chair?.seat,
      sealed: nonce !== null,
    })),
    seedHash: about?.seed_hash ?? null,
    created: row.created,
    rematch: about?.rematch ?? null,
    votes: votes.map(({ seat, by, with: wanted }) => ({ seat, by, with: wanted })),
  };
}

/** How the game stands: who is asked in secret is told to nobody but themselves. */
function aboutGame(found: Found, who: Who | null, missing: readonly number[]): AboutGame {
  const { progress, seats } = found;
  const chair = who === null ? undefined : chairOf(found, who.user);
  const isPlaying = progress.status === 'playing';
  const waitsFor = fromJson('waits_for', progress.waits_for);
  const isQuiet = waitsFor === null;
  const asked = fromJson('asked', progress.asked);
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
