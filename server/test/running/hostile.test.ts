import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { MOST_FRAMES } from '../../src/http/heartbeat.ts';
import { parts } from '../../src/parts.ts';
import { Bucket } from '../../src/play/bucket.ts';
import { type Ground, ground } from '../play/ground.ts';

let here: Ground | null = null;
afterEach(async () => {
  await here?.close();
  here = null;
}, 60_000);
const memory = { databaseUrl: null, file: ':memory:' };
const hurried = { request: 300, headers: 300, look: 50, ping: 100, guess: 100 };

/** A socket that reads nothing, so that it answers no ping either. */
function deaf(url: string): Promise<number> {
  const socket = new WebSocket(url, { headers: { authorization: 'Bearer u0' }, autoPong: false });
  socket.on('error', () => {});
  return new Promise((resolve) => socket.on('close', resolve));
}

describe('whoever keeps the server waiting', () => {
  const body = 'content-type: application/json\r\ncontent-length: 100\r\n\r\n{';
  it.each([
    ['with a body that never ends is cut off', `POST /api/v1/none HTTP/1.1\r\nhost: x\r\n${body}`, /^HTTP\/1\.1 408 /],
    ['with half a line is cut off', 'GET /api', /^HTTP\/1\.1 408 /],
    ['with a connection held in reserve loses it, and is answered nothing it has not asked', '', /^$/],
  ])('%s', async (_who, sent, told) => {
    here = await ground(memory, { timeouts: hurried });
    const { port } = new URL(here.address);
    const answer = await new Promise<string>((resolve) => {
      const line = connect(Number(port), '127.0.0.1', () => line.write(sent));
      let text = '';
      line.on('data', (data) => (text += data));
      line.on('error', () => {});
      line.on('close', () => resolve(text));
    });
    expect(answer).toMatch(told);
  });

  it.each([
    ['with U+0000', '/api/v1/tables/x/socket?since=%00'],
    ['with half a letter', '/api/v1/tables/%E0%A4/socket'],
  ])('with a socket at an address %s, and what came of it unread, is let go of', async (_how, path) => {
    here = await ground(memory, { timeouts: hurried, parts });
    const { port } = new URL(here.address);
    const request = `GET ${path} HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n`;
    const key = 'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
    const line = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true }, () =>
      line.write(request + key),
    );
    line.on('error', () => {}).resume();
    // Ended from here by nobody: the server has to.
    await new Promise((resolve) => line.once('end', resolve));
    line.destroy();
  });

  it('by answering no ping is let go of, at a table and in the lobby', async () => {
    here = await ground(memory, { timeouts: hurried, parts });
    const table = await here.begin('teaching', { options: { players: 2 } });
    const address = here.address.replace('http', 'ws');
    expect(await deaf(`${address}/api/v1/tables/${table}/socket`)).toBe(1006);
    expect(await deaf(`${address}/api/v1/live`)).toBe(1006);
  });

  it.each(['ping', 'pong'] as const)('by %ss without end is cut off, at a table and in the lobby', async (frame) => {
    here = await ground(memory, { parts });
    const table = await here.begin('teaching', { options: { players: 2 } });
    const address = here.address.replace('http', 'ws');
    for (const path of [`tables/${table}/socket`, 'live']) {
      const socket = new WebSocket(`${address}/api/v1/${path}`, { headers: { authorization: 'Bearer u0' } });
      socket.on('error', () => {});
      const closed = new Promise((resolve) => socket.on('close', resolve));
      await new Promise((resolve) => socket.once('open', resolve));
      for (let i = 0; i < 2 * MOST_FRAMES; i++) socket[frame]();
      expect(await closed).toBe(1006);
    }
  });

  it('when it closes, by answering no closing frame or by a request without end, is cut off', async () => {
    const closing = await ground(memory, { parts });
    const { port } = new URL(closing.address);
    const table = await closing.begin('teaching', { options: { players: 2 } });
    const upgrade = `GET /api/v1/tables/${table}/socket HTTP/1.1\r\nhost: x\r\nauthorization: Bearer u0\r\nupgrade: websocket\r\n`;
    const key =
      'connection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
    const body =
      'POST /api/v1/none HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{';
    const silent = [`${upgrade}${key}`, body].map((request) => {
      const peer = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true }, () => peer.write(request));
      peer.on('error', () => {}).resume();
      return peer;
    });
    await new Promise((resolve) => silent[0].once('data', resolve));
    await closing.close();
    for (const peer of silent) peer.destroy();
  }, 20_000);
});

