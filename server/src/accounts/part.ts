import type { Part } from '../parts.ts';
import { accountLimits } from './account-limits.ts';
import { mailReset } from './email/reset-password.ts';
import { ownRoutes } from './own-routes.ts';
import { accountRoutes } from './routes.ts';
import { passkeyRoutes } from './sign-in/passkey-routes.ts';

/** Who people are, and how they show it. */
export const accounts: Part = {
  name: 'accounts',
  routes: (server, services) => {
    const limits = accountLimits(server, services);
    for (const routes of [accountRoutes, ownRoutes, passkeyRoutes])
      server.register(async (scope) => routes(scope, services, limits), { prefix: '/api/v1' });
  },
  jobs: (services) => ({ reset: ({ email }) => mailReset(services, String(email)) }),
};
