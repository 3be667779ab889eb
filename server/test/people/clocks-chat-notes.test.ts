import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { timeOut } from '../../src/pace/time-out.ts';
import { MOST_SAID, say } from '../../src/talk/say.ts';
import { type House, openHouse } from '../house.ts';
import { eachStore } from '../kit.ts';
import { PASSWORD, Person } from '../person.ts';

const DAY = 86_400_000;
const password = 'quite another password';
const again = { name: 'Anna', password: PASSWORD };
/** What would give an account to whoever has found one of its tokens. */
const accountDoors = [
  ['PATCH', '/me', { email: 'thief@example.org' }],
  ['PUT', '/me/password', { new: password }],
  ['POST', '/me/upgrade', { name: 'Thief', password }],
  ['POST', '/me/deletion', {}],
  ['GET', '/me/export', undefined],
  ['POST', '/passkeys/register/options', undefined],
  ['DELETE', '/me/passkeys/none', undefined],
  ['DELETE', '/sessions/all', undefined],
] as const;

eachStore('clocks, chat and notes', (fresh) => {
  let house: House;
  let people: Person[];
  let table: string;
  let waited: number;
  beforeAll(async () => {
    house = await openHouse(await fresh());
  });
  afterAll(() => house.server.close());
  beforeEach(async () => {
    await house.forget();
    people = [];
    for (const name of ['Anna', 'Bert', 'Carla']) people.push(await new Person(house.server).signUp(name));
    const pace = { kind: 'days', each: DAY, late: 'bot' };
    const { body } = await people[0].post('/tables', { game: 'struggle-of-empires', options: { players: 3 }, pace });
    table = body.id;
    for (const who of people.slice(1)) await who.post(`/tables/${table}/join`, {});
    await people[0].post(`/tables/${table}/start`);
    waited = (await look()).waitsFor[0];
  });

  const look = async (who = people[0]) => (await who.get(`/tables/${table}`)).body;
  const services = () => house.server.services;
  const idOf = async (who: Person) => (await who.get('/me')).body;

  it('nobody fills the disk by talking', async () => {
    const { id: user, name } = await idOf(people[0]);
    const who = { user, name, role: 'player', isBot: false, via: 'session' } as const;
    const { seats } = await look();
    const seat = seats.findIndex(({ me }: { me: boolean }) => me);
    const says = (i: number) => say(services(), table, seat, who, { key: `k${i}`, text: 'x'.repeat(1000), to: null });
    for (let i = 0; i < MOST_SAID; i++) await says(i);
    await expect(says(MOST_SAID)).rejects.toMatchObject({ reason: { why: 'too-many-requests' } });
  });

  describe('time', () => {
    it('is up after a day: a bot takes over, and I may come back', async () => {
      await timeOut(services(), table);
      expect((await look()).seats[waited].sitter).toBe('person');
      house.pass(DAY + 1);
      await timeOut(services(), table);
      expect((await look()).seats[waited].sitter).toBe('bot');
      const other = people[(waited + 1) % 3];
      expect((await other.post(`/tables/${table}/return`)).status).toBe(403);
      expect((await look(other)).mayReturn).toBe(false);
      expect((await look(people[waited])).mayReturn).toBe(true);
      expect((await people[waited].get('/tables/mine')).body).toMatchObject([{ id: table }]);
      expect((await people[waited].post(`/tables/${table}/return`)).status).toBe(200);
      expect(await look()).toMatchObject({ missing: [], seats: { [waited]: { sitter: 'person' } } });
      house.pass(DAY - 1000);
      await timeOut(services(), table);
      expect((await look()).seats[waited].sitter).toBe('person');
      house.pass(2000);
      await timeOut(services(), table);
      expect((await look()).seats[waited].sitter).toBe('bot');
    });

    it('stands still while I am on holiday', async () => {
      expect((await people[waited].post('/me/vacation', { days: 31 })).body.reason).toEqual({
        why: 'no-vacation-left',
        left: 30,
      });
      expect((await people[waited].post('/me/vacation', { days: 5 })).body.vacationDays).toBe(25);
      house.pass(2 * DAY);
      await timeOut(services(), table);
      expect((await look()).seats[waited].sitter).toBe('person');
      house.pass(4.5 * DAY);
      await timeOut(services(), table);
      expect((await look()).seats[waited].sitter).toBe('bot');
    });

    it('takes its course for others who are asked with me', async () => {
      const asked = JSON.stringify([0, 1]);
      await services().store.db.updateTable('progress').set({ asked }).where('table_id', '=', table).execute();
      await people[0].post('/me/vacation', { days: 5 });
      house.pass(DAY + 1);
      await timeOut(services(), table);
      expect((await look()).seats.map(({ sitter }: { sitter: string }) => sitter)).toEqual(['person', 'bot', 'person']);
    });

    it('of a holiday begins anew each year', async () => {
      await people[0].post('/me/vacation', { days: 30 });
      house.pass(366 * DAY);
      expect((await people[0].post('/sessions', again)).body.vacationDays).toBe(30);
    });

    it('of a holiday that I end early is given back', async () => {
      await people[0].post('/me/vacation', { days: 10 });
      house.pass(3 * DAY);
      expect((await people[0].post('/me/vacation', { days: 0 })).body).toMatchObject({
        vacationUntil: null,
        vacationDays: 26,
      });
    });
  });

  describe('talk', () => {
    let words = 0;
    const speak = async (seat: number, text: string, to: number | null = null, key = `w${++words}`) => {
      const { id: user, name } = await idOf(people[seat]);
      await say(
        services(),
        table,
        seat,
        { user, name, role: 'player', isBot: false, via: 'session' },
        { key, text, to },
      );
    };
    const heard = async (who: Person) =>
      (await who.get(`/tables/${table}/chat`)).body.map(({ text }: { text: string }) => text);

    it('is heard by all, or by one', async () => {
      await speak(0, 'Good evening');
      await speak(1, 'Shall we?', 2);
      expect(await heard(people[0])).toEqual(['Good evening']);
      expect(await heard(people[1])).toEqual(['Good evening', 'Shall we?']);
      expect(await heard(people[2])).toEqual(['Good evening', 'Shall we?']);
      expect(await heard(new Person(house.server))).toEqual(['Good evening']);
    });

    it('sent again after a broken connection is heard once', async () => {
      for (let i = 0; i < 2; i++) await speak(0, 'Once', null, 'mine');
      expect(await heard(people[1])).toEqual(['Once']);
    });

    it('of those I have blocked I do not hear, and they do not join my tables', async () => {
      await speak(1, 'Hear, hear');
      expect((await people[0].post('/blocks', { name: 'Bert' })).status).toBe(200);
      expect(await heard(people[0])).toEqual([]);
      expect(await heard(people[2])).toEqual(['Hear, hear']);
      const { body } = await people[0].post('/tables', { game: 'struggle-of-empires' });
      expect((await people[1].post(`/tables/${body.id}/join`, {})).status).toBe(409);
      await people[0].send('DELETE', '/blocks/Bert');
      expect((await people[1].post(`/tables/${body.id}/join`, {})).status).toBe(200);
    });

    it('at once by many is all kept, in one order', async () => {
      await Promise.all([0, 1, 2].flatMap((seat) => [speak(seat, `a${seat}`), speak(seat, `b${seat}`)]));
      const all = await heard(people[0]);
      expect([...all].sort()).toEqual(['a0', 'a1', 'a2', 'b0', 'b1', 'b2']);
      expect(await heard(people[1])).toEqual(all);
    });
  });

  it('my notes are mine alone', async () => {
    await people[0].send('PUT', `/tables/${table}/notes`, { text: 'Bert bluffs' });
    expect((await people[0].get(`/tables/${table}/notes`)).body.text).toBe('Bert bluffs');
    expect((await people[1].get(`/tables/${table}/notes`)).body.text).toBe('');
    await people[0].send('PUT', `/tables/${table}/notes`, { text: '' });
    expect((await people[0].get(`/tables/${table}/notes`)).body.text).toBe('');
  });

  it('a token acts for me until I void it, and neither makes tokens nor changes the account', async () => {
    await people[0].prove();
    const { body } = await people[0].post('/me/tokens', { name: 'my bot' });
    const program = new Person(house.server);
    program.token = body.token;
    expect((await program.get('/me')).body.name).toBe('Anna');
    expect((await program.post('/me/tokens', { name: 'more' })).status).toBe(403);
    for (const [method, path, given] of accountDoors)
      expect([path, (await program.send(method, path, given)).status]).toEqual([path, 403]);
    expect((await people[0].get('/me/tokens')).body).toMatchObject([{ id: body.id, name: 'my bot' }]);
    expect((await people[1].send('DELETE', `/me/tokens/${body.id}`)).status).toBe(404);
    await people[0].send('DELETE', `/me/tokens/${body.id}`);
    expect((await program.get('/me')).status).toBe(401);
  });

  it('moderators see reports and may bar somebody; others may not', async () => {
    expect((await people[0].post('/reports', { about: 'Bert', text: 'rude' })).status).toBe(200);
    expect((await people[0].get('/moderation/reports')).status).toBe(403);
    const { id } = await idOf(people[2]);
    await services().store.db.updateTable('users').set({ role: 'moderator' }).where('id', '=', id).execute();
    const [report] = (await people[2].get('/moderation/reports')).body;
    expect(report).toMatchObject({ by: 'Anna', about: 'Bert', text: 'rude' });
    await people[2].post(`/moderation/reports/${report.id}`, { outcome: 'a week off', suspendDays: 7 });
    expect((await people[2].get('/moderation/reports')).body).toEqual([]);
    expect((await people[1].get('/me')).status).toBe(401);
    const bert = { name: 'Bert', password: PASSWORD };
    expect((await people[1].post('/sessions', bert)).body.reason.why).toBe('suspended');
    house.pass(8 * DAY);
    expect((await people[1].post('/sessions', bert)).status).toBe(200);
  });
});
