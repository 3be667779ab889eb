import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { setRegistration } from '../../src/accounts/registration.ts';
import { type House, openHouse } from '../house.ts';
import { eachStore } from '../kit.ts';
import { PASSWORD, Person } from '../person.ts';

eachStore('moderation under attack', (fresh) => {
  let house: House;
  let mod: Person;
  let bert: Person;
  let address = '';
  const faults: unknown[] = [];
  beforeAll(async () => {
    house = await openHouse(await fresh());
    address = await house.server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => house.server.close());
  beforeEach(async () => {
    await house.forget();
    mod = await new Person(house.server).signUp('The Watch');
    bert = await new Person(house.server).signUp('Bert');
    const { db } = house.server.services.store;
    await db.updateTable('users').set({ role: 'moderator' }).where('name', '=', 'The Watch').execute();
  });
  afterEach(async () => {
    await setRegistration(house.server.services, 'open');
    faults.length = 0;
  });
  const bot = { sitter: 'bot', bot: 'random' };
  const lay = async (name: string, more: object = {}): Promise<string> =>
    (await bert.post('/tables', { game: 'struggle-of-empires', name, ...more })).body.id;
  const found = async (text: string): Promise<string[]> =>
    (await mod.get(`/moderation/tables?find=${encodeURIComponent(text)}`)).body.map(
      ({ name }: { name: string }) => name,
    );
  const invite = async (): Promise<string> => (await mod.post('/moderation/invitations')).body.word;
  const signUp = (name: string, invitation: unknown) =>
    new Person(house.server).post('/accounts', { name, password: PASSWORD, language: 'en', invitation });

  it('finds tables by what is written, not by what a database makes of it', async () => {
    for (const name of ['100% rye', '100 rye', 'a_b', 'axb', 'back\\slash', 'Loud']) await lay(name);
    expect(await found('%')).toEqual(['100% rye']);
    expect(await found('_')).toEqual(['a_b']);
    expect(await found('\\')).toEqual(['back\\slash']);
    expect(await found('lOUD')).toEqual(['Loud']);
    expect(await found("' or 1=1 --")).toEqual([]);
    expect(await found('bert')).toHaveLength(6);
  });

  it('finds tables and their owners however their letters are written, accents and all', async () => {
    await lay('CITTÀ');
    const emile = await new Person(house.server).signUp('ÉMILE');
    await emile.post('/tables', { game: 'struggle-of-empires', name: 'Perché no' });
    for (const text of ['città', 'Città', 'CITTÀ']) expect(await found(text)).toEqual(['CITTÀ']);
    for (const text of ['perché', 'PERCHÉ', 'émile', 'Émile']) expect(await found(text)).toEqual(['Perché no']);
  });

  it.each([
    ['GET', '/moderation/people?find=a'],
    ['GET', '/moderation/tables?find=a'],
    ['GET', '/moderation/log'],
    ['POST', '/moderation/invitations'],
    ['POST', '/moderation/people/The Watch/bar', { days: 1, why: 'x' }],
    ['POST', '/moderation/people/The Watch/unbar', { why: 'x' }],
    ['POST', '/moderation/people/The Watch/deletion', { why: 'x' }],
    ['PUT', '/moderation/registration', { mode: 'closed' }],
  ] as const)('%s %s is for moderators alone', async (method, path, body?: object) => {
    expect((await bert.send(method, path, body)).status).toBe(403);
    expect((await new Person(house.server).send(method, path, body)).status).toBe(401);
    expect((await mod.get('/moderation/log')).body).toEqual([]);
  });

  it('is lost with the role, in the middle of a session', async () => {
    expect((await mod.get('/moderation/log')).status).toBe(200);
    await house.server.services.store.db.updateTable('users').set({ role: 'player' }).execute();
    expect((await mod.get('/moderation/log')).status).toBe(403);
    expect((await mod.post('/moderation/people/Bert/bar', { days: 1, why: 'spite' })).status).toBe(403);
    expect((await bert.get('/me')).status).toBe(200);
  });

  it.each([
    { days: 0, why: 'x' },
    { days: -1, why: 'x' },
    { days: 1e9, why: 'x' },
    { days: 1.5, why: 'x' },
    { days: '1', why: 'x' },
    { days: 1 },
    { days: 1, why: '' },
    { days: 1, why: 'x'.repeat(10_000) },
    { days: 1, why: 'x', role: 'moderator' },
  ])('takes no bar like %j', async (body) => {
    expect((await mod.post('/moderation/people/Bert/bar', body)).status).toBe(400);
    expect((await bert.get('/me')).status).toBe(200);
  });

  it.each(['..%2f..%2fme', '%00', 'Bert%20', '%F0%9F%91%91'.repeat(20), "Bert'--", 'BERT%E2%80%8B'])(
    'answers a name like %s with no fault of ours',
    async (name) => {
      const { status } = await mod.post(`/moderation/people/${name}/unbar`, { why: 'x' });
      expect([200, 400, 404]).toContain(status);
      expect((await bert.get('/me')).status).toBe(200);
    },
  );

  it('closes the sockets at a table that is deleted, and says why', async () => {
    const id = await lay('Gone soon', { options: { players: 3 }, chairs: [{ sitter: 'me' }, bot, bot] });
    expect((await bert.post(`/tables/${id}/start`)).status).toBe(200);
    const url = `${address.replace('http', 'ws')}/api/v1/tables/${id}/socket`;
    const socket = new WebSocket(url, { headers: { cookie: bert.cookie ?? '', origin: address } });
    await once(socket, 'message');
    const closed = once(socket, 'close');
    expect((await mod.post(`/moderation/tables/${id}/deletion`, { why: 'its name' })).status).toBe(200);
    expect((await closed)[0]).toBeGreaterThanOrEqual(4000);
    expect((await mod.post(`/moderation/tables/${id}/deletion`, { why: 'again' })).status).toBe(404);
    expect((await mod.post(`/moderation/tables/${id}/close`, { why: 'again' })).status).toBe(404);
  });

  it('lets one person in by an invitation, however many come with it at once', async () => {
    await setRegistration(house.server.services, 'invitation');
    const word = await invite();
    const names = ['Carla', 'Dora', 'Edda', 'Fritz', 'Gerda'];
    const answers = await Promise.all(names.map((name) => signUp(name, word)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it.each([
    ['an empty one', ''],
    ['a number', 5],
    ['a list', []],
    ['none', null],
    ['a long one', 'x'.repeat(5000)],
  ])('takes no invitation that is %s', async (_what, word) => {
    await setRegistration(house.server.services, 'invitation');
    await invite();
    expect((await signUp('Carla', word)).status).toBeGreaterThanOrEqual(400);
    expect((await signUp('Carla', word)).status).toBeLessThan(500);
  });

  it('keeps no invitation in words, nor tells one from another by its letters', async () => {
    await setRegistration(house.server.services, 'invitation');
    const word = await invite();
    expect((await house.everything()).rows).not.toContain(word);
    for (const other of [`${word}0`, word.slice(1), `${word}${word}`])
      expect((await signUp('Carla', other)).status).toBeGreaterThanOrEqual(400);
    expect((await signUp('Carla', word)).status).toBe(200);
  });

  it.each([
    ['too short', 'a'],
    ['too long', 'a'.repeat(500)],
    ['not of its letters', 'é!'.repeat(16)],
    ['a list', ['a']],
    ['none', null],
  ])('takes no nonce for the dice that is %s, nor one of somebody who does not sit there', async (_what, nonce) => {
    const id = await lay('Dice');
    expect((await bert.send('PUT', `/tables/${id}/nonce`, { nonce })).status).toBeGreaterThanOrEqual(400);
    expect((await bert.send('PUT', `/tables/${id}/nonce`, { nonce })).status).toBeLessThan(500);
    expect((await mod.send('PUT', `/tables/${id}/nonce`, { nonce: 'ab'.repeat(16) })).status).toBeGreaterThanOrEqual(
      400,
    );
  });

  it('lets a kick be lifted by the owner or a moderator while the game is played, and by nobody else', async () => {
    const id = await lay('Kicked', { options: { players: 3 }, chairs: [{ sitter: 'me' }, { sitter: 'free' }, bot] });
    const carla = await new Person(house.server).signUp('Carla');
    const kicked = async () => (await bert.get(`/tables/${id}`)).body.kicked;
    expect((await carla.post(`/tables/${id}/join`, {})).status).toBe(200);
    const { seats } = (await bert.get(`/tables/${id}`)).body;
    const seat = seats.findIndex(({ name }: { name: string }) => name === 'Carla');
    expect((await bert.post(`/tables/${id}/kick`, { seat })).status).toBe(200);
    expect((await carla.post(`/tables/${id}/join`, {})).body.reason.why).toBe('asked-to-leave');
    expect((await bert.post(`/tables/${id}/bots`, { seat, bot: 'random' })).status).toBe(200);
    expect((await bert.post(`/tables/${id}/start`)).status).toBe(200);
    expect(await kicked()).toEqual(['Carla']);
    expect((await carla.post(`/tables/${id}/readmit`, { name: 'Carla' })).body.reason.why).toBe('not-owner');
    expect((await mod.post(`/tables/${id}/readmit`, { name: 'Carla' })).status).toBe(200);
    expect(await kicked()).toEqual([]);
    expect((await bert.post(`/tables/${id}/readmit`, { name: 'Carla' })).status).toBe(404);
    expect((await mod.post(`/moderation/tables/${id}/close`, { why: 'enough' })).status).toBe(200);
    expect((await bert.post(`/tables/${id}/readmit`, { name: 'Carla' })).body.reason.why).toBe('not-playing');
  });
});
