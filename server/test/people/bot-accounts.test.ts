import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { MOST_BOTS } from '../../src/bot-accounts/keep-bots.ts';
import { MOST_GAMES_OF_A_BOT } from '../../src/lobby/running-games.ts';
import { rateGame } from '../../src/ratings/rate-game.ts';
import { seatsAfter } from '../../src/tables/seal.ts';
import { seatRow } from '../../trial/rows.ts';
import { type House, openHouse } from '../house.ts';
import { eachStore } from '../kit.ts';
import { Person } from '../person.ts';

const game = 'struggle-of-empires';

eachStore('a bot account', (fresh) => {
  let house: House;
  let anna: Person;
  let bert: Person;
  beforeAll(async () => {
    house = await openHouse(await fresh());
  }, 60_000);
  beforeEach(async () => {
    await house.forget();
    anna = await new Person(house.server).signUp('Anna');
    bert = await new Person(house.server).signUp('Bert');
    await anna.prove();
  });
  afterAll(() => house.server.close(), 60_000);

  async function makeBot(keeper: Person, name: string, more: object = {}): Promise<{ bot: Person; id: string }> {
    const { status, body } = await keeper.post('/me/bots', { name, games: [game], ...more });
    expect(status).toBe(200);
    const bot = new Person(house.server);
    bot.token = body.token;
    return { bot, id: body.id };
  }
  const layOut = async (owner: Person, more: object = {}): Promise<string> =>
    (await owner.post('/tables', { game, options: { players: 2 }, ...more })).body.id;
  const makeModerator = (name: string) =>
    house.server.services.store.db.updateTable('users').set({ role: 'moderator' }).where('name', '=', name).execute();

  it('is told apart from people, with who answers for it', async () => {
    const { bot } = await makeBot(anna, 'Robespierre', { about: 'Plays at random.', invitedBy: 'anybody' });
    expect((await bot.get('/me')).body).toMatchObject({ name: 'Robespierre', kind: 'bot' });
    const told = { name: 'Robespierre', keeper: 'Anna', about: 'Plays at random.', house: false, awake: true };
    expect((await bert.get('/users/Robespierre')).body.bot).toMatchObject(told);
    expect((await bert.get('/users/Anna')).body.bot).toBeNull();
    expect((await bert.get(`/bots?game=${game}`)).body).toMatchObject([told]);
    expect((await bert.get('/bots?game=imperial-struggle')).body).toEqual([]);
    house.pass(10 * 60_000);
    expect((await bert.get('/bots')).body).toMatchObject([{ awake: false }]);
  });

  it('is put on a chair by whoever set the table, if its keeper lets everybody', async () => {
    const { bot, id } = await makeBot(anna, 'Robespierre');
    const table = await layOut(bert);
    const invite = () => bert.post(`/tables/${table}/invitations`, { seat: 1, name: 'robespierre' });
    expect((await invite()).body.reason).toMatchObject({ why: 'not-invited' });
    expect(
      (await anna.send('PATCH', `/me/bots/${id}`, { invitedBy: 'anybody', games: ['imperial-struggle'] })).status,
    ).toBe(200);
    expect((await invite()).body.reason).toMatchObject({ why: 'plays-other-games' });
    await anna.send('PATCH', `/me/bots/${id}`, { games: [game] });
    expect((await invite()).status).toBe(200);
    const seated = (await bert.get(`/tables/${table}`)).body.seats;
    expect(seated).toMatchObject([
      { sitter: 'person', name: 'Bert', program: false },
      { sitter: 'person', name: 'Robespierre', program: true },
    ]);
    expect((await bot.get('/tables/mine')).body).toMatchObject([{ id: table }]);
    expect((await bot.send('PUT', `/tables/${table}/nonce`, { nonce: '0123456789abcdef' })).status).toBe(200);
    expect((await bert.get(`/tables/${table}`)).body.seats[1].program).toBe(true);
    expect((await bert.post(`/tables/${table}/start`)).status).toBe(200);
  });

  it('sits down by itself at its keeper’s tables, elsewhere only as one of the house where bots are welcome', async () => {
    const { bot } = await makeBot(anna, 'Robespierre');
    expect((await bot.post(`/tables/${await layOut(anna)}/join`, {})).status).toBe(200);
    const shut = await layOut(bert);
    const welcoming = await layOut(bert, { welcomesBots: true });
    const why = async (table: string) => (await bot.post(`/tables/${table}/join`, {})).body.reason?.why;
    expect(await why(welcoming)).toBe('bots-not-welcome');
    await makeModerator('Bert');
    const post = await bert.post('/moderation/people/Robespierre/house', { house: true, why: 'tried it' });
    expect(post.status).toBe(200);
    expect((await bert.get('/moderation/log')).body).toMatchObject([{ what: 'house-bot', about: 'Robespierre' }]);
    expect(await why(shut)).toBe('bots-not-welcome');
    expect(await why(welcoming)).toBeUndefined();
    expect((await bert.get(`/tables/${welcoming}`)).body).toMatchObject({ welcomesBots: true });
  });

  it('is not met by whoever has blocked its keeper', async () => {
    await makeBot(anna, 'Robespierre', { invitedBy: 'anybody' });
    await bert.post('/blocks', { name: 'Anna' });
    const table = await layOut(bert);
    const { body } = await bert.post(`/tables/${table}/invitations`, { seat: 1, name: 'Robespierre' });
    expect(body.reason).toMatchObject({ why: 'table-full' });
  });

  it('has a token that plays, and neither lays out tables nor changes the account', async () => {
    const { bot } = await makeBot(anna, 'Robespierre');
    expect((await bot.post('/tables', { game })).body.reason).toMatchObject({ why: 'token-scope' });
    expect((await bot.post('/me/bots', { name: 'Danton', games: [game] })).body.reason).toMatchObject({
      why: 'not-allowed',
    });
    const [{ id }] = (await anna.get('/me/bots')).body;
    const { token } = (await anna.post(`/me/bots/${id}/token`)).body;
    expect((await bot.get('/me')).status).toBe(401);
    bot.token = token;
    expect((await bot.get('/me')).status).toBe(200);
    expect((await bert.send('DELETE', `/me/bots/${id}`)).status).toBe(404);
  });

  it('is not kept beyond the limit by asking for many at once', async () => {
    const asked = Array.from({ length: MOST_BOTS + 3 }, (_, i) =>
      anna.post('/me/bots', { name: `Swarm ${i}`, games: [game] }),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status < 300)).toHaveLength(MOST_BOTS);
    expect((await anna.get('/me/bots')).body).toHaveLength(MOST_BOTS);
  });

  it('has limits of its own', async () => {
    for (let i = 1; i <= MOST_BOTS; i++) await makeBot(anna, `Robot ${i}`);
    const more = await anna.post('/me/bots', { name: 'Robot 99', games: [game] });
    expect(more.body.reason).toEqual({ why: 'too-many-bots', most: MOST_BOTS });
    const { db } = house.server.services.store;
    const [{ id }] = (await anna.get('/me/bots')).body;
    for (let i = 0; i < MOST_GAMES_OF_A_BOT; i++) {
      const row = { seat: 1, plays: '', sitter: 'person', name: '', bot: null, program: 1, nonce: null } as const;
      await db
        .insertInto('seats')
        .values({ ...row, table_id: `t${i}`, user_id: id, ended: null })
        .execute();
      const how = { asked: '[]', waits_for: '[]', unseen: '[]', clocks: '{}', changed: 0, waits_since: 0, version: 0 };
      await db
        .insertInto('progress')
        .values({ ...how, table_id: `t${i}`, status: 'playing', started: 0, deadline: null, result: null, fault: null })
        .execute();
    }
    const table = await layOut(anna);
    const { body } = await anna.post(`/tables/${table}/invitations`, { seat: 1, name: 'Robot 1' });
    expect(body.reason).toEqual({ why: 'too-many-games', most: MOST_GAMES_OF_A_BOT });
  });

  it('keeps its mark when chairs are drawn by lot, and nobody else gets it', () => {
    const chair = (seat: number, program: 0 | 1) =>
      seatRow('table', seat, { program, user_id: `u${seat}`, name: program === 1 ? 'Robespierre' : 'Anna' });
    const drawn = seatsAfter({ seed: '', nonces: ['a', 'b'], shuffle: [1, 0] }, [chair(0, 1), chair(1, 0)]);
    expect(drawn.map(({ name, program }) => [name, program])).toEqual([
      ['Anna', 0],
      ['Robespierre', 1],
    ]);
  });

  it('goes where its keeper goes: barred, and deleted', async () => {
    const { bot } = await makeBot(anna, 'Robespierre', { invitedBy: 'anybody' });
    await makeModerator('Bert');
    await bert.post('/moderation/people/Anna/bar', { days: 1, why: 'x' });
    expect((await bot.get('/me')).status).toBe(401);
    expect((await bert.get('/bots')).body).toEqual([]);
    await bert.post('/moderation/people/Anna/deletion', { why: 'x' });
    expect((await house.everything()).rows).not.toContain('Robespierre');
  });

  it('is rated on a list of its own, and nobody else by it', async () => {
    const { bot } = await makeBot(anna, 'Robespierre', { invitedBy: 'anybody' });
    const playAndLose = async (owner: Person) => {
      const table = await layOut(owner);
      await owner.post(`/tables/${table}/invitations`, { seat: 1, name: 'Robespierre' });
      await owner.post(`/tables/${table}/start`);
      await bot.post(`/tables/${table}/resign`);
      await rateGame(house.server.services, table);
    };
    await playAndLose(anna);
    expect((await bert.get(`/ratings/${game}?kind=bots`)).body).toEqual([]);
    await playAndLose(bert);
    const [rated] = (await bert.get(`/ratings/${game}?kind=bots`)).body;
    expect(rated).toMatchObject({ name: 'Robespierre', games: 1 });
    expect(rated.rating).toBeLessThan(1500);
    expect((await bert.get(`/ratings/${game}`)).body).toEqual([]);
  });
});
