import type { FastifyRequest } from 'fastify';
import { refused } from '../../errors.ts';
import { userOf } from '../../people/user-of.ts';
import type { Services } from '../../services.ts';
import { passkeysOf } from '../profile.ts';
import { isPassword } from './passwords.ts';
import { sessionOf } from './sessions.ts';

/** So long one proof is good for what wants it. */
const GOOD_FOR = 5 * 60_000;

/**
 * Before an address is changed or a key added: whoever sits at the browser must have given the password or a passkey just
 * now. Being signed in is not enough, or a borrowed browser could be made into an account for good.
 */
export async function mustHaveProved(services: Services, request: FastifyRequest, user: string): Promise<void> {
  const session = await sessionOf(services, request);
  if (session !== null && session.proved + GOOD_FOR > services.now()) return;
  // A guest has nothing to show but the session.
  const { password } = await userOf(services, user);
  if (password === null && (await passkeysOf(services, user)) === 0) return;
  throw refused('prove-again');
}

export async function proveByPassword(services: Services, request: FastifyRequest, user: string, password: string) {
  const { password: stored } = await userOf(services, user);
  if (!(await isPassword(stored, password))) throw refused('wrong-password');
  await noteProof(services, request);
}

/** From now on, for a few minutes, this browser is believed. */
export async function noteProof(services: Services, request: FastifyRequest): Promise<void> {
  const session = await sessionOf(services, request);
  if (session === null) throw refused('not-signed-in');
  await services.store.db
    .updateTable('sessions')
    .set({ proved: services.now() })
    .where('hash', '=', session.hash)
    .execute();
}
