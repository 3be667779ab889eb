import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../../trial/index.ts';
import { type Ground, ground, lots } from '../play/ground.ts';
import { playOn, until } from '../play/players.ts';

let here: Ground | null = null;
afterEach(async () => {
  await here?.close();
  here = null;
}, 60_000);
const token = 'a-long-enough-token';
const memory = { databaseUrl: null, file: ':memory:' };

describe('a running server', () => {
  it('says that it lives, that it can serve, and its figures', async () => {
    here = await ground(memory, { config: { metricsToken: token } });
    const table = await here.begin('teaching', { options: { players: 2 } });
    const people = [await here.sit(table, 'u0'), await here.sit(table, 'u1')];
    await playOn(people, lots(41), 5);
    const headers = { authorization: `Bearer ${token}` };
    const get = async (path: string) => (await fetch(`${here!.address}${path}`, { headers })).text();
    expect(await get('/healthz')).toBe('{"ok":true}');
    expect(await get('/readyz')).toBe('{"ok":true}');
    const figures = await get('/metrics');
    expect(figures).toMatch(/cabinet_wars_acts_total\{kind="choose",ok="yes"\} 5/);
    expect(figures).toMatch(/cabinet_wars_sockets 2/);
    expect(figures).not.toContain(table);
  });

  it.each([token, null])('keeps its figures to those who have the token, or to itself: %s', async (metricsToken) => {
    here = await ground(memory, { config: { metricsToken } });
    const status = async (headers: Record<string, string>) =>
      (await fetch(`${here!.address}/metrics`, { headers })).status;
    expect(await status({})).toBe(404);
    expect(await status({ authorization: 'Bearer another-long-token' })).toBe(404);
    expect(await status({ authorization: `Bearer ${token}` })).toBe(metricsToken === null ? 404 : 200);
  });

  it('may take its time to begin: a slow machine does not end it', async () => {
    here = await ground(memory);
    expect(here.server.initialConfig.pluginTimeout).toBe(0);
  });

  it('says when its database does not answer', async () => {
    here = await ground(memory);
    await here.server.services.store.close();
    const response = await fetch(`${here.address}/readyz`);
    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain('Error');
    here = null;
  });

  it.each(['its database', 'its disk'])('says that it cannot serve where %s never answers', async (which) => {
    here = await ground(memory);
    const { store, disk } = here.server.services;
    const never = () => new Promise<never>(() => {});
    if (which === 'its disk') Object.assign(disk, { hasRoom: never });
    else Object.assign(store, { ping: never });
    const response = await fetch(`${here.address}/readyz`, { signal: AbortSignal.timeout(10_000) });
    expect(response.status).toBe(503);
  });

  it('when it is closed tells everybody that it will be back, and has stored all it acknowledged', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cabinet-wars-closing-'));
    const place = { databaseUrl: null, file: join(folder, 'x.db') };
    here = await ground(place);
    const table = await here.begin('teaching', { options: { players: 2 } });
    const byes: unknown[] = [];
    const people = [
      await here.sit(table, 'u0', { message: (message) => byes.push(message) }),
      await here.sit(table, 'u1'),
    ];
    const made = await playOn(people, lots(42), 9);
    await here.server.close();
    await until(() => byes.length > 0, 'the last word');
    expect(byes).toContainEqual({ t: 'bye', reason: { why: 'shutting-down' } });
    here = await ground(place);
    const version = await here.server.services.tables.read(table, (live) => live.table.version);
    expect(version).toBeGreaterThanOrEqual(made);
    await here.close();
    here = null;
    rmSync(folder, { recursive: true });
  });
});

const compiled = fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url));

describe('the server process', () => {
  const begun: ReturnType<typeof spawn>[] = [];
  afterEach(() => {
    // One that a failed test has left would serve for ever.
    for (const child of begun.splice(0)) child.kill('SIGKILL');
  });
  const start = (environment: Record<string, string>) => {
    const folder = mkdtempSync(join(tmpdir(), 'cabinet-wars-process-'));
    const child = spawn(process.execPath, [fileURLToPath(new URL('../../start.mjs', import.meta.url))], {
      env: { PATH: process.env.PATH, DATA: folder, ...environment },
    });
    begun.push(child);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    return { child, said: () => said, tidy: () => rmSync(folder, { recursive: true, force: true }) };
  };

  it('keeps what it has compiled, and ends in good order when it is asked to', async () => {
    const port = await freePort();
    const { child, said, tidy } = start({ PORT: String(port) });
    await until(() => said().includes(`http://localhost:${port}`), 'the address');
    // Kept at once, and not only by a process that ends in good order.
    await until(() => readdirSync(compiled, { recursive: true }).length > 100, 'what was compiled');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    tidy();
  });

  it('explains what is wrong with its environment', async () => {
    const { child, said, tidy } = start({ PORT: 'http', LOG_LEVEL: 'loud' });
    expect((await once(child, 'exit'))[0]).toBe(2);
    expect(said()).toMatch(/The configuration cannot be used:\n {2}PORT: .*\n {2}LOG_LEVEL: /);
    tidy();
  });
});
