import type { Part } from '../parts.ts';
import { ownRoutes } from './own-routes.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { accountRoutes } from './routes.ts';

/** Who people are, and how they show it. */
export const accounts: Part = {
  name: 'accounts',
  routes: (server, services) => {
    for (const routes of [accountRoutes, ownRoutes, passkeyRoutes])
      server.register(async (scope) => routes(scope, services), { prefix: '/api/v1' });
  },
};
