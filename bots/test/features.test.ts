import { game as imperial } from '@cabinet-wars/imperial-struggle';
import { type AnyGame, type GameState, playAtRandom, Seeded, settle } from '@cabinet-wars/kernel';
import { game as war } from '@cabinet-wars/seven-years-world-war';
import { game as empires } from '@cabinet-wars/struggle-of-empires';
import { describe, expect, it } from 'vitest';
import { learnedValue, loadCourse, selfPlay, startingWeights, unscaled } from '../src/learning-of.ts';

const games: readonly AnyGame[] = [imperial, empires, war];

async function courseOf(game: AnyGame) {
  const course = (await loadCourse(game.id))!;
  const options = settle<{ readonly players: number }>(game.options, course.settings[0]);
  return { course, options: options.ok ? options.options : expect.fail('cannot be played') };
}

describe.each(games.map((game) => [game.id, game] as const))('what is looked at in %s', (_id, game) => {
  it('is a finite number at every moment, in what is and in what a seat imagines', async () => {
    const { course, options } = await courseOf(game);
    const mine = new Float64Array(course.table.size);
    const imagined = new Float64Array(course.table.size);
    let moments = 0;
    playAtRandom(game, options, new Seeded('features'), {
      watch: (g: GameState) => {
        if (moments++ % 25 !== 0 || g.stack.length === 0) return;
        for (let seat = 0; seat < game.seats(options).length; seat++) {
          course.table.read(g, seat, mine);
          expect([...mine].every(Number.isFinite)).toBe(true);
          course.table.read(game.sample(game.view(g, seat), new Seeded(moments)), seat, imagined);
          expect([...imagined].every(Number.isFinite)).toBe(true);
        }
      },
    });
    expect(moments).toBeGreaterThan(100);
  });

  it('is learned from games that are the same from the same seed', { timeout: 120_000 }, async () => {
    const { course } = await courseOf(game);
    const weights = startingWeights(course.table, course.unit, unscaled(course.table.size), 0, new Seeded('start'));
    const value = learnedValue(game, course.table, weights);
    const play = () =>
      selfPlay(game, course, value, { options: course.settings[0], seed: 't', nodes: 10, curiosity: 0.5, every: 4 });
    const { rows } = play();
    expect(rows.length).toBeGreaterThan(40 * course.table.size);
    expect(play().rows).toEqual(rows);
  });
});
