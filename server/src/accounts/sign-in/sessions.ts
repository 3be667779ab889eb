import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY } from '../../durations.ts';
import type { Services } from '../../services.ts';
import { hashOf } from './hash.ts';

export const COOKIE = 'cabinet-wars';
/** A browser that has not been seen for so long must sign in again. */
export const LASTS = 90 * DAY;
const SEEN_EVERY = DAY / 24;

/** Signs a browser in: a fresh token in its cookie, the token's hash in the database. */
export async function openSession(
  services: Services,
  user: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { config, store, now, secret } = services;
  const token = secret(32);
  const at = now();
  const agent = String(request.headers['user-agent'] ?? '').slice(0, 200);
  await store.db
    .insertInto('sessions')
    .values({ hash: hashOf(token), user_id: user, created: at, seen: at, agent })
    .execute();
  reply.setCookie(COOKIE, token, { ...cookieOf(config), maxAge: LASTS / 1000 });
}

export const cookieOf = ({ publicUrl }: Services['config']) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: publicUrl?.startsWith('https:') ?? false }) as const;

/** Whose browser it is, and which session; null where the cookie is missing, wrong or too old. */
export async function sessionOf(
  { store, now }: Pick<Services, 'store' | 'now'>,
  request: FastifyRequest,
): Promise<{ user: string; hash: string; proved: number } | null> {
  const token = request.cookies[COOKIE];
  if (token === undefined || token === '') return null;
  const hash = hashOf(token);
  const row = await store.db.selectFrom('sessions').selectAll().where('hash', '=', hash).executeTakeFirst();
  const at = now();
  if (row === undefined || row.seen + LASTS < at) return null;
  if (row.seen + SEEN_EVERY < at)
    await store.db.updateTable('sessions').set({ seen: at }).where('hash', '=', hash).execute();
  return { user: row.user_id, hash, proved: row.proved };
}

/** Signs this browser out, all but this one, or all of them. */
export async function closeSessions(
  services: Services,
  user: string,
  which: { readonly only?: string; readonly except?: string } = {},
): Promise<void> {
  let query = services.store.db.deleteFrom('sessions').where('user_id', '=', user);
  if (which.only !== undefined) query = query.where('hash', '=', which.only);
  if (which.except !== undefined) query = query.where('hash', '!=', which.except);
  await query.execute();
  await keysChanged(services, user);
}

/** What opened an account may open it no more: every socket of theirs has to show its key again. */
export const keysChanged = ({ store }: Services, user: string): Promise<void> =>
  store.bulletin.publish({ t: 'user', user, what: 'keys' });

export const clearCookie = (reply: FastifyReply): void => {
  reply.clearCookie(COOKIE, { path: '/' });
};
