import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeServer } from '@cabinet-wars/server';
import type { House, Route } from './house.ts';

/** What is laid out before anything hostile is sent, and what may not change whatever is. */
export type Laid = Omit<House, 'kept' | 'memory' | 'close'> & { kept(): Promise<string>; close(): Promise<void> };

const PASSWORD = 'a long enough password';

/** A server with people, a table that is laid out and one that is played at. */
export async function layOut(databaseUrl: string | null): Promise<Laid> {
  const client = mkdtempSync(join(tmpdir(), 'cabinet-wars-client-'));
  // Most requests say that they come from an address of their own, or the limits would stop all but the first.
  const server = await makeServer({ client, config: { trustProxy: 1, databaseUrl } });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const post = poster(address);
  const cookies = {
    owner: await post.signUp('The Owner'),
    seated: await post.signUp('The Seated'),
    elsewhere: await post.signUp('The Other'),
  };
  const lay = () =>
    post.send('/tables', cookies.owner, { game: 'teaching', options: { players: 2 }, access: 'private' });
  const open = await lay();
  const playing = await lay();
  await post.send(`/tables/${playing.id}/join`, cookies.seated, { link: playing.link });
  await post.send(`/tables/${playing.id}/start`, cookies.owner);
  // Made at the first wish for it, and then for good.
  await fetch(`${address}/api/v1/push-key`);
  const { store } = server.services;
  const document = (await (await fetch(`${address}/api/v1/openapi.json`)).json()) as { paths: Paths };
  return {
    address,
    routes: routesOf(document.paths),
    cookies,
    tables: { open: open.id, playing: playing.id },
    kept: async () => {
      const texts: string[][] = [];
      // One after the other: all at once they would wait for each other's connections, and a slow machine is no fault of the server.
      for (const kind of kinds) {
        const rows = await store.db
          .selectFrom(kind as 'users')
          .selectAll()
          .execute();
        // In an order of their own: a database may hand rows out in any.
        texts.push(rows.map((row) => JSON.stringify(row, withoutSeen)).sort());
      }
      return JSON.stringify(texts);
    },
    close: async () => {
      await server.close();
      rmSync(client, { recursive: true, force: true });
    },
  };
}

/** When a browser was last seen is all that may change. */
const withoutSeen = (key: string, value: unknown): unknown => (key === 'seen' ? undefined : value);

const kinds = [
  ...['users', 'sessions', 'tokens', 'passkeys', 'mail_links', 'blocks', 'reports', 'chat', 'notes', 'webhooks'],
  ...[
    'push_subscriptions',
    'settings',
    'ratings',
    'votes',
    'tables',
    'seats',
    'progress',
    'headers',
    'journal',
    'snapshots',
  ],
];

type Paths = Readonly<Record<string, Readonly<Record<string, { readonly requestBody?: unknown }>>>>;

const routesOf = (paths: Paths): Route[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      hasBody: requestBody !== undefined,
    })),
  );

function poster(address: string) {
  const send = async (path: string, cookie: string, body?: unknown) => {
    const answer = await fetch(`${address}/api/v1${path}`, {
      method: 'POST',
      headers: { cookie, origin: address, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as { id: string; link: string };
  };
  const signUp = async (name: string): Promise<string> => {
    const answer = await fetch(`${address}/api/v1/accounts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address },
      body: JSON.stringify({ name, password: PASSWORD, language: 'en' }),
    });
    return answer.headers.getSetCookie()[0].split(';')[0];
  };
  return { send, signUp };
}
