import type { LobbyMessage } from '@cabinet-wars/protocol';
import { closeCode, isClosing } from '@cabinet-wars/protocol/messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { keepAlive } from '../http/heartbeat.ts';
import { addressOf } from '../limits/address.ts';
import { usualSockets } from '../play/limits.ts';
import { SocketPlaces } from '../play/socket-places.ts';
import type { Services } from '../services.ts';
import { whyClosed } from '../tables/audience/why-closed.ts';
import { LobbyPage } from './lobby-page.ts';
import { LobbyPages } from './lobby-pages.ts';
import { lobbyChanged } from './seat-changes.ts';
import { tablesOf } from './who-sits-where.ts';

const READY = JSON.stringify({ t: 'ready' } satisfies LobbyMessage);

/**
 * `GET /api/v1/live`: the socket of a lobby's page. It is told each table that has changed, as the page may see it: its own
 * tables, and those that everybody finds in a list.
 */
export function addLive(server: FastifyInstance, services: Services): void {
  const pages = new LobbyPages(services);
  services.onClose(listen(services, pages));
  server.get('/live', { websocket: true, schema: { hide: true } }, (socket, request) => {
    keepAlive(socket, services.timeouts.ping);
    // Clients have nothing to send here: one that does is not our page.
    socket.on('message', () => socket.close(closeCode('malformed'), 'malformed'));
    socket.on('error', () => {});
    const places = new SocketPlaces(services, usualSockets);
    socket.on('close', () => places.leave());
    welcome(services, pages, places, socket, request).catch((fault) => {
      const { why } = whyClosed(services, fault, 'live');
      socket.close(closeCode(isClosing(why) ? why : 'not-allowed'), why);
    });
  });
}

async function welcome(
  services: Services,
  pages: LobbyPages,
  places: SocketPlaces,
  socket: WebSocket,
  request: FastifyRequest,
): Promise<void> {
  places.take('address', addressOf(request));
  const who = await services.identify(request);
  if (who !== null) places.take('account', who.user);
  const mine = who === null ? [] : await tablesOf(services, who.user);
  if (socket.readyState !== socket.OPEN) return;
  const page = new LobbyPage(socket, who, mine);
  pages.add(page);
  socket.on('close', () => pages.remove(page));
  // What is fetched from now on is at most as old as the first change that is told.
  page.send(READY);
}

function listen(services: Services, pages: LobbyPages): () => Promise<void> {
  services.tables.onTurn = (table, { concerns, progress }) => {
    pages.turned(table, concerns);
    if (progress.status !== 'playing') lobbyChanged(services, table).catch((fault) => services.fault(fault, 'live'));
  };
  const stop = services.store.bulletin.subscribe((notice) => {
    if (notice.t === 'moved') pages.turned(notice.table, notice.concerns);
    else if (notice.t === 'table' && notice.what === 'lobby') pages.changed(notice.table);
    else if (notice.t === 'user') pages.sendAway(({ who }) => who?.user === notice.user);
    else if (notice.t === 'missed') pages.sendAway();
  });
  return async () => {
    stop();
    pages.close();
  };
}
