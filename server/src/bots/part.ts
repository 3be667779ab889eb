import { isBotDue } from '@cabinet-wars/host/bots';
import type { Part } from '../parts.ts';
import type { Services } from '../services.ts';
import type { PoolOptions } from '../threads/worker-pool.ts';
import { Admission, usualRoom } from './admission.ts';
import { botsIn, isBot } from './bots-in.ts';
import { goOnLater, moveBots } from './move-bots.ts';
import { makeThinkers } from './thinkers.ts';

/** So long a table waits that found no room: a second, and a little more or less, so that not all come back at once. */
const later = (): number => 750 + Math.random() * 500;

/** Bots in seats: their moves are jobs, asked for in the same transaction as the act that made them due. */
export const makeBots = (thinking: Partial<PoolOptions> = {}): Part => ({
  name: 'bots',
  jobs: (services) => {
    const thinkers = makeThinkers(services.config.botThreads, thinking);
    const admission = new Admission(usualRoom);
    services.onClose(() => thinkers.close());
    return {
      bots: async (payload) => {
        const table = String(payload.table);
        const account = await ownerOf(services, table);
        if (account === null) return;
        if (!admission.enter(account)) return goOnLater(services, table, services.now() + later());
        try {
          await moveBots(services, thinkers, table, account);
        } finally {
          admission.leave(account);
        }
      },
    };
  },
  consequences: [
    ({ row: { id }, seats, table, byBotsJob }) =>
      byBotsJob || !seats.some(isBot) || !isBotDue(table, botsIn(seats))
        ? {}
        : { jobs: [{ kind: 'bots', key: `bots:${id}`, payload: { table: id }, at: null }] },
  ],
});

export const bots = makeBots();

/** In whose name bots think at a table: whoever has laid it out. */
async function ownerOf({ store }: Services, table: string): Promise<string | null> {
  const row = await store.db.selectFrom('tables').select('owner').where('id', '=', table).executeTakeFirst();
  return row?.owner ?? null;
}
