import type { Part } from '../parts.ts';
import { purge, purgeJob } from './purge.ts';

/** What has to be done now and then so that nothing piles up. */
export const upkeep: Part = {
  name: 'upkeep',
  routes: (server, { store }) => {
    server.addHook('onReady', () => store.addJob(store.db, purgeJob(null)));
  },
  jobs: (services) => ({ purge: () => purge(services) }),
};
