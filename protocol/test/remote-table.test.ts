import { describe, expect, it } from 'vitest';
import { RemoteTable, readLobbyMessage, type Socket } from '../src/client/index.ts';

type Listener = (event: { data: unknown; code: number; reason: string }) => void;

/** A socket whose other end is the test. */
class FakeSocket implements Socket {
  readonly since: number;
  readonly #listeners = new Map<string, Listener>();

  constructor(since: number) {
    this.since = since;
  }

  send(): void {}

  close(code = 1005): void {
    this.#tell('close', { data: null, code, reason: '' });
  }

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, listener);
  }

  hear(data: unknown): void {
    this.#tell('message', { data: typeof data === 'string' ? data : JSON.stringify(data), code: 0, reason: '' });
  }

  #tell(type: string, event: Parameters<Listener>[0]): void {
    this.#listeners.get(type)?.(event);
  }
}

const WELCOME = { t: 'welcome', viewer: 0, seat: 0, facts: {}, seats: [], open: { gold: 1 }, told: [], shown: 7 };

function newTable() {
  const sockets: FakeSocket[] = [];
  const others: unknown[] = [];
  const connect = (since: number): Socket => {
    const socket = new FakeSocket(since);
    sockets.push(socket);
    return socket;
  };
  const table = new RemoteTable(connect, 'test', { message: (message) => others.push(message) });
  return { table, sockets, others, opened: table.open() };
}

describe('a client of a table', () => {
  it.each([
    ['no JSON', '{'],
    ['no message', '[1]'],
    ['a kind of a newer server', '{"t":"party"}'],
    ['the name of a method', '{"t":"constructor"}'],
    ['an answer to nothing', '{"t":"done"}'],
    ['half a welcome', '{"t":"welcome","facts":{}}'],
  ])('passes over %s', async (_what, data) => {
    const { table, sockets, others, opened } = newTable();
    sockets[0].hear(data);
    sockets[0].hear(WELCOME);
    await opened;
    sockets[0].hear(data);
    expect(table.view.open).toEqual({ gold: 1 });
    expect(others).toEqual([]);
    expect(sockets).toHaveLength(1);
  });

  it('passes over a change that comes before the welcome', async () => {
    const { table, sockets, opened } = newTable();
    sockets[0].hear({ t: 'change', open: [[['gold'], 5]] });
    sockets[0].hear(WELCOME);
    await opened;
    expect(table.view.open).toEqual({ gold: 1 });
  });

  it('asks for the table anew, from its beginning, where a change does not fit what it knows', async () => {
    const { table, sockets, opened } = newTable();
    sockets[0].hear(WELCOME);
    await opened;
    sockets[0].hear({ t: 'change', open: [[['regions', 'india', 'forts'], 1]] });
    await expect.poll(() => sockets.length).toBe(2);
    expect(sockets[1].since).toBe(0);
    sockets[1].hear({ ...WELCOME, open: { gold: 2 } });
    expect(table.view.open).toEqual({ gold: 2 });
    table.close();
  });

  it('goes on where it was after a mere cut', async () => {
    const { table, sockets, opened } = newTable();
    sockets[0].hear(WELCOME);
    await opened;
    table.cut();
    await expect.poll(() => sockets.length).toBe(2);
    expect(sockets[1].since).toBe(7);
    table.close();
  });
});

it('a page of the lobby passes over what it does not know', () => {
  expect(readLobbyMessage('{"t":"ready"}')).toEqual({ t: 'ready' });
  for (const data of ['', '{"t":"mine"}', '{"t":"unlisted"}', '{"t":"welcome"}', 'null'])
    expect(readLobbyMessage(data), data).toBeNull();
});
