import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeServer } from '@cabinet-wars/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { command } from '../src/admin/command.ts';

const PASSWORD = 'a long enough password';

describe('cabinet-wars admin, while the server runs', () => {
  const data = mkdtempSync(join(tmpdir(), 'cabinet-wars-admin-'));
  /** The command in this process, which starts sooner than one of its own; its own connection to the file it has. */
  const admin = async (...args: string[]) => {
    const out: string[] = [];
    const err: string[] = [];
    const log = vi.spyOn(console, 'log').mockImplementation((text) => void out.push(`${text}\n`));
    const error = vi.spyOn(console, 'error').mockImplementation((text) => void err.push(`${text}\n`));
    const code = await command.run(args);
    log.mockRestore();
    error.mockRestore();
    return { code, out: out.join(''), err: err.join('') };
  };
  let server: Awaited<ReturnType<typeof makeServer>>;
  const send = (method: 'POST' | 'GET', url: string, payload?: object, cookie = '') =>
    server.inject({
      method,
      url: `/api/v1${url}`,
      headers: { host: 'localhost', origin: 'http://localhost', cookie },
      ...(payload === undefined ? {} : { payload }),
    });
  const signUp = async (name: string) => {
    const { cookies } = await send('POST', '/accounts', { name, password: PASSWORD, language: 'en' });
    return cookies.map((each) => `${each.name}=${each.value}`).join('; ');
  };
  let anna: string;
  let bert: string;
  beforeAll(async () => {
    vi.stubEnv('DATA', data);
    vi.stubEnv('DATABASE_URL', '');
    server = await makeServer({ client: data, config: { file: join(data, 'cabinet-wars.db'), letters: data } });
    await server.ready();
    anna = await signUp('Anna');
    bert = await signUp('Bert the Bold');
  });
  afterAll(async () => {
    await server.close();
    vi.unstubAllEnvs();
    rmSync(data, { recursive: true, force: true });
  });

  it('makes the first moderator', async () => {
    expect((await send('GET', '/moderation/log', undefined, anna)).statusCode).toBe(403);
    expect(await admin('moderator', 'anna')).toEqual({ code: 0, out: 'anna is a moderator\n', err: '' });
    expect((await send('GET', '/moderation/log', undefined, anna)).json()).toMatchObject([
      { by: null, what: 'moderator' },
    ]);
    expect(await admin('moderator', 'Nobody')).toMatchObject({
      code: 1,
      err: expect.stringContaining('nobody of that name'),
    });
  });

  it('finds people, bars them and lifts the bar', async () => {
    expect((await admin('people', 'find', 'bo')).out).toMatch(/^Bert the Bold: member, since [\d-]+\n1 found\n$/);
    expect(await admin('people', 'bar', 'Bert', 'the', 'Bold')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--why'),
    });
    for (const days of ['3651', '100000000'])
      expect(await admin('people', 'bar', 'Bert the Bold', '--days', days, '--why', 'rude')).toMatchObject({
        code: 2,
        err: expect.stringContaining('3650 days at most'),
      });
    expect((await admin('people', 'bar', 'Bert', 'the', 'Bold', '--days', '2', '--why', 'rude')).code).toBe(0);
    expect((await send('GET', '/me', undefined, bert)).statusCode).toBe(401);
    expect((await admin('people', 'find', 'bold')).out).toContain('barred until');
    expect((await admin('people', 'unbar', 'Bert the Bold', '--why', 'sorry')).code).toBe(0);
    const again = await send('POST', '/sessions', { name: 'Bert the Bold', password: PASSWORD });
    expect(again.statusCode).toBe(200);
    bert = again.cookies.map((each) => `${each.name}=${each.value}`).join('; ');
  });

  it('closes and deletes tables', async () => {
    const { id } = (await send('POST', '/tables', { game: 'struggle-of-empires', name: 'Loud' }, bert)).json();
    expect((await admin('tables', 'find', 'oud')).out).toContain(`${id}: struggle-of-empires, open, of Bert the Bold`);
    expect((await admin('tables', 'close', id, '--why', 'loud')).code).toBe(0);
    expect((await send('GET', `/tables/${id}`, undefined, bert)).json().status).toBe('abandoned');
    expect(await admin('tables', 'delete', id, '--why', 'loud')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--yes'),
    });
    expect((await admin('tables', 'delete', id, '--why', 'loud', '--yes')).code).toBe(0);
    expect((await send('GET', `/tables/${id}`, undefined, bert)).statusCode).toBe(404);
  });

  it('says who may sign up, and invites', async () => {
    expect((await admin('registration')).out).toBe('open\n');
    expect((await admin('registration', 'invitation')).code).toBe(0);
    const [word] = (await admin('registration', 'invite')).out.split(' ');
    const account = { name: 'Carla', password: PASSWORD, language: 'en' };
    expect((await send('POST', '/accounts', account)).statusCode).toBe(403);
    expect((await send('POST', '/accounts', { ...account, invitation: word })).statusCode).toBe(200);
    expect(await admin('registration', 'sometimes')).toMatchObject({ code: 2 });
  });

  it('keeps whatever a moderator gives as a reason to one line', async () => {
    const why = 'rude\n2026-01-01T00:00:00.000Z  operator  moderator  Mallory\u001b[2J';
    expect((await send('POST', '/moderation/people/Bert%20the%20Bold/unbar', { why }, anna)).statusCode).toBe(200);
    const [line] = (await admin('log')).out.split('\n');
    expect(line).toMatch(/Anna {2}unbar {2}Bert the Bold {2}rude 2026.* Mallory \[2J$/);
  });

  it('deletes a person, and has written everything down', async () => {
    expect(await admin('people', 'delete', 'Bert the Bold', '--why', 'asked')).toMatchObject({ code: 2 });
    expect((await admin('people', 'delete', 'Bert the Bold', '--why', 'asked', '--yes')).code).toBe(0);
    const { out } = await admin('log');
    expect(out.split('\n')[0]).toMatch(/operator {2}delete-person {2}\(deleted\) {2}asked$/);
    expect(out).not.toContain('Bert');
    for (const deed of ['moderator', 'bar', 'unbar', 'close-table', 'delete-table', 'registration', 'invitation'])
      expect(out).toContain(deed);
  });
});

describe('cabinet-wars admin, where no server ever ran', () => {
  it('makes no database, and says so', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'cabinet-wars-admin-'));
    vi.stubEnv('DATA', join(empty, 'wrong'));
    vi.stubEnv('DATABASE_URL', '');
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const args of [['moderator', 'Anna'], ['registration', 'closed'], ['log']])
      expect(await command.run(args)).toBe(1);
    expect(String(error.mock.calls)).toContain('there is no database at');
    vi.stubEnv('DATABASE_URL', 'postgres://x:secret@127.0.0.1:1/none');
    vi.stubEnv('DATABASE_WAIT', '0');
    expect(await command.run(['log'])).toBe(1);
    expect(String(error.mock.calls)).toContain('the database does not answer: none at 127.0.0.1:1');
    expect(String(error.mock.calls)).not.toContain('secret');
    error.mockRestore();
    vi.unstubAllEnvs();
    expect(readdirSync(empty)).toEqual([]);
    rmSync(empty, { recursive: true });
  });
});