describe('a measure of how often', () => {
  it('goes on when the clock is set back', () => {
    const bucket = new Bucket({ atOnce: 2, aSecond: 1 }, 7_200_000);
    expect([bucket.take(7_200_000), bucket.take(7_200_000), bucket.take(7_200_000)]).toEqual([true, true, false]);
    expect(bucket.take(3_600_000)).toBe(false);
    expect(bucket.take(7_201_000)).toBe(true);
  });

  it('is taken with a clock that nobody sets', async () => {
    let wall = 7_200_000;
    here = await ground(memory, { now: () => wall });
    const table = await here.begin('teaching', { options: { players: 2 } });
    const line = await here.sit(table, 'u0');
    wall = 0;
    expect(await line.explain({ t: 'none' })).not.toEqual([]);
  });
});

describe('what is sent', () => {
  it.each([
    ['in a path', '/api/v1/people/a%00b', undefined],
    ['in a query', '/api/v1/tables/x?link=%00', undefined],
    ['in a body', '/api/v1/sessions', { name: 'a\0', password: 'a long enough password' }],
    ['as a name in a body', '/api/v1/tables', { game: 'teaching', options: { 'a\0': 1 } }],
  ])('with U+0000 %s is malformed', async (_where, path, body) => {
    here = await ground(memory, { parts });
    const response = await fetch(`${here.address}${path}`, {
      headers: { authorization: 'Bearer u0', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    expect({ status: response.status, body: await response.json() }).toMatchObject({
      status: 400,
      body: { ok: false, reason: { why: 'malformed' } },
    });
  });

  it.each([
    ['lists', (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`],
    ['fields', (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`],
  ])('in %s within each other without end is malformed', async (_of, nested) => {
    here = await ground(memory, { parts });
    const post = async (path: string, body: string) => {
      const headers = { 'content-type': 'application/json', authorization: 'Bearer u0' };
      const { status } = await fetch(`${here!.address}/api/v1${path}`, { method: 'POST', headers, body });
      return status;
    };
    for (const depth of [40, 1000, 10_000])
      for (const [path, body] of [
        ['/sessions', nested(depth)],
        ['/components', `{"game":"struggle-of-empires","data":{"id":"x","a":${nested(depth)}}}`],
        ['/passkeys/sign-in/verify', `{"id":"x","response":{"id":"y","a":${nested(depth)}}}`],
      ])
        expect([path, depth, await post(path, body)]).toEqual([path, depth, 400]);
    const table = await here.begin('teaching', { options: { players: 2 } });
    const socket = here.socket(table, 'u0');
    const closed = new Promise((resolve) => socket.on('close', resolve));
    await new Promise((resolve) => socket.once('message', resolve));
    socket.send(`{"t":"explain","id":"a","wish":{"t":"\\u0000","a":${nested(2500)}}}`);
    expect(await closed).toBe(4009);
  });

  it('with U+0000 over a socket is malformed, and with its name alone is not', async () => {
    here = await ground(memory, { parts });
    const table = await here.begin('teaching', { options: { players: 2 } });
    const socket = here.socket(table, 'u0');
    const heard: string[] = [];
    socket.on('message', (data) => heard.push(String(data)));
    const closed = new Promise((resolve) => socket.on('close', resolve));
    await new Promise((resolve) => socket.once('message', resolve));
    socket.send(JSON.stringify({ t: 'explain', id: 'a', wish: { t: 'literally \\u0000' } }));
    socket.send(JSON.stringify({ t: 'say', id: 'b', text: 'a\0b', to: null }));
    expect(await closed).toBe(4009);
    expect(heard.some((text) => text.includes('"reasons"'))).toBe(true);
  });
});

describe('headers', () => {
  it('keep answers out of every cache, and browsers on the encrypted way', async () => {
    here = await ground(memory, { parts, config: { publicUrl: 'https://games.example' } });
    const headers = async (path: string) => (await fetch(`${here!.address}${path}`)).headers;
    for (const path of ['/api/v1/games', '/api/v1/me', '/readyz'])
      expect((await headers(path)).get('cache-control'), path).toBe('no-store');
    expect((await headers('/')).get('cache-control')).toBe('no-cache');
    expect((await headers('/')).get('strict-transport-security')).toBe('max-age=31536000');
  });

  it('are those of every answer, and so are its words, where the address is no text', async () => {
    here = await ground(memory, { parts, config: { publicUrl: 'https://games.example' } });
    const answer = await fetch(`${here.address}/api/v1/tables/%ff`);
    expect([answer.status, await answer.json()]).toEqual([400, { ok: false, reason: { why: 'malformed' } }]);
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('promise no encryption where there is none', async () => {
    here = await ground(memory);
    expect((await fetch(here.address)).headers.get('strict-transport-security')).toBeNull();
  });
});
