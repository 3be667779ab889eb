import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeServer } from '@cabinet-wars/server';
import { FlakyLink } from '@cabinet-wars/server/trial';
import { vi } from 'vitest';
import { WebSocket } from 'ws';

export const PASSWORD = 'a long enough password';

/**
 * A real server, and as much of a browser as the client asks of one: an address its pages came from, cookies that go with
 * every request, sockets that take them along, and a network that can be cut.
 */
export async function openSite() {
  const client = mkdtempSync(join(tmpdir(), 'cabinet-wars-client-'));
  const server = await makeServer({ client });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const link = await FlakyLink.to((server.server.address() as AddressInfo).port);
  const address = `http://127.0.0.1:${link.port}`;
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const network = fetch;
  const asBrowser: typeof fetch = async (request, init) => {
    if (!String(request).startsWith(address)) return network(request, init);
    const headers = { ...(init?.headers as Record<string, string>), cookie: cookie(), origin: address };
    const answer = await network(request, { ...init, headers });
    for (const set of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!;
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  vi.stubGlobal('document', { baseURI: `${address}/` });
  vi.stubGlobal('navigator', { onLine: true, language: 'en' });
  vi.stubGlobal('fetch', asBrowser);
  vi.stubGlobal(
    'WebSocket',
    class extends WebSocket {
      constructor(to: string) {
        super(to, { headers: { cookie: cookie(), origin: address } });
      }
    },
  );
  const close = async () => {
    vi.unstubAllGlobals();
    await link.close();
    await server.close();
    rmSync(client, { recursive: true, force: true });
  };
  return { address, server, link, cookies, close };
}
export type Site = Awaited<ReturnType<typeof openSite>>;

let people = 0;
/** Signs up by the client's own way to the server. */
export async function signUp(): Promise<string> {
  const { post } = await import('../../src/online/api.ts');
  const name = `person-${++people}`;
  await post('accounts', { name, password: PASSWORD, language: 'en' });
  return name;
}

interface Summary {
  readonly id: string;
  readonly link: string;
}

/** Sets a table of the example game; its id and the word by which others come. */
export async function setTable(table: Readonly<Record<string, unknown>>): Promise<Summary> {
  const { post } = await import('../../src/online/api.ts');
  const { id, link } = await post<'POST /tables'>('tables', { game: 'teaching', ...table });
  // Whoever set it is told the word.
  return { id, link: link! };
}

/** Begins a game of mine against bots; its id. */
export async function beginAlone(bots = 1): Promise<string> {
  const { post } = await import('../../src/online/api.ts');
  const chairs = [{ sitter: 'me' }, ...Array.from({ length: bots }, () => ({ sitter: 'bot', bot: 'random' }))];
  const { id } = await setTable({ options: { players: bots + 1 }, chairs });
  await post(`tables/${id}/start`);
  return id;
}
