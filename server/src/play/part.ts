import type { Part } from '../parts.ts';
import { type Limits, usualLimits } from './limits.ts';
import { playRoutes } from './routes.ts';
import { addSocket } from './socket.ts';

export const makePlay = (limits: Limits): Part => ({
  name: 'play',
  routes: (server, services) => {
    addSocket(server, services, limits);
    playRoutes(server, services);
  },
});

export const play = makePlay(usualLimits);
