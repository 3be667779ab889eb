import { games } from '@cabinet-wars/games';
import type { changeBot as ChangeBot, newBot as NewBot } from '@cabinet-wars/protocol';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { deleteAccount } from '../accounts/delete-account.ts';
import { hashOf } from '../accounts/sign-in/hash.ts';
import { keysChanged } from '../accounts/sign-in/sessions.ts';
import { createUser } from '../accounts/sign-up.ts';
import { refused } from '../errors.ts';
import { botAccountOf } from '../people/bot-account.ts';
import { oneAtATime } from '../people/one-at-a-time.ts';
import { userOf } from '../people/user-of.ts';
import type { Services } from '../services.ts';
import type { Database } from '../store/schema.ts';
import type { Who } from '../who.ts';

/** So many programs somebody may answer for. */
export const MOST_BOTS = 5;
/** A bot looks and plays. It lays out no tables, and nobody sits down by its leave. */
const SCOPES = 'read play';

interface Made {
  readonly id: string;
  readonly token: string;
}

/** A program gets an account of its own, marked as such, for which a member answers. */
export async function makeBot(services: Services, who: Who, given: z.infer<typeof NewBot>): Promise<Made> {
  const keeper = await userOf(services, who.user);
  if (keeper.kind !== 'member') throw refused('guests-upgrade');
  mustBeGames(given.games);
  const { name } = given;
  const account = { name, kind: 'bot', password: null, language: keeper.language } as const;
  const bot = await createUser(services, account, async (trx, id) => {
    await mustHaveRoom(trx, keeper.id);
    await trx
      .insertInto('bot_accounts')
      .values({
        user_id: id,
        keeper: keeper.id,
        about: given.about,
        games: JSON.stringify(given.games),
        invited_by: given.invitedBy,
        house: 0,
      })
      .execute();
  });
  return renewToken(services, who, bot.id);
}

async function mustHaveRoom(trx: Kysely<Database>, keeper: string): Promise<void> {
  await oneAtATime(trx, keeper);
  const { kept } = await trx
    .selectFrom('bot_accounts')
    .select(({ fn }) => fn.countAll().as('kept'))
    .where('keeper', '=', keeper)
    .executeTakeFirstOrThrow();
  if (Number(kept) >= MOST_BOTS) throw refused('too-many-bots', { most: MOST_BOTS });
}

function mustBeGames(wanted: readonly string[]): void {
  for (const game of wanted) if (!games.some(({ id }) => id === game)) throw refused('no-such-game', { game });
}

async function mustKeep(services: Services, who: Who, id: string): Promise<void> {
  const bot = await botAccountOf(services, id);
  if (bot === null || bot.keeperId !== who.user) throw refused('not-found');
}

/** A fresh token; the one before it is void. */
export async function renewToken(services: Services, who: Who, id: string): Promise<Made> {
  await mustKeep(services, who, id);
  const { store, now, secret } = services;
  const token = `cw_${secret(24)}`;
  await store.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('tokens').where('user_id', '=', id).execute();
    const row = { id: secret(8), hash: hashOf(token), user_id: id, name: '', created: now(), used: null };
    await trx
      .insertInto('tokens')
      .values({ ...row, scopes: SCOPES })
      .execute();
  });
  await keysChanged(services, id);
  return { id, token };
}

export async function changeBot(
  services: Services,
  who: Who,
  id: string,
  { about, games: plays, invitedBy }: z.infer<typeof ChangeBot>,
): Promise<void> {
  await mustKeep(services, who, id);
  if (plays !== undefined) mustBeGames(plays);
  const changes = {
    ...(about === undefined ? {} : { about }),
    ...(plays === undefined ? {} : { games: JSON.stringify(plays) }),
    ...(invitedBy === undefined ? {} : { invited_by: invitedBy }),
  };
  if (Object.keys(changes).length === 0) return;
  await services.store.db.updateTable('bot_accounts').set(changes).where('user_id', '=', id).execute();
}

/** The program gets up everywhere, as a person who leaves for good does. */
export async function removeBot(services: Services, who: Who, id: string): Promise<void> {
  await mustKeep(services, who, id);
  await keysChanged(services, id);
  await deleteAccount(services, id);
}
