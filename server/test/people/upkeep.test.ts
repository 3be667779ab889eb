import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse } from '../house.ts';
import { eachStore } from '../kit.ts';
import { Person } from '../person.ts';

const DAY = 86_400_000;

eachStore('what has expired', (fresh) => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse(await fresh());
  });
  afterAll(() => house.server.close());

  it('is deleted by itself: notices a month after they were sent, whether or not others are sent, and old invitations', async () => {
    const { db } = house.server.services.store;
    const at = house.server.services.now();
    const sent = {
      user_id: 'u',
      table_id: 't',
      kind: 'turn',
      facts: '{}',
      way: 'mail',
      target: '',
      due: at,
      attempts: 1,
    } as const;
    const outbox = [
      { id: 'sent', occasion: 'one', ...sent, done: at, fault: null },
      { id: 'waiting', occasion: 'other', ...sent, done: null, fault: null },
    ];
    await db.insertInto('outbox').values(outbox).execute();
    await db
      .insertInto('invitations')
      .values({ hash: 'x', created: at, expires: at + DAY })
      .execute();
    house.pass(31 * DAY);
    await house.settle();
    expect(await db.selectFrom('outbox').select('id').execute()).toEqual([{ id: 'waiting' }]);
    expect(await db.selectFrom('invitations').selectAll().execute()).toEqual([]);
  });

  it('is deleted by itself: sessions and links of mails, and only those', async () => {
    const { db } = house.server.services.store;
    const kept = async () => ({
      sessions: (await db.selectFrom('sessions').select('hash').execute()).length,
      links: (await db.selectFrom('mail_links').select('hash').execute()).length,
    });
    await new Person(house.server).signUp('Anna', { email: 'anna@example.org' });
    const bert = await new Person(house.server).signUp('Bert');
    expect(await kept()).toEqual({ sessions: 2, links: 1 });
    house.pass(60 * DAY);
    await bert.get('/me');
    await house.settle();
    expect(await kept()).toEqual({ sessions: 2, links: 0 });
    house.pass(40 * DAY);
    await house.settle();
    expect(await kept()).toEqual({ sessions: 1, links: 0 });
    expect((await bert.get('/me')).status).toBe(200);
  });
});
