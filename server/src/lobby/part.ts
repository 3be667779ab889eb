import type { Part } from '../parts.ts';
import { addLive } from './live.ts';
import { lobbyRoutes } from './routes.ts';

/** Tables before, beside and after their games. */
export const lobby: Part = {
  name: 'lobby',
  routes: (server, services) => {
    server.register(
      async (scope) => {
        lobbyRoutes(scope, services);
        addLive(scope, services);
      },
      { prefix: '/api/v1' },
    );
  },
};
