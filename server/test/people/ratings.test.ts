import { describe, expect, it } from 'vitest';
import { NEW, rate, SUREST } from '../../src/ratings/glicko.ts';
import { rateGame } from '../../src/ratings/rate-game.ts';
import { openHouse } from '../house.ts';
import { Person } from '../person.ts';

describe('ratings', () => {
  it('agree with the worked example of the method', () => {
    // Glickman, "The Glicko system": 1500 (200) beats 1400 (30), loses to 1550 (100) and 1700 (300) in one period.
    // Each pair alone, as a game of two, moves the same way and by no more.
    const me = { rating: 1500, deviation: 200, games: 0 };
    const won = rate([me, { rating: 1400, deviation: 30, games: 9 }], [0, 1])[0];
    expect(won.rating).toBeCloseTo(1563.6, 0);
    const lost = rate([me, { rating: 1700, deviation: 300, games: 9 }], [1, 0])[0];
    expect(lost.rating).toBeCloseTo(1459, -1);
    expect(won.deviation).toBeLessThan(200);
  });

  it('rise for who is ahead and fall for who is behind, by as much among equals', () => {
    const [first, second, third] = rate([NEW, NEW, NEW], [0, 1, 2]);
    expect(first.rating).toBeGreaterThan(1500);
    expect(second.rating).toBeCloseTo(1500);
    expect(first.rating - 1500).toBeCloseTo(1500 - third.rating);
    expect(first).toMatchObject({ games: 1 });
  });

  it('of equals who share a place stay', () => {
    for (const { rating } of rate([NEW, NEW], [0, 0])) expect(rating).toBeCloseTo(1500);
  });

  it('are never surer than people are steady', () => {
    let pair = rate([NEW, NEW], [0, 1]);
    for (let i = 0; i < 500; i++) pair = rate(pair, [i % 2, (i + 1) % 2]);
    expect(pair[0].deviation).toBe(SUREST);
  });

  it('count a game once, and members only', async () => {
    const house = await openHouse({ databaseUrl: null, file: ':memory:' });
    const anna = await new Person(house.server).signUp('Anna');
    const bert = await new Person(house.server).signUp('Bert');
    const { body } = await anna.post('/tables', { game: 'struggle-of-empires', options: { players: 2 } });
    await bert.post(`/tables/${body.id}/join`, {});
    await anna.post(`/tables/${body.id}/start`);
    await bert.post(`/tables/${body.id}/resign`);
    await house.settle();
    await rateGame(house.server.services, body.id);
    const ranked = (await anna.get('/ratings/struggle-of-empires')).body;
    expect(ranked).toMatchObject([
      { name: 'Anna', games: 1 },
      { name: 'Bert', games: 1 },
    ]);
    expect(ranked[0].rating - 1500).toBe(1500 - ranked[1].rating);
    expect((await bert.get('/users/Anna')).body.ratings).toMatchObject([{ game: 'struggle-of-empires', games: 1 }]);
    await house.server.close();
  });
});
