import * as wire from '@cabinet-wars/protocol';
import { done, id } from '@cabinet-wars/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Part } from '../parts.ts';
import type { Services } from '../services.ts';
import { signedIn } from '../signed-in.ts';
import { readTable } from '../tables/find-table.ts';
import { readNote, writeNote } from './notes.ts';
import { chatMessageOf, deafTo, hears, readChat } from './read-chat.ts';
import { say } from './say.ts';

/** Chat, and notes for oneself. */
export const talk: Part = {
  name: 'talk',
  routes: (server, services) => {
    services.tables.onSay = (table, seat, who, message) => say(services, table, seat, who, message);
    services.onClose(passOn(services));
    server.register(async (scope) => talkRoutes(scope, services), { prefix: '/api/v1' });
  },
};

/** Each process tells its own sockets what was said, whichever process heard it. */
function passOn(services: Services): () => Promise<void> {
  const { store, tables, fault } = services;
  /** Whoever looks on from some time ago hears some time ago. */
  const timers = new Set<NodeJS.Timeout>();
  const stop = store.bulletin.subscribe((notice) => {
    if (notice.t === 'table' && notice.what === 'chat')
      tell(notice.table, notice.id).catch((error) => fault(error, 'chat'));
  });
  const tell = async (table: string, chat: string | null): Promise<void> => {
    const row = await store.db.selectFrom('chat').selectAll().where('id', '=', chat).executeTakeFirst();
    if (row === undefined) return;
    const deaf = await deafTo(services, row);
    const message = { t: 'said', ...chatMessageOf(row) } as const;
    tables.tell(
      table,
      message,
      (viewer) => hears(row, viewer) && !(typeof viewer === 'number' && deaf.includes(viewer)),
    );
    const { delay } = (await readTable(services, table)).row;
    const timer = setTimeout(() => {
      timers.delete(timer);
      tables.tellDelayed(table, message, (viewer) => hears(row, viewer));
    }, delay * 1000);
    timers.add(timer);
  };
  return async () => {
    stop();
    for (const timer of timers) clearTimeout(timer);
  };
}

function talkRoutes(plain: FastifyInstance, services: Services): void {
  const server = plain.withTypeProvider<ZodTypeProvider>();
  const tags = ['talk'];
  const params = z.object({ id });
  const config = { rateLimit: { max: 120, timeWindow: '1 minute' } };
  server.get(
    '/tables/:id/chat',
    {
      config,
      schema: {
        tags,
        summary: 'What was said',
        params,
        querystring: z.object({ before: z.coerce.number().int().optional(), link: z.string().max(64).optional() }),
        response: { 200: z.array(wire.chatMessage) },
      },
    },
    async (request) => {
      const { before = null, link = null } = request.query;
      return readChat(services, await services.identify(request), request.params.id, { before, link });
    },
  );
  server.get(
    '/tables/:id/notes',
    { config, schema: { tags, summary: 'My notes', params, response: { 200: wire.note } } },
    async (request) => ({ text: await readNote(services, await signedIn(services, request), request.params.id) }),
  );
  server.put(
    '/tables/:id/notes',
    { config, schema: { tags, summary: 'Write my notes', params, body: wire.note, response: { 200: done } } },
    async (request) => {
      await writeNote(services, await signedIn(services, request), request.params.id, request.body.text);
      return { ok: true } as const;
    },
  );
}
