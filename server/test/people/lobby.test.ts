import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type House, openHouse } from '../house.ts';
import { eachStore } from '../kit.ts';
import { PASSWORD, Person } from '../person.ts';

const DAY = 86_400_000;

eachStore('the lobby', (fresh) => {
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

  const layOut = async (more: object = {}): Promise<string> => {
    const { status, body } = await anna.post('/tables', {
      game: 'struggle-of-empires',
      options: { players: 3 },
      ...more,
    });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.id;
  };

  const started = async (): Promise<string> => {
    const table = await layOut({
      chairs: [{ sitter: 'me' }, { sitter: 'free' }, { sitter: 'bot', bot: 'random' }],
    });
    await bert.post(`/tables/${table}/join`, {});
    expect((await anna.post(`/tables/${table}/start`)).status).toBe(200);
    return table;
  };

  it('I lay out a table, others see and join it, and it begins', async () => {
    const table = await started();
    expect((await bert.get('/tables/mine')).body).toMatchObject([
      { id: table, status: 'playing', game: 'struggle-of-empires' },
    ]);
    const { body } = await bert.get(`/tables/${table}`);
    expect(body.seats.map(({ sitter, name, me }: never) => ({ sitter, name, me }))).toEqual([
      { sitter: 'person', name: 'Anna', me: false },
      { sitter: 'person', name: 'Bert', me: true },
      { sitter: 'bot', name: '', me: false },
    ]);
  });

  it.each([
    [{ game: 'chess' }, 404, 'no-such-game'],
    [{ options: { players: 12 } }, 400, 'bad-option'],
    [{ options: { plyers: 3 } }, 400, 'unknown-option'],
    [{ chairs: [{ sitter: 'me' }] }, 400, 'wrong-chairs'],
    [{ chairs: [{ sitter: 'me' }, { sitter: 'me' }, { sitter: 'free' }] }, 400, 'one-chair-each'],
    [{ chairs: [{ sitter: 'me' }, { sitter: 'bot', bot: 'HAL' }, { sitter: 'free' }] }, 400, 'no-such-bot'],
    [{ pace: { kind: 'days', each: 1, late: 'bot' } }, 400, 'malformed'],
    [{ name: 'Two\nlines' }, 400, 'malformed'],
    [{ name: 'Turned \u202Eround' }, 400, 'malformed'],
  ])('a table of %j is refused', async (more, status, why) => {
    const answer = await anna.post('/tables', { game: 'struggle-of-empires', options: { players: 3 }, ...more });
    expect(answer).toMatchObject({ status, body: { ok: false, reason: { why } } });
  });

  it('a table by link is not listed, and only the link opens it', async () => {
    const table = await layOut({ access: 'link' });
    const link = (await anna.get(`/tables/${table}`)).body.link;
    expect((await bert.get('/tables/open')).body).toEqual([]);
    expect((await bert.get(`/tables/${table}`)).status).toBe(404);
    expect((await bert.post(`/tables/${table}/join`, {})).status).toBe(404);
    expect((await bert.get(`/invitations/${link}`)).body).toMatchObject({ id: table, link: null });
    expect((await bert.post(`/tables/${table}/join`, { link })).status).toBe(200);
  });

  it('a guest sits down by link, and stays by becoming a member', async () => {
    const table = await layOut({ access: 'link' });
    const link = (await anna.get(`/tables/${table}`)).body.link;
    const guest = new Person(house.server);
    const come = (name: string) => guest.post('/accounts/guest', { link, name, language: 'it' });
    expect((await come('Anna')).status).toBe(409);
    expect(await come('Carla')).toMatchObject({ status: 200, body: { table } });
    expect((await guest.get('/me')).body).toMatchObject({ kind: 'guest', name: 'Carla' });
    const account = { name: 'Carla R', password: 'another long password' };
    expect((await guest.post('/me/upgrade', account)).body).toMatchObject({ kind: 'member', name: 'Carla R' });
    const again = new Person(house.server);
    await again.post('/sessions', { name: account.name, password: account.password });
    expect((await again.get('/tables/mine')).body).toMatchObject([{ id: table }]);
    const late = new Person(house.server);
    await late.post('/accounts/guest', { link: 'nowhere', name: 'Dora', language: 'en' });
    expect((await late.get('/me')).status).toBe(401);
  });

  it('whoever asks twice at once gets one chair', async () => {
    const table = await layOut();
    const asked = await Promise.all([1, 2, 3].map(() => bert.post(`/tables/${table}/join`, {})));
    expect(asked.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    const { seats } = (await bert.get(`/tables/${table}`)).body;
    expect(seats.filter(({ name }: { name: string }) => name === 'Bert')).toHaveLength(1);
  });

  it('two people never get the same chair', async () => {
    const table = await layOut();
    const carla = await new Person(house.server).signUp('Carla');
    const answers = await Promise.all([bert, carla].map((who) => who.post(`/tables/${table}/join`, { seat: 1 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await carla.post(`/tables/${table}/join`, { seat: 2 })).status).toBe(200);
  });

  it('I change chairs, leave, and am asked to leave; only the owner asks', async () => {
    const table = await layOut();
    await bert.post(`/tables/${table}/join`, { seat: 1 });
    expect((await bert.post(`/tables/${table}/join`, { seat: 2 })).body.seats[1]).toMatchObject({ sitter: 'free' });
    expect((await bert.post(`/tables/${table}/kick`, { seat: 0 })).status).toBe(403);
    expect((await anna.post(`/tables/${table}/kick`, { seat: 2 })).status).toBe(200);
    expect((await bert.post(`/tables/${table}/leave`)).status).toBe(403);
    expect((await bert.post(`/tables/${table}/start`)).status).toBe(403);
    expect(await anna.post(`/tables/${table}/start`)).toMatchObject({
      status: 409,
      body: { reason: { why: 'seats-free' } },
    });
  });

  it('where three or more play, a bot takes the chair of whoever resigns', async () => {
    const table = await started();
    expect((await bert.post(`/tables/${table}/resign`)).status).toBe(200);
    expect((await anna.get(`/tables/${table}`)).body.seats[1]).toMatchObject({ sitter: 'bot', name: '' });
    expect((await bert.post(`/tables/${table}/resign`)).status).toBe(403);
  });

  it('where two play, whoever resigns has lost', async () => {
    const table = await layOut({ options: { players: 2 } });
    await bert.post(`/tables/${table}/join`, {});
    await anna.post(`/tables/${table}/start`);
    await bert.post(`/tables/${table}/resign`);
    expect((await anna.get(`/tables/${table}`)).body).toMatchObject({
      status: 'finished',
      result: { places: [[0], [1]], reason: 'resigned' },
    });
  });

  it('a missing player is replaced when more than half of the others wish it', async () => {
    const table = await layOut();
    const carla = await new Person(house.server).signUp('Carla');
    for (const who of [bert, carla]) await who.post(`/tables/${table}/join`, {});
    await anna.post(`/tables/${table}/start`);
    const waited = (await anna.get(`/tables/${table}`)).body.waitsFor[0];
    const people = [anna, bert, carla];
    const others = people.filter((_, seat) => seat !== waited);
    const vote = (who: Person) => who.post(`/tables/${table}/votes`, { seat: waited, with: 'bot' });
    expect(await vote(others[0])).toMatchObject({ status: 409, body: { reason: { why: 'not-missing' } } });
    expect((await anna.get(`/tables/${table}`)).body.missing).toEqual([]);
    house.pass(4 * DAY);
    expect((await anna.get(`/tables/${table}`)).body.missing).toEqual([waited]);
    expect((await vote(people[waited])).status).toBe(403);
    expect((await vote(others[0])).status).toBe(200);
    expect((await anna.get(`/tables/${table}`)).body.seats[waited].sitter).toBe('person');
    expect((await vote(others[1])).status).toBe(200);
    expect((await anna.get(`/tables/${table}`)).body.seats[waited].sitter).toBe('bot');
  });

  it('a missing player is replaced by somebody who offers to play on, and by nobody else', async () => {
    const table = await layOut({ options: { players: 2 }, access: 'link' });
    const { link } = (await anna.get(`/tables/${table}`)).body;
    await bert.post(`/tables/${table}/join`, { link });
    await anna.post(`/tables/${table}/start`);
    const waited = (await anna.get(`/tables/${table}`)).body.waitsFor[0];
    const other = [anna, bert][1 - waited];
    const carla = await new Person(house.server).signUp('Carla');
    const vote = (who: Person, wanted: string | null) =>
      who.post(`/tables/${table}/votes`, { seat: waited, with: wanted, link });
    house.pass(4 * DAY);
    expect((await vote(other, 'Carla')).body.reason.why).toBe('not-willing');
    expect((await vote(carla, 'bot')).body.reason.why).toBe('not-seated');
    expect((await carla.post(`/tables/${table}/votes`, { seat: waited, with: 'Carla' })).status).toBe(404);
    expect((await vote(carla, 'carla')).status).toBe(200);
    expect((await vote(carla, null)).status).toBe(200);
    expect((await vote(other, 'Carla')).body.reason.why).toBe('not-willing');
    await vote(carla, 'Carla');
    expect((await other.get(`/tables/${table}`)).body.votes).toEqual([{ seat: waited, by: 'Carla', with: 'Carla' }]);
    expect((await carla.get(`/tables/${table}?link=${link}`)).body.votes).toHaveLength(1);
    expect((await vote(other, 'Carla')).status).toBe(200);
    expect((await carla.get(`/tables/${table}`)).body.seats[waited]).toMatchObject({ name: 'Carla', me: true });
    expect((await carla.get(`/tables/${table}`)).body.votes).toEqual([]);
  });

  it('whoever blocked me does not get me for a neighbour by a vote', async () => {
    const table = await layOut({ options: { players: 2 } });
    await bert.post(`/tables/${table}/join`, {});
    await anna.post(`/tables/${table}/start`);
    const seat = (await anna.get(`/tables/${table}`)).body.waitsFor[0];
    const carla = await new Person(house.server).signUp('Carla');
    await anna.post('/blocks', { name: 'Carla' });
    house.pass(4 * DAY);
    expect((await carla.post(`/tables/${table}/votes`, { seat, with: 'Carla' })).body.reason.why).toBe('table-full');
  });

  it('a table goes with whoever was setting it, and its guests are told', async () => {
    const table = await layOut();
    await bert.post(`/tables/${table}/join`, {});
    await anna.post('/me/deletion', { password: PASSWORD });
    expect((await bert.get(`/tables/${table}`)).body.status).toBe('abandoned');
    expect((await bert.get('/tables/open')).body).toEqual([]);
  });

  it('a game is given up when everybody agrees, and played again by those who wish', async () => {
    const table = await started();
    await anna.post(`/tables/${table}/abandon`, { agree: true });
    expect((await anna.get(`/tables/${table}`)).body.status).toBe('playing');
    await bert.post(`/tables/${table}/abandon`, { agree: true });
    expect((await anna.get(`/tables/${table}`)).body.status).toBe('abandoned');
    const again = (await bert.post(`/tables/${table}/rematch`)).body.table;
    expect((await anna.post(`/tables/${table}/rematch`)).body.table).toBe(again);
    expect((await anna.get(`/tables/${again}`)).body).toMatchObject({ status: 'open', options: { players: 3 } });
    expect((await anna.get(`/tables/${again}`)).body.seats.map(({ sitter }: { sitter: string }) => sitter)).toEqual([
      'person',
      'person',
      'bot',
    ]);
  });

  it('strangers see open tables and cannot touch them', async () => {
    const table = await layOut();
    const stranger = new Person(house.server);
    expect((await stranger.get('/tables/open')).body).toMatchObject([{ id: table, link: null, votes: [] }]);
    expect((await stranger.get('/tables/mine')).status).toBe(401);
    for (const act of ['join', 'leave', 'start', 'resign', 'rematch'])
      expect((await stranger.post(`/tables/${table}/${act}`, act === 'join' ? {} : undefined)).status, act).toBe(401);
  });
});
