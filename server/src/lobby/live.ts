import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { keepAlive } from '../heartbeat.ts';
import { addressOf } from '../limits/address.ts';
import { usualSockets } from '../play/limits.ts';
import { SocketPlaces } from '../play/socket-places.ts';
import type { Services } from '../services.ts';
import { closeCodes } from '../tables/connection.ts';
import type { Who } from '../who.ts';
import { tablesOf, usersAt } from './who-sits-where.ts';

/** Hints that come so close together are one. */
const TOGETHER = 200;

/**
 * `GET /api/v1/live`: a line on which a page hears that something in the lobby has changed, and then fetches it again. It is told
 * no more than where to look: its own tables, or the list of open ones.
 */
export function addLive(server: FastifyInstance, services: Services): void {
  const pages = new Set<LobbyPage>();
  services.onClose(listen(services, pages));
  server.get('/live', { websocket: true, schema: { hide: true } }, (socket, request) => {
    const page = new LobbyPage(socket);
    const places = new SocketPlaces(services, usualSockets);
    pages.add(page);
    keepAlive(socket, services.patience.ping);
    // Nothing is asked here: whoever talks all the same is not a page of ours.
    socket.on('message', () => socket.close(closeCodes.malformed, 'malformed'));
    socket.on('error', () => {});
    socket.on('close', () => {
      page.left();
      places.leave();
      pages.delete(page);
    });
    const know = async () => {
      if (!places.take('address', addressOf(request))) return page.tooMany();
      const who = await services.identify(request);
      if (who !== null && !places.take('account', who.user)) return page.tooMany();
      page.who = who;
      if (page.who !== null) page.tables = await tablesOf(services, page.who.user);
      page.hint('mine');
    };
    know().catch((fault) => services.fault(fault, 'live'));
  });
}

class LobbyPage {
  who: Who | null = null;
  /** Where they sat when it was last looked at. */
  tables = new Set<string>();
  readonly #socket: WebSocket;
  readonly #hints = new Map<string, NodeJS.Timeout>();

  constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  hint(what: 'mine' | 'open'): void {
    if (this.#hints.has(what)) return;
    const send = () => {
      this.#hints.delete(what);
      if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(JSON.stringify({ t: 'changed', what }));
    };
    this.#hints.set(what, setTimeout(send, TOGETHER));
  }

  tooMany(): void {
    this.#socket.close(closeCodes['too-many-sockets'], 'too-many-sockets');
  }

  /** Its key may open nothing any more: it has to show it again. */
  sendAway(): void {
    this.#socket.close(closeCodes['come-again'], 'come-again');
  }

  left(): void {
    for (const timer of this.#hints.values()) clearTimeout(timer);
  }
}

/** Passes on what concerns each page: its own tables, and whose turn it is there. */
function listen(services: Services, pages: ReadonlySet<LobbyPage>): () => Promise<void> {
  const turn = (users: readonly string[]) => {
    for (const page of pages) if (page.who !== null && users.includes(page.who.user)) page.hint('mine');
  };
  const lobby = async (table: string) => {
    if (pages.size === 0) return;
    const users = await usersAt(services, table);
    for (const page of pages) {
      const sits = page.who !== null && users.has(page.who.user);
      if (sits || page.tables.has(table)) page.hint('mine');
      if (sits) page.tables.add(table);
      else page.tables.delete(table);
      page.hint('open');
    }
  };
  services.tables.onTurn = turn;
  const stop = services.store.bulletin.subscribe((notice) => {
    if (notice.t === 'moved') turn(notice.concerns);
    else if (notice.t === 'table' && notice.what === 'lobby')
      lobby(notice.table).catch((fault) => services.fault(fault, 'live'));
    else if (notice.t === 'user') {
      for (const page of pages) if (page.who?.user === notice.user) page.sendAway();
    } else if (notice.t === 'missed') for (const page of pages) page.sendAway();
  });
  return async () => stop();
}
