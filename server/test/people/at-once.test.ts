import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deleteAccount } from '../../src/accounts/delete-account.ts';
import { kick, leaveTable, placeBot } from '../../src/lobby/change-seats.ts';
import { joinTable } from '../../src/lobby/join-table.ts';
import { MOST_WITH_BOTS } from '../../src/lobby/running-games.ts';
import type { Services } from '../../src/services.ts';
import type { Who } from '../../src/who.ts';
import { type House, openHouse } from '../house.ts';
import { eachStore } from '../kit.ts';
import { Person } from '../person.ts';

const game = 'struggle-of-empires';
/** So long it is waited for what happens in between: within a transaction it may itself have to wait for this one. */
const A_MOMENT = 30;

/** The same services, but something else happens after so many answers of the database. */
function interrupted(services: Services, after: number, happens: () => Promise<unknown>) {
  const state = { answers: 0, happened: Promise.resolve<unknown>(undefined), isReached: false };
  const db = services.store.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (++state.answers === after) {
        state.isReached = true;
        state.happened = happens();
        await Promise.race([state.happened, pause(A_MOMENT)]);
      }
      return result;
    },
  });
  const store: Services['store'] = Object.create(services.store, { db: { value: db }, jobsDb: { value: db } });
  return { services: { ...services, store }, state };
}

