import { proofOf, readTranscript, seedHash, verifyTranscript } from '@cabinet-wars/kernel';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { gameCalled } from '../../src/tables/game-called.ts';
import { type House, openHouse } from '../house.ts';
import { eachStore } from '../kit.ts';
import { Person } from '../person.ts';

const GAME = 'struggle-of-empires';
const nonce = (name: string) => `a-fresh-word-of-${name}`;

eachStore('dice nobody can choose', (fresh) => {
  let house: House;
  let anna: Person;
  let bert: Person;
  beforeAll(async () => {
    house = await openHouse(await fresh());
  });
  afterAll(() => house.server.close());
  beforeEach(async () => {
    await house.forget();
    anna = await new Person(house.server).signUp('Anna');
    bert = await new Person(house.server).signUp('Bert');
  });
  const laidOut = async (options: object, more: object = {}) =>
    (await anna.post('/tables', { game: GAME, options, ...more })).body;
  const transcript = async (id: string) => {
    const text = await house.server.inject({
      url: `/api/v1/tables/${id}/transcript`,
      headers: { cookie: anna.cookie! },
    });
    const read = readTranscript(text.body);
    if (!read.ok) throw new Error(text.body);
    return read.transcript;
  };

  it('are promised when the table is laid out, before anybody gives a nonce', async () => {
    const { id, seedHash: promised, seats } = await laidOut({ players: 2 });
    expect(promised).toMatch(/^[0-9a-f]{64}$/);
    expect(seats.map(({ sealed }: { sealed: boolean }) => sealed)).toEqual([false, false]);
    // A word given with the wish for a table would be given before the promise.
    const early = { game: GAME, options: { players: 2 }, nonce: nonce('anna') };
    expect((await anna.post('/tables', early)).status).toBe(400);
    expect((await anna.send('PUT', `/tables/${id}/nonce`, { nonce: nonce('anna') })).status).toBe(200);
    const joined = await bert.post(`/tables/${id}/join`, { nonce: nonce('bert') });
    expect(joined.body).toMatchObject({ seedHash: promised, seats: [{ sealed: true }, { sealed: true }] });
    await anna.post(`/tables/${id}/start`);
    await bert.post(`/tables/${id}/resign`);
    const told = await transcript(id);
    expect(told.chance).toMatchObject({ seedHash: promised, nonces: [nonce('anna'), nonce('bert')] });
    expect(seedHash(told.seed!)).toBe(promised);
  });

  it('are sealed anew when a nonce comes while the game begins, and a nonce that is in is no late one', async () => {
    const { id } = await laidOut({ players: 2 });
    await bert.post(`/tables/${id}/join`, { nonce: nonce('bert') });
    const given = (word: string) => anna.send('PUT', `/tables/${id}/nonce`, { nonce: nonce(word) });
    const words = ['one', 'two', 'three'];
    const [begun] = await Promise.all([anna.post(`/tables/${id}/start`), ...words.map(given)]);
    expect(begun.status).toBe(200);
    const again = await bert.send('PUT', `/tables/${id}/nonce`, { nonce: nonce('bert') });
    expect(again.status).toBe(200);
    await bert.post(`/tables/${id}/resign`);
    expect(verifyTranscript(await gameCalled(GAME), await transcript(id)).problems).toEqual([]);
  });

  it('a nonce is long, and only of who sits there before the game begins', async () => {
    const { id } = await laidOut({ players: 2 });
    expect((await anna.send('PUT', `/tables/${id}/nonce`, { nonce: 'bot' })).status).toBe(400);
    expect((await bert.send('PUT', `/tables/${id}/nonce`, { nonce: nonce('bert') })).body.reason.why).toBe(
      'not-seated',
    );
    await bert.post(`/tables/${id}/join`, {});
    await anna.post(`/tables/${id}/start`);
    expect((await anna.send('PUT', `/tables/${id}/nonce`, { nonce: nonce('anna') })).body.reason.why).toBe('not-open');
  });

  it('where no nonce was given the server adds nothing it could choose', async () => {
    const chairs = [{ sitter: 'me' }, { sitter: 'free' }, { sitter: 'bot', bot: 'random' }];
    const { id } = await laidOut({ players: 3 }, { chairs });
    await bert.post(`/tables/${id}/join`, { nonce: nonce('bert') });
    await anna.post(`/tables/${id}/start`);
    for (const one of [anna, bert]) await one.post(`/tables/${id}/abandon`, { agree: true });
    const told = await transcript(id);
    expect(told.chance).toMatchObject({ nonces: ['absent', nonce('bert'), 'bot'] });
  });

  it('a seat changed takes its word along', async () => {
    const { id } = await laidOut({ players: 3 });
    await bert.post(`/tables/${id}/join`, { seat: 1, nonce: nonce('bert') });
    const moved = await bert.post(`/tables/${id}/join`, { seat: 2 });
    expect(moved.body.seats.map(({ sealed }: { sealed: boolean }) => sealed)).toEqual([false, false, true]);
  });

  it.each(['resign', 'abandon'])(
    'seats drawn by lot come from the same seal, and a game that ends by %s proves it',
    async (how) => {
      const { id } = await laidOut({ players: 2 }, { shuffle: true });
      await anna.send('PUT', `/tables/${id}/nonce`, { nonce: nonce('anna') });
      await bert.post(`/tables/${id}/join`, { nonce: nonce('bert') });
      await anna.post(`/tables/${id}/start`);
      expect(await transcript(id)).toMatchObject({ kind: 'redacted', seed: null });
      if (how === 'resign') await anna.post(`/tables/${id}/resign`);
      else for (const one of [anna, bert]) await one.post(`/tables/${id}/abandon`, { agree: true });
      const told = await transcript(id);
      const proof = proofOf(told)!;
      expect(proof).toMatchObject({ ok: true, shuffle: { ok: true } });
      expect(proof.nonces.map(({ seat, nonce: word }) => [seat.name, word])).toEqual([
        ['Anna', nonce('anna')],
        ['Bert', nonce('bert')],
      ]);
      expect(verifyTranscript(await gameCalled(GAME), told).problems).toEqual([]);
      const { body } = await anna.get(`/tables/${id}`);
      expect(body.seats.map(({ name }: { name: string }) => name)).toEqual(told.seats.map(({ name }) => name));
    },
  );
});
