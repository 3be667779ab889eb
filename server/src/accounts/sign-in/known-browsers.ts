import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY } from '../../durations.ts';
import { nameKey } from '../../names.ts';
import type { Services } from '../../services.ts';
import { hashOf } from './hash.ts';
import { cookieOf } from './sessions.ts';

const COOKIE = 'cabinet-wars-known';
const LASTS = 400 * DAY;
/** Of one account; the browser longest not seen goes first. */
const MOST = 20;

/**
 * Remembers that a browser has signed in to an account. Whoever guesses at the account from elsewhere uses up a budget this
 * browser has no part in, so that nobody is locked out by guessing (OWASP: device cookies).
 */
export async function rememberBrowser(
  services: Services,
  user: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { store, now, secret, config } = services;
  const token = request.cookies[COOKIE] || secret(24);
  const row = { hash: browserHash(token, user), user_id: user, seen: now() };
  await store.db
    .insertInto('known_browsers')
    .values(row)
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ seen: row.seen }))
    .execute();
  const all = store.db.selectFrom('known_browsers').select('hash').where('user_id', '=', user);
  const tooMany = await all.orderBy('seen', 'desc').limit(100).offset(MOST).execute();
  for (const { hash } of tooMany) await store.db.deleteFrom('known_browsers').where('hash', '=', hash).execute();
  reply.setCookie(COOKIE, token, { ...cookieOf(config), maxAge: LASTS / 1000 });
}

/** Whether the browser has signed in to the account of that name before; what it is then counted by. */
export async function knownBrowser(
  { store }: Services,
  request: FastifyRequest,
  name: string,
): Promise<string | undefined> {
  const token = request.cookies[COOKIE];
  if (token === undefined || token === '') return undefined;
  const user = await store.db.selectFrom('users').select('id').where('name_key', '=', nameKey(name)).executeTakeFirst();
  if (user === undefined) return undefined;
  const hash = browserHash(token, user.id);
  const row = await store.db.selectFrom('known_browsers').select('hash').where('hash', '=', hash).executeTakeFirst();
  return row?.hash;
}

const browserHash = (token: string, user: string): string => hashOf(`${user} ${token}`);
