import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeServer } from '@cabinet-wars/server';

export interface Route {
  readonly method: string;
  readonly path: string;
  /** Whether it takes a body, in which something can be wrong. */
  readonly hasBody: boolean;
}

/** A server with people, a table that is laid out and one that is played at: what may not change whatever is sent. */
export interface House {
  readonly address: string;
  readonly routes: readonly Route[];
  /** The cookies of those who belong somewhere, by what they are. */
  readonly cookies: Readonly<Record<'owner' | 'seated' | 'elsewhere', string>>;
  readonly tables: { readonly open: string; readonly playing: string };
  /** Everything that is kept, as one text. */
  kept(): Promise<string>;
  close(): Promise<void>;
}

const PASSWORD = 'a long enough password';

export async function openHouse(): Promise<House> {
  const client = mkdtempSync(join(tmpdir(), 'cabinet-wars-client-'));
  // Every request says that it comes from an address of its own, or the limits would stop all but the first.
  const server = await makeServer({ client, config: { trustProxy: 1 } });
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
      const rows = await Promise.all(
        kinds.map((kind) =>
          store.db
            .selectFrom(kind as 'users')
            .selectAll()
            .execute(),
        ),
      );
      return JSON.stringify(rows, (key, value) => (key === 'seen' ? undefined : value));
    },
    close: async () => {
      await server.close();
      rmSync(client, { recursive: true, force: true });
    },
  };
}

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
