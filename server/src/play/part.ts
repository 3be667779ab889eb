import type { Part } from '../parts.ts';
import { addSocket } from './socket.ts';

export const play: Part = {
  name: 'play',
  routes: (server, services) => {
    addSocket(server, services);
  },
};
