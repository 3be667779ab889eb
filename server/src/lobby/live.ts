import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import type { Who } from '../who.ts';

const PING = 30_000;

/**
 * `GET /api/v1/live`: a line on which a page hears that something in the lobby has changed, and then fetches it again. It is told
 * no more than where to look: its own tables, or the list of open ones.
 */
export function addLive(server: FastifyInstance, services: Services): void {
  server.get('/live', { websocket: true, schema: { hide: true } }, async (socket, request) => {
    const who = await services.identify(request);
    const send = (what: 'mine' | 'open') => {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ t: 'changed', what }));
    };
    const stop = services.store.bulletin.subscribe((notice) => {
      if (notice.t === 'missed') {
        send('mine');
        send('open');
      } else if (notice.t === 'table' && notice.what === 'lobby') {
        send('open');
        void sitsAt(services, who, notice.table).then(
          (sits) => sits && send('mine'),
          () => {},
        );
      } else if (notice.t === 'user' && notice.user === who?.user) send('mine');
    });
    const heartbeat = setInterval(() => socket.ping(), PING);
    socket.on('message', () => {});
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(heartbeat);
      stop();
    });
    send('mine');
  });
}

async function sitsAt({ store }: Services, who: Who | null, table: string): Promise<boolean> {
  if (who === null) return false;
  const row = await store.db
    .selectFrom('seats')
    .select('seat')
    .where('table_id', '=', table)
    .where('user_id', '=', who.user)
    .executeTakeFirst();
  return row !== undefined;
}
