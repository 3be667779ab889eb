import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tooManyRequests } from '../errors.ts';
import { addressOf } from '../limits/address.ts';
import type { Services } from '../services.ts';
import { emailKey } from './email/email-key.ts';
import { sessionOf } from './sign-in/sessions.ts';
import { limitSignIns } from './sign-in/sign-in-limit.ts';

/** How many requests one address may send: enough for people, too few for guessing. */
export const few = { rateLimit: { max: 10, timeWindow: '1 minute' } };
export const mails = { rateLimit: { max: 5, timeWindow: '10 minutes' } };

type Named = (request: FastifyRequest) => Promise<string | undefined>;

/** Whoever sends it, as far as a limit may believe them: one who is signed in by the session, others by where they come from. */
const senderOf = async (services: Services, request: FastifyRequest): Promise<string> =>
  (await sessionOf(services, request))?.hash ?? addressOf(request);

/** A further limit, counted by what a request names, from however many addresses it comes. */
function counted(server: FastifyInstance, most: { max: number; timeWindow: string }, named: Named) {
  const count = server.createRateLimit({ ...most, keyGenerator: async (request) => (await named(request)) ?? '' });
  return async (request: FastifyRequest): Promise<void> => {
    if ((await named(request)) === undefined) return;
    const limit = await count(request);
    if (!limit.isAllowed && limit.isExceeded) throw tooManyRequests(limit.ttl);
  };
}

const bodyOf = (request: FastifyRequest) => request.body as { readonly name?: string; readonly email?: string | null };

/** What is limited by more than the sender's address: how often a password is guessed, and a letter asked for. */
export const accountLimits = (server: FastifyInstance, services: Services) => ({
  guesses: (request: FastifyRequest) => limitSignIns(services, request, bodyOf(request).name ?? ''),
  letters: counted(server, { max: 5, timeWindow: '1 hour' }, async (request) => {
    const { email } = bodyOf(request);
    return typeof email === 'string' ? `${await senderOf(services, request)} ${emailKey(email)}` : undefined;
  }),
  /** Wherever the password is asked for again: a borrowed browser is no place to guess at it. */
  proofs: counted(server, { max: 10, timeWindow: '10 minutes' }, (request) => senderOf(services, request)),
});
export type AccountLimits = ReturnType<typeof accountLimits>;
