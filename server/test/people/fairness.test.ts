import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { House } from '../house.ts';
import { openHouse } from '../house.ts';
import { eachStore } from '../kit.ts';
import { PASSWORD, Person } from '../person.ts';

const DAY = 86_400_000;

eachStore('what is fair', (fresh) => {
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
  const laidOut = async (more: object = {}) => {
    const { body } = await anna.post('/tables', { game: 'struggle-of-empires', options: { players: 2 }, ...more });
    return body.id as string;
  };
  const begun = async (more: object = {}) => {
    const id = await laidOut(more);
    await bert.post(`/tables/${id}/join`, {});
    expect((await anna.post(`/tables/${id}/start`)).status).toBe(200);
    return id;
  };
  const progress = (id: string) =>
    house.server.services.store.db
      .selectFrom('progress')
      .selectAll()
      .where('table_id', '=', id)
      .executeTakeFirstOrThrow();

  it('whoever was asked to leave stays out, by their account and by the old link', async () => {
    const id = await laidOut();
    const { link } = (await anna.get(`/tables/${id}`)).body;
    await bert.post(`/tables/${id}/join`, {});
    await anna.post(`/tables/${id}/kick`, { seat: 1 });
    expect(await bert.post(`/tables/${id}/join`, {})).toMatchObject({
      status: 403,
      body: { reason: { why: 'asked-to-leave' } },
    });
    const guest = { link, name: 'Not Bert', language: 'en' };
    expect((await new Person(house.server).post('/accounts/guest', guest)).status).toBe(404);
    const carla = await new Person(house.server).signUp('Carla');
    expect((await carla.post(`/tables/${id}/join`, {})).status).toBe(200);
  });

  it('whoever was asked to leave is let back in by the owner alone', async () => {
    const id = await laidOut();
    await bert.post(`/tables/${id}/join`, {});
    await anna.post(`/tables/${id}/kick`, { seat: 1 });
    expect((await anna.get(`/tables/${id}`)).body.kicked).toEqual(['Bert']);
    expect((await bert.get(`/tables/${id}`)).body.kicked).toEqual([]);
    expect((await bert.post(`/tables/${id}/readmit`, { name: 'Bert' })).body.reason.why).toBe('not-owner');
    expect((await anna.post(`/tables/${id}/readmit`, { name: 'Anna' })).status).toBe(404);
    expect((await anna.post(`/tables/${id}/readmit`, { name: 'bert' })).status).toBe(200);
    expect((await anna.get(`/tables/${id}`)).body.kicked).toEqual([]);
    expect((await bert.post(`/tables/${id}/join`, {})).status).toBe(200);
  });

  it('what a game ended with stands', async () => {
    const { tables } = house.server.services;
    const id = await begun();
    await bert.post(`/tables/${id}/resign`);
    const ended = await progress(id);
    expect(await tables.amend(id, { status: 'abandoned', result: null, deadline: 5 })).toBe(false);
    expect(await tables.abandon(id)).toBe(false);
    expect(await progress(id)).toEqual(ended);
  });

  it('whoever loses by the clock has lost, even if the bot wins for them', async () => {
    const id = await begun({ pace: { kind: 'days', each: DAY, late: 'bot' } });
    const { db } = house.server.services.store;
    house.pass(DAY + 1);
    await house.settle();
    const seats = await db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute();
    const late = seats.findIndex(({ sitter }) => sitter === 'bot');
    expect(seats[late].user_id).not.toBeNull();
    // The bot that plays on is the winner by the rules.
    const result = JSON.stringify({ places: [[late], [1 - late]], scores: [1, 0], reason: 'x' });
    await db.updateTable('progress').set({ status: 'finished', result }).where('table_id', '=', id).execute();
    const { rateGame } = await import('../../src/ratings/rate-game.ts');
    await rateGame(house.server.services, id);
    const ranked = (await anna.get('/ratings/struggle-of-empires')).body;
    expect(ranked).toHaveLength(2);
    expect(ranked[1]).toMatchObject({ name: ['Anna', 'Bert'][late], games: 1 });
    expect(ranked[1].rating).toBeLessThan(1500);
  });

  it('of somebody who has gone no name and no word is left, in transcripts either', async () => {
    const id = await begun();
    const { db } = house.server.services.store;
    const { id: user } = (await bert.get('/me')).body;
    const said = { id: 'c1', table_id: id, number: 1, seat: 1, user_id: user, name: 'Bert', to_seat: null };
    await db
      .insertInto('chat')
      .values({ ...said, text: 'hello there', at: 1 })
      .execute();
    expect((await bert.post('/me/deletion', { password: PASSWORD })).status).toBe(200);
    const { rows } = await house.everything();
    const headers = JSON.stringify(await db.selectFrom('headers').selectAll().execute());
    for (const text of [rows, headers]) {
      expect(text).not.toContain('Bert');
      expect(text).not.toContain('hello there');
    }
    expect(headers).toContain('Anna');
    expect((await anna.get(`/tables/${id}/chat`)).body).toEqual([]);
  });

  it('nor of somebody who left a game that goes on, before or by being deleted', async () => {
    const carla = await new Person(house.server).signUp('Carla');
    const dirk = await new Person(house.server).signUp('Dirk');
    const id = await laidOut({ options: { players: 4 } });
    for (const each of [bert, carla, dirk]) await each.post(`/tables/${id}/join`, {});
    expect((await anna.post(`/tables/${id}/start`)).status).toBe(200);
    expect((await bert.post(`/tables/${id}/resign`)).status).toBe(200);
    for (const each of [bert, carla])
      expect((await each.post('/me/deletion', { password: PASSWORD })).status).toBe(200);
    const headers = JSON.stringify(await house.server.services.store.db.selectFrom('headers').selectAll().execute());
    for (const name of ['Bert', 'Carla']) expect(headers).not.toContain(name);
    for (const name of ['Anna', 'Dirk']) expect(headers).toContain(name);
  });

  /** Nobody has heard of those who sit there for years. */
  const waitFor = (id: string, seats: number[]) =>
    house.server.services.store.db
      .updateTable('progress')
      .set({ waits_for: JSON.stringify(seats), asked: JSON.stringify(seats), waits_since: 0 })
      .where('table_id', '=', id)
      .execute();

  it('whoever was asked to leave does not come back as a stand-in', async () => {
    const carla = await new Person(house.server).signUp('Carla');
    const id = await laidOut();
    await carla.post(`/tables/${id}/join`, {});
    await anna.post(`/tables/${id}/kick`, { seat: 1 });
    await bert.post(`/tables/${id}/join`, {});
    expect((await anna.post(`/tables/${id}/start`)).status).toBe(200);
    await waitFor(id, [1]);
    const offer = await carla.post(`/tables/${id}/votes`, { seat: 1, with: 'Carla' });
    expect(offer.body.reason?.why).toBe('asked-to-leave');
  });

  it('a stand-in gets one chair, whatever the others vote', async () => {
    const [carla, dirk] = [
      await new Person(house.server).signUp('Carla'),
      await new Person(house.server).signUp('Dirk'),
    ];
    const edda = await new Person(house.server).signUp('Edda');
    const gone = await new Person(house.server).signUp('Gone');
    const id = await laidOut({ options: { players: 5 } });
    for (const each of [bert, carla, dirk, gone]) expect((await each.post(`/tables/${id}/join`, {})).status).toBe(200);
    expect((await anna.post(`/tables/${id}/start`)).status).toBe(200);
    await waitFor(id, [3, 4]);
    for (const seat of [3, 4]) {
      const offer = await edda.post(`/tables/${id}/votes`, { seat, with: 'Edda' });
      expect(offer.status).toBe(200);
    }
    const votes: string[] = [];
    for (const seat of [3, 4]) {
      await waitFor(id, [3, 4]);
      for (const each of [anna, bert, carla]) {
        const { body } = await each.post(`/tables/${id}/votes`, { seat, with: 'Edda' });
        votes.push(body.reason?.why ?? 'cast');
      }
    }
    const { seats } = (await anna.get(`/tables/${id}`)).body;
    expect(seats.map(({ name }: { name: string }) => name)).toEqual(['Anna', 'Bert', 'Carla', 'Edda', 'Gone']);
    expect(votes.slice(3)).not.toContain('conflict');
  });
});
