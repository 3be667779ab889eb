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
