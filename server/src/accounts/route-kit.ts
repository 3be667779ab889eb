import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refused } from '../errors.ts';
import { done } from '../wire/accounts.ts';
import { addressKey, nameKey } from './words.ts';

/** How often one address may knock: enough for people, too little for guessing. */
export const few = { rateLimit: { max: 10, timeWindow: '1 minute' } };
export const mails = { rateLimit: { max: 5, timeWindow: '10 minutes' } };

type Named = (request: FastifyRequest) => string | undefined;

/** A further limit, counted by what a request names, from however many addresses it comes. */
function counted(server: FastifyInstance, most: { max: number; timeWindow: string }, named: Named) {
  const count = server.createRateLimit({ ...most, keyGenerator: (request) => named(request) ?? '' });
  return async (request: FastifyRequest): Promise<void> => {
    if (named(request) === undefined) return;
    const limit = await count(request);
    if (!limit.isAllowed && limit.isExceeded) throw refused('too-many-requests');
  };
}

const bodyOf = (request: FastifyRequest) => request.body as { readonly name?: string; readonly email?: string | null };

/** What is limited by account, whoever knocks: how often its password is guessed, and a letter sent to its address. */
export const accountLimits = (server: FastifyInstance) => ({
  guesses: counted(server, { max: 30, timeWindow: '10 minutes' }, (request) => nameKey(bodyOf(request).name!.trim())),
  letters: counted(server, { max: 5, timeWindow: '1 hour' }, (request) => {
    const { email } = bodyOf(request);
    return typeof email === 'string' ? addressKey(email) : undefined;
  }),
});
export type AccountLimits = ReturnType<typeof accountLimits>;

export const ok = { ok: true } as const;
export const answered = { 200: done };
