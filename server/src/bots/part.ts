import type { Part } from '../parts.ts';
import { dueBot } from './due.ts';
import { moveBots } from './move-bots.ts';
import { Thinkers } from './thinkers.ts';

/** Bots in seats: their moves are jobs, asked for in the same transaction as the act that made them due. */
export const bots: Part = {
  name: 'bots',
  jobs: (services) => {
    const thinkers = new Thinkers(services.config.botThreads);
    services.onClose(() => thinkers.close());
    return { bots: ({ table }) => moveBots(services, thinkers, String(table)) };
  },
  consequences: [
    ({ row: { id }, seats, table, byBotsJob }) =>
      byBotsJob || dueBot(table, seats) === null
        ? {}
        : { jobs: [{ kind: 'bots', key: `bots:${id}`, payload: { table: id }, at: null }] },
  ],
};
