import type { Part } from '../parts.ts';
import { playRoutes } from './routes.ts';
import { addSocket } from './socket.ts';

export const play: Part = {
  name: 'play',
  routes: (server, services) => {
    addSocket(server, services);
    playRoutes(server, services);
  },
};
