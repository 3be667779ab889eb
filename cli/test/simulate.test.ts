import { type AnyGame, BrokenPromise, type GameState } from '@cabinet-wars/kernel';
import { game as teaching } from '@cabinet-wars/kernel/teaching';
import { describe, expect, it } from 'vitest';
import { report } from '../src/sim/report.ts';
import { hasFailed, simulate } from '../src/sim/simulate.ts';

const options = { players: 3, auction: true, length: 'standard' };
const with_ = (changes: Partial<AnyGame>): AnyGame => ({ ...(teaching as AnyGame), ...changes });

/** Every other game goes wrong at set-up. */
function everyOther(fault: Error): AnyGame {
  let games = 0;
  return with_({
    setup: (chosen: never, chance: never): GameState => {
      if (games++ % 2 === 1) throw fault;
      return teaching.setup(chosen, chance);
    },
  });
}

describe('a simulation of a game that goes wrong', () => {
  it('counts dead ends and goes on', () => {
    const { figures, faults } = simulate(everyOther(new BrokenPromise('dead end: seat 0')), options, 6, 's');
    expect(figures).toMatchObject({ games: 6, finished: 3, deadEnds: 3, errors: 0 });
    expect(faults[0]).toEqual({ game: 1, seed: 's.1', message: 'BrokenPromise: dead end: seat 0' });
    expect(hasFailed(figures)).toBe(true);
  });

  it('counts other exceptions as errors and tells the first few', () => {
    const { figures, faults } = simulate(everyOther(new TypeError('oh')), options, 20, 's');
    expect(figures).toMatchObject({ finished: 10, deadEnds: 0, errors: 10 });
    expect(faults).toHaveLength(5);
    expect(hasFailed(figures)).toBe(true);
  });

  it('counts failed audits, games without a result, and audits that throw', () => {
    expect(simulate(with_({ audit: () => ['a fort is missing'] }), options, 2, 's').figures).toMatchObject({
      finished: 2,
      auditFailures: 2,
    });
    expect(simulate(with_({ result: () => null }), options, 2, 's').figures).toMatchObject({ finished: 0, errors: 2 });
    const thrown = simulate(
      with_({
        audit: () => {
          throw new Error('oh');
        },
      }),
      options,
      2,
      's',
    );
    expect(thrown.figures.errors).toBe(2);
    expect(hasFailed(thrown.figures)).toBe(true);
  });

  it('counts degrees of victory where a game tells them apart', () => {
    const result = { places: [[0], [1, 2]], scores: [3, 2, 2], level: 'decisive', reason: 'end' };
    const { figures } = simulate(with_({ result: () => result }), options, 2, 's');
    expect(figures.results.levels).toEqual({ decisive: 2 });
    expect(report(figures, teaching.seats(options as never))).toContain('won by decisive 2');
  });

  it('finds nothing where nothing is wrong', () => {
    const { figures, faults } = simulate(teaching as AnyGame, options, 3, 's');
    expect(faults).toEqual([]);
    expect(hasFailed(figures)).toBe(false);
  });

  it('counts how the games ended', () => {
    const { endings } = simulate(teaching as AnyGame, options, 4, 's').figures.results;
    expect(Object.values(endings).reduce((sum, games) => sum + games, 0)).toBe(4);
  });
});
