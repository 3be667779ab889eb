import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse } from '../house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ databaseUrl: null, file: ':memory:' });
});
afterAll(() => house.server.close());

const get = async (path: string) => {
  const answer = await house.server.inject(`/api/v1${path}`);
  return { status: answer.statusCode, body: answer.json() };
};

it('describes a game: options, seats, questions, choices, deals, orders, bots and names in each language', async () => {
  const { status, body } = await get('/games/struggle-of-empires');
  expect(status).toBe(200);
  expect(body.choices.bid).toEqual([{ name: 'gold', kind: 'number' }]);
  expect(body.asks).toContain('auction.bid');
  expect(body.bots.map(({ id }: { id: string }) => id)).toContain('captain');
  expect(body.texts.it.plays.france).toBe('Francia');
});

it('knows no other', async () => {
  expect(await get('/games/chess')).toMatchObject({
    status: 404,
    body: { ok: false, reason: { why: 'no-such-game' } },
  });
});

it('has refusals among the answers its document tells of', async () => {
  const { body } = await get('/openapi.json');
  const { responses } = body.paths['/api/v1/games/{id}'].get;
  expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '4XX', '5XX']));
});