eachStore('two things at once', (fresh) => {
  let house: House;
  let anna: Person;
  let bert: Person;
  let [asAnna, asBert]: Who[] = [];
  beforeAll(async () => {
    house = await openHouse(await fresh());
  }, 60_000);
  afterAll(() => house.server.close(), 60_000);
  beforeEach(async () => {
    await house.forget();
    anna = await new Person(house.server).signUp('Anna');
    bert = await new Person(house.server).signUp('Bert');
    [asAnna, asBert] = [await whoIs(anna), await whoIs(bert)];
  });
  async function whoIs(person: Person): Promise<Who> {
    const { id, name } = (await person.get('/me')).body;
    return { user: id, name, role: 'player', isBot: false, via: 'session' };
  }
  const layOut = async (players: number, chairs?: object): Promise<string> =>
    (await anna.post('/tables', { game, options: { players }, chairs })).body.id;
  const seatsOf = async (id: string) => (await anna.get(`/tables/${id}`)).body;

  /** At each moment one of them may be interrupted by the other, each time at a fresh table. */
  async function whenever(
    set: () => Promise<string>,
    first: (services: Services, id: string) => Promise<unknown>,
    second: (id: string) => Promise<unknown>,
    holds: (id: string) => Promise<void>,
  ): Promise<void> {
    for (let after = 1; ; after++) {
      const id = await set();
      const { services, state } = interrupted(house.server.services, after, () => second(id));
      await first(services, id).catch(() => {});
      await state.happened.catch(() => {});
      await holds(id);
      await house.server.services.tables.abandon(id);
      if (!state.isReached) return;
    }
  }

  const full = async (): Promise<string> => {
    const id = await layOut(2);
    await bert.post(`/tables/${id}/join`, {});
    return id;
  };
  const start = (id: string) => anna.post(`/tables/${id}/start`);
  const noChairIsFree = async (id: string) => {
    const { status, seats } = await seatsOf(id);
    if (status === 'playing') expect(seats).not.toContainEqual(expect.objectContaining({ sitter: 'free' }));
  };

  it('whoever gets up as the game begins leaves no chair free in it', () =>
    whenever(full, (services, id) => leaveTable(services, asBert, id), start, noChairIsFree));

  it('nor does the owner who asks somebody to leave, or takes a bot away', async () => {
    await whenever(full, (services, id) => kick(services, asAnna, id, 1), start, noChairIsFree);
    const withBot = () => layOut(2, [{ sitter: 'me' }, { sitter: 'bot', bot: 'random' }]);
    await whenever(withBot, (services, id) => placeBot(services, asAnna, id, 1, null), start, noChairIsFree);
  });

  const bertHasOneChair = async (id: string) => {
    const { seats } = await seatsOf(id);
    expect(seats.filter(({ name }: { name: string }) => name === 'Bert').length).toBeLessThanOrEqual(1);
  };

  it('nobody gets two chairs by asking for both', () =>
    whenever(
      () => layOut(4),
      (services, id) => joinTable(services, asBert, id, { seat: 1 }),
      (id) => bert.post(`/tables/${id}/join`, { seat: 2 }),
      bertHasOneChair,
    ));

  it('nor by changing to both', () =>
    whenever(
      async () => {
        const id = await layOut(4);
        await bert.post(`/tables/${id}/join`, { seat: 1 });
        return id;
      },
      (services, id) => joinTable(services, asBert, id, { seat: 2 }),
      (id) => bert.post(`/tables/${id}/join`, { seat: 3 }),
      bertHasOneChair,
    ));

  it('whoever is asked to leave does not slip in again before the door is shut', () =>
    whenever(
      full,
      (services, id) => kick(services, asAnna, id, 1),
      (id) => bert.post(`/tables/${id}/join`, {}),
      async (id) => {
        const { seats, kicked } = await seatsOf(id);
        if (kicked.includes('Bert')) expect(seats[1].sitter).toBe('free');
      },
    ));

  it('whoever goes for good leaves nobody’s name on a chair, wherever they sit down meanwhile', async () => {
    let round = 0;
    await whenever(
      async () => {
        bert = await new Person(house.server).signUp(`Bert ${'abcdefghijklmnopqrstuvwxyz'.at(round % 26)}${round++}`);
        asBert = await whoIs(bert);
        return layOut(4);
      },
      (services) => deleteAccount(services, asBert.user),
      (id) => bert.post(`/tables/${id}/join`, {}),
      async (id) => {
        const { seats } = await seatsOf(id);
        expect(seats).not.toContainEqual(expect.objectContaining({ sitter: 'person', name: '' }));
        expect(JSON.stringify(seats)).not.toContain('Bert');
      },
    );
  });

  const atOnce = async (count: number, ask: (i: number) => Promise<{ status: number }>) => {
    const answers = await Promise.all(Array.from({ length: count }, (_, i) => ask(i)));
    return answers.filter(({ status }) => status === 200).length;
  };

  it('no limit is passed by asking for many at once', async () => {
    await anna.prove();
    const hook = (i: number) => ({ url: `https://x.example/${i}`, style: 'json' });
    const browser = { keys: { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) } };
    const got = {
      tables: await atOnce(25, () => anna.post('/tables', { game, options: { players: 2 } })),
      tokens: await atOnce(25, (i) => anna.post('/me/tokens', { name: `token ${i}` })),
      webhooks: await atOnce(10, (i) => anna.post('/me/webhooks', hook(i))),
      browsers: await atOnce(25, (i) => anna.post('/me/push', { endpoint: `https://x.example/${i}`, ...browser })),
      reports: await atOnce(25, () => anna.post('/reports', { about: 'Bert', text: 'x' })),
    };
    expect(got).toEqual({ tables: 20, tokens: 20, webhooks: 5, browsers: 20, reports: 20 });
  });

  it('nor that of games with bots', async () => {
    const withBot = { game, options: { players: 2 }, chairs: [{ sitter: 'me' }, { sitter: 'bot', bot: 'random' }] };
    const begun: boolean[] = [];
    for (let round = 0; round < 2; round++) {
      const ids: string[] = [];
      for (let i = 0; i < 15; i++) ids.push((await anna.post('/tables', withBot)).body.id);
      for (const { status } of await Promise.all(ids.map(start))) begun.push(status === 200);
    }
    expect(begun.filter(Boolean)).toHaveLength(MOST_WITH_BOTS);
  });

  it('two who wish the same game again at once find each other', async () => {
    const id = await full();
    await start(id);
    await anna.post(`/tables/${id}/resign`);
    const again = await Promise.all([anna, bert].map((each) => each.post(`/tables/${id}/rematch`)));
    expect(again.map(({ status }) => status)).toEqual([200, 200]);
    expect(again[0].body.table).toBe(again[1].body.table);
  });
});
