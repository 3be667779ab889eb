import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { setRegistration } from '../../src/accounts/registration.ts';
import { type House, openHouse } from '../house.ts';
import { eachStore } from '../kit.ts';
import { PASSWORD, Person } from '../person.ts';

eachStore('moderators', (fresh) => {
  let house: House;
  let mod: Person;
  let bert: Person;
  beforeAll(async () => {
    house = await openHouse(await fresh());
  });
  afterAll(() => house.server.close());
  beforeEach(async () => {
    await house.forget();
    mod = await new Person(house.server).signUp('The Watch');
    bert = await new Person(house.server).signUp('Bert');
    const { db } = house.server.services.store;
    await db.updateTable('users').set({ role: 'moderator' }).where('name', '=', 'The Watch').execute();
  });
  afterEach(() => setRegistration(house.server.services, 'open'));
  const log = async () => (await mod.get('/moderation/log')).body;
  const signIn = (name: string) => new Person(house.server).post('/sessions', { name, password: PASSWORD });

  it('find people, bar them and lift the bar, and it stands in the log', async () => {
    expect((await mod.get('/moderation/people?find=BER')).body).toMatchObject([{ name: 'Bert', barredUntil: null }]);
    expect((await mod.get('/moderation/people?find=%25')).body).toEqual([]);
    expect((await mod.post('/moderation/people/Bert/bar', { days: 3, why: 'rude' })).status).toBe(200);
    expect((await bert.get('/me')).status).toBe(401);
    expect((await signIn('Bert')).body.reason.why).toBe('suspended');
    expect((await mod.get('/moderation/people?find=bert')).body[0].barredUntil).toBeGreaterThan(Date.now());
    expect((await mod.post('/moderation/people/Bert/unbar', { why: 'sorry' })).status).toBe(200);
    expect((await signIn('Bert')).status).toBe(200);
    expect(await log()).toMatchObject([
      { by: 'The Watch', what: 'unbar', about: 'Bert', why: 'sorry' },
      { by: 'The Watch', what: 'bar', about: 'Bert', why: '3 d: rude' },
    ]);
  });

  it('do not judge each other or themselves', async () => {
    for (const deed of ['bar', 'deletion'])
      expect(
        (await mod.post(`/moderation/people/The Watch/${deed}`, { why: 'x', ...(deed === 'bar' ? { days: 1 } : {}) }))
          .body.reason.why,
      ).toBe('not-allowed');
  });

  it('nor by settling a report', async () => {
    const { db } = house.server.services.store;
    await db.updateTable('users').set({ role: 'moderator' }).where('name', '=', 'Bert').execute();
    await bert.post('/reports', { about: 'The Watch', text: 'sleeps' });
    const [{ id }] = (await bert.get('/moderation/reports')).body;
    for (const each of [bert, mod])
      expect((await each.post(`/moderation/reports/${id}`, { outcome: 'x', suspendDays: 3 })).body.reason.why).toBe(
        'not-allowed',
      );
    expect((await mod.get('/me')).status).toBe(200);
    expect((await bert.get('/moderation/reports')).body).toHaveLength(1);
    expect((await bert.post(`/moderation/reports/${id}`, { outcome: 'looked into' })).status).toBe(200);
  });

  it('delete an account: the log keeps the deed and no name', async () => {
    expect((await mod.post('/moderation/people/Bert/deletion', { why: 'asked for it' })).status).toBe(200);
    expect((await bert.get('/me')).status).toBe(401);
    expect((await house.everything()).rows).not.toContain('Bert');
    expect(await log()).toMatchObject([{ what: 'delete-person', about: '' }]);
  });

  it('close and delete tables', async () => {
    const { id } = (await bert.post('/tables', { game: 'struggle-of-empires', name: 'Bad words' })).body;
    expect((await mod.get('/moderation/tables?find=words')).body).toMatchObject([
      { id, owner: 'Bert', status: 'open' },
    ]);
    expect((await mod.post(`/moderation/tables/${id}/close`, { why: 'its name' })).status).toBe(200);
    expect((await mod.post(`/moderation/tables/${id}/close`, { why: 'again' })).body.reason.why).toBe('not-playing');
    expect((await bert.get(`/tables/${id}`)).body.status).toBe('abandoned');
    expect((await mod.post(`/moderation/tables/${id}/deletion`, { why: 'its name' })).status).toBe(200);
    expect((await bert.get(`/tables/${id}`)).status).toBe(404);
    expect((await bert.get('/tables/mine')).body).toEqual([]);
    expect((await log()).map(({ what }: { what: string }) => what)).toEqual(['delete-table', 'close-table']);
  });

  it('say who may sign up: anybody, whoever was invited, nobody', async () => {
    const carla = (more: object = {}) =>
      new Person(house.server).post('/accounts', { name: 'Carla', password: PASSWORD, language: 'en', ...more });
    expect((await mod.send('PUT', '/moderation/registration', { mode: 'closed' })).body).toEqual({ mode: 'closed' });
    expect((await carla()).body.reason.why).toBe('registration-closed');
    const { link } = (await bert.post('/tables', { game: 'struggle-of-empires' })).body;
    const guest = { link, name: 'Gast', language: 'en' };
    expect((await new Person(house.server).post('/accounts/guest', guest)).body.reason.why).toBe('registration-closed');
    await mod.send('PUT', '/moderation/registration', { mode: 'invitation' });
    expect((await bert.get('/registration')).body).toEqual({ mode: 'invitation' });
    expect((await carla()).body.reason.why).toBe('invitation-needed');
    const { word } = (await mod.post('/moderation/invitations')).body;
    // A name that is taken does not use the invitation up.
    expect((await carla({ invitation: word, name: 'Bert' })).body.reason.why).toBe('name-taken');
    expect((await carla({ invitation: word })).status).toBe(200);
    expect((await carla({ invitation: word, name: 'Dora' })).body.reason.why).toBe('invitation-needed');
    const late = (await mod.post('/moderation/invitations')).body.word;
    house.pass(15 * 86_400_000);
    expect((await carla({ invitation: late, name: 'Dora' })).body.reason.why).toBe('invitation-needed');
  });
});
