import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from '../house.ts';
import { Person } from '../person.ts';

let house: House;
let anna: Person;
let bert: Person;
let stranger: Person;
beforeAll(async () => {
  house = await openHouse({ databaseUrl: null, file: ':memory:' });
  anna = await new Person(house.server).signUp('Anna');
  bert = await new Person(house.server).signUp('Bert');
  stranger = await new Person(house.server).signUp('Carla');
});
afterAll(() => house.server.close());

const chairs = [{ sitter: 'me' }, { sitter: 'free' }, { sitter: 'bot', bot: 'random' }];

async function playing(more: object): Promise<{ id: string; link: string }> {
  const { body } = await anna.post('/tables', { game: 'teaching', options: { players: 2 }, ...more });
  await bert.post(`/tables/${body.id}/join`, { link: body.link });
  expect((await anna.post(`/tables/${body.id}/start`)).status).toBe(200);
  return body;
}

describe('whoever has only the link of a private table', () => {
  it.each([
    [undefined, 403],
    [false, 403],
    [true, 200],
  ])('sees, hears and reads back what its owner lets them: %s', async (spectators, status) => {
    const { id, link } = await playing({ access: 'private', ...(spectators === undefined ? {} : { spectators }) });
    // A transcript is a text, which only a success has.
    for (const what of ['timeline', 'transcript', 'chat'])
      if (what !== 'transcript' || status !== 200)
        expect((await stranger.get(`/tables/${id}/${what}?link=${link}`)).status, what).toBe(status);
    const { body } = await stranger.get(`/tables/${id}?link=${link}`);
    expect(body.waitsFor === null).toBe(status !== 200);
    expect((await bert.get(`/tables/${id}`)).body.waitsFor).not.toBeNull();
  });
});

describe('whoever sees a table late', () => {
  it('learns late that somebody gave up, and who has won', async () => {
    const { id } = await playing({ delay: 60 });
    const before = (await stranger.get(`/tables/${id}`)).body;
    expect(before).toMatchObject({ status: 'playing', waitsFor: null, result: null });
    house.pass(5000);
    await bert.post(`/tables/${id}/resign`);
    expect((await stranger.get(`/tables/${id}`)).body).toEqual(before);
    expect((await stranger.get('/tables/playing')).body).toMatchObject([before]);
    expect((await anna.get(`/tables/${id}`)).body.status).toBe('finished');
    // Offering oneself tells nothing either.
    const offer = await stranger.post(`/tables/${id}/votes`, { seat: 0, with: 'Carla' });
    expect(offer.body.reason.why).toBe('not-missing');
    house.pass(61_000);
    expect((await stranger.get('/tables/playing')).body).toEqual([]);
    expect((await stranger.get(`/tables/${id}`)).body).toMatchObject({ status: 'finished', result: {} });
  });

  it.each([
    ['resign', undefined],
    ['abandon', { agree: true }],
    ['return', undefined],
    ['rematch', undefined],
    ['readmit', { name: 'Bert' }],
    ['votes', { seat: 0, with: 'Carla' }],
    ['join', {}],
    ['leave', undefined],
    ['kick', { seat: 0 }],
    ['start', undefined],
  ])('is refused alike before and after the end: %s', async (deed, body) => {
    const { id } = await playing({ delay: 60 });
    const refused = async () => {
      const answer = await stranger.post(`/tables/${id}/${deed}`, body);
      return { status: answer.status, reason: answer.body.reason };
    };
    const before = await refused();
    await bert.post(`/tables/${id}/resign`);
    expect(await refused()).toEqual(before);
  });

  it('learns late that a bot sits where somebody sat, and that they have come back', async () => {
    const pace = { kind: 'days', each: 3_600_000, late: 'bot' };
    const { id } = await playing({ delay: 60, pace, options: { players: 3 }, chairs });
    const seatsSeenBy = async (who: Person) => (await who.get(`/tables/${id}`)).body.seats;
    const before = await seatsSeenBy(stranger);
    house.pass(3_600_001);
    await house.settle();
    // Whoever was late looks on from now on, and sees no more than others who do.
    const sitters = [...(await seatsSeenBy(anna)), ...(await seatsSeenBy(bert))].map(({ sitter }) => sitter);
    const late = sitters.slice(0, 2).includes('bot') ? 1 : sitters.slice(3, 5).includes('bot') ? 0 : -1;
    expect(late).toBeGreaterThanOrEqual(0);
    expect((await [anna, bert][late].get(`/tables/${id}`)).body.mayReturn).toBe(true);
    expect(await seatsSeenBy(stranger)).toEqual(before);
    const listed = (await stranger.get('/tables/playing')).body.find((each: { id: string }) => each.id === id);
    expect(listed.seats).toEqual(before);
    // Offering oneself for the chair tells nothing either.
    const offer = await stranger.post(`/tables/${id}/votes`, { seat: late, with: 'Carla' });
    expect(offer.body.reason.why).toBe('not-missing');
    house.pass(61_000);
    expect((await seatsSeenBy(stranger))[late].sitter).toBe('bot');
    await [anna, bert][late].post(`/tables/${id}/return`);
    expect((await seatsSeenBy(stranger))[late].sitter).toBe('bot');
    house.pass(61_000);
    expect((await seatsSeenBy(stranger))[late].sitter).toBe('person');
  });
});
