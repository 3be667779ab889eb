import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { makeServer } from '../../src/server.ts';
import { Person } from '../person.ts';
import { until } from '../play/players.ts';

const program = fileURLToPath(new URL('../../../docs/guide/example-bot.ts', import.meta.url));

it('the example of the guide plays a whole game with a token', async () => {
  const server = await makeServer({ client: mkdtempSync(join(tmpdir(), 'cabinet-wars-client-')) });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const anna = await new Person(server).signUp('Anna');
  await anna.prove();
  const { token } = (await anna.post('/me/tokens', { name: 'example' })).body;
  const chairs = [{ sitter: 'me' }, { sitter: 'bot', bot: 'random' }];
  const { id } = (await anna.post('/tables', { game: 'teaching', options: { players: 2, length: 'short' }, chairs }))
    .body;
  expect((await anna.post(`/tables/${id}/start`)).status).toBe(200);
  const bot = spawn(process.execPath, [program], { env: { ...process.env, SERVER: address, TOKEN: token } });
  let out = '';
  bot.stdout.on('data', (text) => {
    out += text;
  });
  let err = '';
  bot.stderr.on('data', (text) => {
    err += text;
  });
  try {
    await until(() => out.includes(`${id}: over`) || err !== '', 'the end of the game');
    expect(err).toBe('');
    expect((await anna.get(`/tables/${id}`)).body.status).toBe('finished');
  } finally {
    bot.kill();
    await server.close();
  }
}, 60_000);
