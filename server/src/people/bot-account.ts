import type { BotFacts } from '@cabinet-wars/protocol';
import type { Kysely } from 'kysely';
import { refused } from '../errors.ts';
import { nameKey } from '../names.ts';
import type { Services } from '../services.ts';
import { fromJson } from '../store/json-columns.ts';
import type { Database } from '../store/schema.ts';

/** A bot account as the rules about chairs want it. */
export interface BotAccount extends BotFacts {
  readonly id: string;
  readonly keeperId: string;
  readonly created: number;
}

/** So long after it last asked for something a bot still counts as awake. */
const AWAKE = 5 * 60_000;

/** Bot accounts with who keeps them. */
const botAccounts = (db: Kysely<Database>) =>
  db
    .selectFrom('bot_accounts')
    .innerJoin('users', 'users.id', 'bot_accounts.user_id')
    .innerJoin('users as keepers', 'keepers.id', 'bot_accounts.keeper')
    .select(['users.id', 'users.name', 'users.created', 'keepers.name as keeper', 'keepers.id as keeperId'])
    .select(['about', 'games', 'invited_by as invitedBy', 'house'])
    .select((eb) =>
      eb
        .selectFrom('tokens')
        .select(({ fn }) => fn.max('used').as('seen'))
        .whereRef('tokens.user_id', '=', 'users.id')
        .as('seen'),
    );

type Row = Awaited<ReturnType<ReturnType<typeof botAccounts>['executeTakeFirstOrThrow']>>;

const read = ({ games, house, seen, ...row }: Row, now: number): BotAccount => ({
  ...row,
  games: fromJson('games', games),
  house: house === 1,
  awake: Number(seen ?? 0) > now - AWAKE,
});

export async function botAccountCalled({ store, now }: Services, name: string): Promise<BotAccount> {
  const row = await botAccounts(store.db).where('users.name_key', '=', nameKey(name.trim())).executeTakeFirst();
  if (row === undefined) throw refused('no-bot-account', { name });
  return read(row, now());
}

export async function botAccountOf({ store, now }: Services, id: string): Promise<BotAccount | null> {
  const row = await botAccounts(store.db).where('users.id', '=', id).executeTakeFirst();
  return row === undefined ? null : read(row, now());
}

export async function botsKeptBy({ store, now }: Services, keeper: string): Promise<BotAccount[]> {
  const rows = await botAccounts(store.db).where('keeper', '=', keeper).orderBy('users.created').execute();
  return rows.map((row) => read(row, now()));
}

const MOST_LISTED = 200;

/** Those whom a reader may put on a chair: everybody's, and their own. Barred ones, and those of barred keepers, are left out. */
export async function botsToInvite(
  { store, now }: Services,
  reader: string | null,
  game?: string,
): Promise<BotAccount[]> {
  const rows = await botAccounts(store.db)
    .where((by) => by.or([by('invited_by', '=', 'anybody'), by('keeper', '=', reader ?? '')]))
    .where('users.suspended_until', '<=', now())
    .where('keepers.suspended_until', '<=', now())
    .orderBy('house', 'desc')
    .orderBy('users.name')
    .limit(MOST_LISTED)
    .execute();
  return rows.map((row) => read(row, now())).filter(({ games }) => game === undefined || games.includes(game));
}

/** A bot is no freer than who answers for it. */
export async function isKeeperBarred(db: Kysely<Database>, bot: string, now: number): Promise<boolean> {
  const keeper = await db
    .selectFrom('bot_accounts')
    .innerJoin('users', 'users.id', 'bot_accounts.keeper')
    .select(['users.kind', 'users.suspended_until'])
    .where('bot_accounts.user_id', '=', bot)
    .executeTakeFirst();
  return keeper === undefined || keeper.kind === 'deleted' || keeper.suspended_until > now;
}
