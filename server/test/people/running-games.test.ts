import { afterAll, beforeAll, expect, it } from 'vitest';
import { MOST_GAMES, MOST_WITH_BOTS } from '../../src/lobby/running-games.ts';
import { progressRow, seatRow, tableRow } from '../../trial/rows.ts';
import { type House, openHouse } from '../house.ts';
import { Person } from '../person.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ databaseUrl: null, file: ':memory:' });
});
afterAll(() => house.server.close());

const idOf = async (who: Person): Promise<string> => (await who.get('/me')).body.id;

/** Games that run, as rows alone. */
async function running(count: number, owner: string, bots: boolean): Promise<void> {
  const { db } = house.server.services.store;
  const ids = Array.from({ length: count }, (_, i) => `${owner}-${i}`);
  await db
    .insertInto('tables')
    .values(ids.map((id) => tableRow(id, { owner })))
    .execute();
  await db
    .insertInto('progress')
    .values(ids.map((id) => progressRow(id, { status: 'playing', started: 1 })))
    .execute();
  const other = bots ? { sitter: 'bot' as const, user_id: null, bot: 'random' } : { user_id: null };
  const seats = ids.flatMap((id) => [seatRow(id, 0, { user_id: owner }), seatRow(id, 1, other)]);
  await db.insertInto('seats').values(seats).execute();
}

const withBot = {
  game: 'teaching',
  options: { players: 2 },
  chairs: [{ sitter: 'me' }, { sitter: 'bot', bot: 'random' }],
};

it('somebody whose bots play at enough tables begins no more of them, but may play with people', async () => {
  const anna = await new Person(house.server).signUp('Anna');
  const bert = await new Person(house.server).signUp('Bert');
  await running(MOST_WITH_BOTS - 1, await idOf(anna), true);
  const [first, second] = [
    (await anna.post('/tables', withBot)).body.id,
    (await anna.post('/tables', withBot)).body.id,
  ];
  expect((await anna.post(`/tables/${first}/start`)).status).toBe(200);
  expect((await anna.post(`/tables/${second}/start`)).body).toMatchObject({ reason: { why: 'too-many-games' } });
  const { id } = (await anna.post('/tables', { game: 'teaching', options: { players: 2 } })).body;
  await bert.post(`/tables/${id}/join`, {});
  expect((await anna.post(`/tables/${id}/start`)).status).toBe(200);
});

it('somebody who is in enough games sits down at no more', async () => {
  const [carla, dirk] = [await new Person(house.server).signUp('Carla'), await new Person(house.server).signUp('Dirk')];
  await running(MOST_GAMES, await idOf(carla), false);
  const { id } = (await dirk.post('/tables', { game: 'teaching', options: { players: 2 } })).body;
  expect((await carla.post(`/tables/${id}/join`, {})).body).toMatchObject({ reason: { why: 'too-many-games' } });
  expect((await carla.post('/tables', withBot)).body).toMatchObject({ reason: { why: 'too-many-games' } });
});

it('nor takes a chair over there, whoever votes for it, and neither does somebody barred', async () => {
  const { db } = house.server.services.store;
  const people = ['Edda', 'Fritz', 'Gerda'].map((name) => new Person(house.server).signUp(name));
  const [edda, fritz, gerda] = await Promise.all(people);
  const { id } = (await edda.post('/tables', { game: 'teaching', options: { players: 2 } })).body;
  await fritz.post(`/tables/${id}/join`, {});
  await edda.post(`/tables/${id}/start`);
  // Fritz has not been heard of for years.
  const waits = { waits_for: '[1]', asked: '[1]', waits_since: 0 };
  await db.updateTable('progress').set(waits).where('table_id', '=', id).execute();
  const votes = async (who: Person) => (await who.post(`/tables/${id}/votes`, { seat: 1, with: 'Gerda' })).body;
  const user = await idOf(gerda);
  const barUntil = (at: number) =>
    db.updateTable('users').set({ suspended_until: at }).where('id', '=', user).execute();
  expect(await votes(gerda)).toMatchObject({ ok: true });
  await barUntil(Number.MAX_SAFE_INTEGER);
  expect(await votes(edda)).toMatchObject({ reason: { why: 'not-willing' } });
  await barUntil(0);
  await running(MOST_GAMES, user, false);
  expect(await votes(edda)).toMatchObject({ reason: { why: 'not-willing' } });
  expect(await votes(gerda)).toMatchObject({ reason: { why: 'too-many-games' } });
});
