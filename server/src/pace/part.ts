import { done, id, me, vacation } from '@cabinet-wars/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { readMe } from '../accounts/profile.ts';
import type { Part } from '../parts.ts';
import type { Services } from '../services.ts';
import { signedIn } from '../signed-in.ts';
import { fromJson } from '../store/json-columns.ts';
import type { Consequence } from '../tables/consequences.ts';
import { clocksAfter } from './clocks.ts';
import { comeBack } from './come-back.ts';
import { clockJob, timeOut } from './time-out.ts';
import { goOnVacation } from './vacation.ts';

/** After each act the clocks are set anew, in the act's own transaction. */
const setClocks: Consequence = ({ row, seats, before, after, seat, now }) => {
  const pace = fromJson('pace', row.pace);
  const progress = clocksAfter({ pace, seats, before, after, seat, now });
  if (progress.deadline === null) return { progress };
  return { progress, jobs: [clockJob(row.id, progress.deadline)] };
};

/** How long a table waits, and what it does when that is over. */
export const pace: Part = {
  name: 'pace',
  routes: (server, services) => {
    server.register(async (scope) => paceRoutes(scope, services), { prefix: '/api/v1' });
  },
  jobs: (services) => ({ clock: ({ table }) => timeOut(services, String(table)) }),
  consequences: [setClocks],
};

function paceRoutes(plain: FastifyInstance, services: Services): void {
  const server = plain.withTypeProvider<ZodTypeProvider>();
  const config = { rateLimit: { max: 30, timeWindow: '1 minute' } };
  server.post(
    '/tables/:id/return',
    {
      config,
      schema: {
        tags: ['lobby'],
        summary: 'Sit down again where a bot took over',
        params: z.object({ id }),
        response: { 200: done },
      },
    },
    async (request) => {
      await comeBack(services, await signedIn(services, request), request.params.id);
      return { ok: true } as const;
    },
  );
  server.post(
    '/me/vacation',
    {
      config,
      schema: {
        tags: ['me'],
        summary: 'Go on holiday, or come back with 0 days',
        body: vacation,
        response: { 200: me },
      },
    },
    async (request) => {
      const { user } = await signedIn(services, request);
      await goOnVacation(services, user, request.body.days);
      return readMe(services, user);
    },
  );
}
