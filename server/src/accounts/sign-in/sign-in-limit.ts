import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { addressOf, networkOf } from '../../limits/address.ts';
import { useUp } from '../../limits/use-up.ts';
import { nameKey } from '../../names.ts';
import type { Services } from '../../services.ts';
import { knownBrowser } from './known-browsers.ts';

const WINDOW = 10 * 60_000;
/** So many attempts at one account, from one place. */
const MOST = { browser: 30, address: 10, network: 30 } as const;
/** After so many, from wherever, answers are slow. */
const SLOW_AFTER = 30;

/**
 * Makes guessing at a password slow and locks nobody out. Whoever guesses is refused by where they come from; others at most
 * wait a moment, before the password is looked at and whether it is right or not. A browser that has signed in to the account
 * before has a budget of its own and does not wait (OWASP: device cookies).
 */
export async function limitSignIns(services: Services, request: FastifyRequest, given: string): Promise<void> {
  const name = nameKey(given.trim());
  const browser = await knownBrowser(services, request, name);
  const places =
    browser === undefined
      ? ([
          // The name stands last: it may be anything, and would else be made up to look like another count.
          [`address ${addressOf(request)} ${name}`, MOST.address],
          [`network ${networkOf(request)} ${name}`, MOST.network],
        ] as const)
      : ([[`browser ${browser}`, MOST.browser]] as const);
  const { quotas } = services;
  for (const [place, most] of places) useUp(quotas, `guess ${place}`, WINDOW, most);
  if (browser === undefined && quotas.use(`guess anywhere ${name}`, WINDOW, SLOW_AFTER).used > SLOW_AFTER)
    await pause(services.timeouts.guess, undefined, { ref: false });
}
