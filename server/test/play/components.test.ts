import { completed, dataHash, readTranscript, verifyTranscript } from '@cabinet-wars/kernel';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { gameCalled, loadGame } from '../../src/tables/game-called.ts';
import { type House, openHouse } from '../house.ts';
import { Person } from '../person.ts';

const game = 'struggle-of-empires';
const mine = { id: 'mine', basedOn: 'reconstructed', seaDie: { arrives: 2, stays: 3, sinks: 1 } };
let house: House;
let anna: Person;
let bert: Person;

beforeAll(async () => {
  house = await openHouse({ databaseUrl: null, file: ':memory:' });
}, 60_000);
beforeEach(async () => {
  await house.forget();
  anna = await new Person(house.server).signUp('Anna');
  bert = await new Person(house.server).signUp('Bert');
});
afterAll(() => house.server.close(), 60_000);

const whole = async () => completed((await loadGame(game)).components!.ours, mine) as { readonly id: string };
const layOut = async (components: string | null): Promise<string> => {
  const chairs = [{ sitter: 'me' }, { sitter: 'bot', bot: 'random' }];
  const { status, body } = await anna.post('/tables', { game, options: { players: 2 }, chairs, components });
  expect(status).toBe(200);
  return body.id;
};

it('components are kept by their hash, and the same ones once', async () => {
  const { status, body } = await anna.post('/components', { game, data: mine });
  expect(status).toBe(200);
  const hash = dataHash(await whole());
  expect(body).toMatchObject({ hash, name: 'mine', game, tables: 0 });
  expect((await bert.post('/components', { game, data: { ...(await whole()) } })).body.hash).toBe(hash);
  expect((await new Person(house.server).get(`/components/${hash}`)).body).toEqual({ hash, game, data: await whole() });
});

it('another set under the same name, or under the name of ours, is refused; so is one with a fault', async () => {
  await anna.post('/components', { game, data: mine });
  const other = { ...mine, seaDie: { arrives: 1, stays: 4, sinks: 1 } };
  expect((await bert.post('/components', { game, data: other })).body.reason).toMatchObject({
    why: 'components-name-taken',
  });
  const posing = { ...other, id: 'reconstructed' };
  expect((await bert.post('/components', { game, data: posing })).body.reason).toMatchObject({
    why: 'components-name-taken',
  });
  const faulty = { ...mine, id: 'faulty', seaDie: { arrives: 2, stays: 3, sinks: 'one' } };
  const { status, body } = await bert.post('/components', { game, data: faulty });
  expect(status).toBe(400);
  expect(body.reason.at).toBe('seaDie.sinks');
});

it('a table is played with them: others are told, bots think, the transcript carries them, and a new process finds them', async () => {
  const { hash } = (await anna.post('/components', { game, data: mine })).body;
  const table = await layOut(hash);
  expect((await bert.get(`/tables/${table}`)).body.components).toEqual({ hash, name: 'mine' });
  expect((await anna.post(`/tables/${table}/start`)).status).toBe(200);
  const { services } = house.server;
  await services.tables.close();
  const { text, key } = await services.tables.read(table, ({ game: rules, table: played }) => ({
    text: JSON.stringify(played.header.data),
    key: rules.data?.id,
  }));
  expect(JSON.parse(text)).toEqual(await whole());
  expect(key).toBe('mine');
  expect((await anna.post(`/tables/${table}/resign`)).status).toBe(200);
  const transcript = await house.server.inject({ url: `/api/v1/tables/${table}/transcript` });
  const read = readTranscript(transcript.body);
  if (!read.ok) throw new Error(read.problem.message);
  expect(read.transcript.data).toEqual(await whole());
  expect(verifyTranscript(await gameCalled(game, await whole()), read.transcript).problems).toEqual([]);
  await house.settle();
  expect((await bert.get(`/ratings/${game}`)).body).toEqual([]);
});

it('components nobody has uploaded cannot be played with', async () => {
  const { status, body } = await anna.post('/tables', { game, components: '0'.repeat(64) });
  expect(status).toBe(404);
  expect(body.reason).toMatchObject({ why: 'no-such-components' });
});

it('a set that a table uses stays; one that none does may be removed by whoever uploaded it', async () => {
  const { hash } = (await anna.post('/components', { game, data: mine })).body;
  expect((await bert.send('DELETE', `/me/components/${hash}`)).status).toBe(404);
  const table = await layOut(hash);
  expect((await anna.get('/me/components')).body).toMatchObject([{ hash, tables: 1 }]);
  expect((await anna.send('DELETE', `/me/components/${hash}`)).body.reason).toMatchObject({ why: 'components-in-use' });
  await house.server.services.store.db.deleteFrom('tables').where('id', '=', table).execute();
  expect((await anna.send('DELETE', `/me/components/${hash}`)).status).toBe(200);
  expect((await anna.get(`/components/${hash}`)).status).toBe(404);
});
