import type { FastifyRequest } from 'fastify';
import { isKeeperBarred } from '../../people/bot-account.ts';
import type { Services } from '../../services.ts';
import type { Who } from '../../who.ts';
import { hashOf } from './hash.ts';
import { mustCover, readScopes } from './scopes.ts';
import { sessionOf } from './sessions.ts';

type Needs = Pick<Services, 'store' | 'now'>;
/** Often enough to tell its owner whether a token is still used, and others whether a bot is awake. */
const USED_EVERY = 3_600_000;
const SEEN_EVERY = 60_000;
const BEARER = /^Bearer ([\w-]{20,100})$/;

/** Who sends a request: a program by its token, a browser by its cookie. A barred or deleted account is nobody. */
export async function identify(services: Needs, request: FastifyRequest): Promise<Who | null> {
  const { authorization } = request.headers;
  if (authorization !== undefined) return byToken(services, request, authorization);
  const session = await sessionOf(services, request);
  return session === null ? null : who(services, session.user, 'session');
}

async function byToken(services: Needs, request: FastifyRequest, authorization: string): Promise<Who | null> {
  const token = BEARER.exec(authorization)?.[1];
  if (token === undefined) return null;
  const { store, now } = services;
  const row = await store.db.selectFrom('tokens').selectAll().where('hash', '=', hashOf(token)).executeTakeFirst();
  if (row === undefined) return null;
  const owner = await who(services, row.user_id, 'token');
  if ((row.used ?? 0) + (owner?.isBot ? SEEN_EVERY : USED_EVERY) < now())
    await store.db.updateTable('tokens').set({ used: now() }).where('id', '=', row.id).execute();
  if (owner !== null) mustCover(readScopes(row.scopes), request);
  // A program keeps no peace: what moderators may do they do at a browser.
  return owner === null ? null : { ...owner, role: 'player' };
}

async function who({ store, now }: Needs, id: string, via: Who['via']): Promise<Who | null> {
  const user = await store.db
    .selectFrom('users')
    .select(['id', 'name', 'role', 'kind', 'suspended_until'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (user === undefined || user.kind === 'deleted' || user.suspended_until > now()) return null;
  const isBot = user.kind === 'bot';
  if (isBot && (await isKeeperBarred(store.db, user.id, now()))) return null;
  return { user: user.id, name: user.name, role: user.role, isBot, via };
}
