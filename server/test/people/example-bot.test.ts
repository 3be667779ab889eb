import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeServer } from '../../src/server.ts';
import { Person } from '../person.ts';
import { until } from '../play/players.ts';

const root = new URL('../../../', import.meta.url);
const game = { game: 'teaching', options: { players: 2, length: 'short' } };
let server: FastifyInstance;
let address: string;
let anna: Person;

beforeAll(async () => {
  server = await makeServer({ client: mkdtempSync(join(tmpdir(), 'cabinet-wars-client-')) });
  address = await server.listen({ port: 0, host: '127.0.0.1' });
  anna = await new Person(server).signUp('Anna');
  await anna.prove();
}, 60_000);
afterAll(() => server.close(), 60_000);

/** Runs a program with a token until a game is over, and complains of what it complains of. */
async function playWith(program: string, token: string, begin: (said: () => string) => Promise<string>): Promise<void> {
  const env = { ...process.env, SERVER: address, TOKEN: token };
  const bot = spawn(process.execPath, [fileURLToPath(new URL(program, root))], { env });
  let out = '';
  let err = '';
  bot.stdout.on('data', (text) => {
    out += text;
  });
  bot.stderr.on('data', (text) => {
    err += text;
  });
  try {
    const id = await begin(() => out);
    await until(() => out.includes(`${id}: over`) || err !== '', 'the end of the game');
    expect(err).toBe('');
    expect((await anna.get(`/tables/${id}`)).body.status).toBe('finished');
  } finally {
    bot.kill();
  }
}

it('the example of the guide plays a whole game with a token', async () => {
  const { token } = (await anna.post('/me/tokens', { name: 'example' })).body;
  const chairs = [{ sitter: 'me' }, { sitter: 'bot', bot: 'random' }];
  const { id } = (await anna.post('/tables', { ...game, chairs })).body;
  expect((await anna.post(`/tables/${id}/start`)).status).toBe(200);
  await playWith('docs/guide/example-bot.ts', token, async () => id);
}, 60_000);

it('the bot of the house sits down where bots are welcome, and plays the game', async () => {
  const { token } = (await anna.post('/me/bots', { name: 'Robespierre', games: ['teaching'] })).body;
  await server.services.store.db.updateTable('bot_accounts').set({ house: 1 }).execute();
  const chairs = [{ sitter: 'free' }, { sitter: 'bot', bot: 'random' }];
  const bert = await new Person(server).signUp('Bert');
  await playWith('examples/house-bot/bot.mjs', token, async (said) => {
    await until(() => said().includes('awake'), 'the bot to wake up');
    const { id } = (await bert.post('/tables', { ...game, chairs, welcomesBots: true })).body;
    const seated = async () => (await bert.get(`/tables/${id}`)).body.seats[0];
    await until(async () => (await seated()).sealed, 'the bot to sit down');
    expect(await seated()).toMatchObject({ name: 'Robespierre', program: true });
    expect((await bert.post(`/tables/${id}/start`)).status).toBe(200);
    return id;
  });
}, 60_000);
