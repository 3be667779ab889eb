import { ranked, ratedKind } from '@cabinet-wars/protocol';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Part } from '../parts.ts';
import { rateGame, rateJob } from './rate-game.ts';

const MOST = 100;

/** How strong people are, by game, and apart from them programs. */
export const ratings: Part = {
  name: 'ratings',
  routes: (plain, { store }) => {
    plain.withTypeProvider<ZodTypeProvider>().get(
      '/api/v1/ratings/:game',
      {
        config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
        schema: {
          tags: ['people'],
          summary: 'The strongest at a game',
          params: z.object({ game: z.string().max(60) }),
          querystring: ratedKind,
          response: { 200: ranked },
        },
      },
      async (request) => {
        const rows = await store.db
          .selectFrom('ratings')
          .innerJoin('users', 'users.id', 'ratings.user_id')
          .select(['users.name', 'rating', 'deviation', 'games'])
          .where('game', '=', request.params.game)
          .where('users.kind', '=', request.query.kind === 'bots' ? 'bot' : 'member')
          .orderBy('rating', 'desc')
          .limit(MOST)
          .execute();
        return rows.map((row) => ({ ...row, rating: Math.round(row.rating), deviation: Math.round(row.deviation) }));
      },
    );
  },
  jobs: (services) => ({ rate: ({ table }) => rateGame(services, String(table)) }),
  consequences: [({ row, after, now }) => (after.status === 'finished' ? { jobs: [rateJob(row, now)] } : {})],
};
