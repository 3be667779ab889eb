import { Seeded } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import {
  type Beginning,
  deviation,
  evolved,
  firstPopulation,
  mirrored,
  type Population,
  straying,
  type Trial,
} from '../src/learning/index.ts';

/** Whoever weighs nearer to this wins, now and then by luck alone. */
const TRUE = [2, -1, 0.5];
const population = (starts: readonly number[], more: Partial<Beginning> = {}): Population =>
  firstPopulation({ points: starts, starts, spread: starts.map(() => 1), kin: [], ...more });
const first = population([1, -1, 0], { spread: [1, 1, 0.5] });
const farFrom = (weights: readonly number[]): number =>
  Math.hypot(...weights.map((weight, i) => weight - (TRUE[i] ?? weight)));

function generation(tried: Population, seed: string): Trial[] {
  const chance = new Seeded(seed);
  return Array.from({ length: 60 }, () => {
    const one = deviation(tried, chance);
    const isBetter = farFrom(straying(tried, one)) < farFrom(straying(tried, mirrored(one)));
    const outcome = chance.roll(4) === 0 ? chance.roll(2) : Number(isBetter);
    return { strayed: one, outcome, kind: 'x' };
  });
}

function after(generations: number, seed: string): Population {
  let tried = first;
  for (let i = 0; i < generations; i++) tried = evolved(tried, generation(tried, `${seed}.${i}`));
  return tried;
}

describe('weights tried in matches', () => {
  it('begin as they are known by hand, and stray less the less is known of them', () => {
    expect(first.mean).toEqual([1, -1, 0]);
    expect(first.step[0]).toBeCloseTo(0.35);
    expect(first.step[2]).toBeCloseTo(0.3);
    expect(population([0], { spread: [1e-9] }).step).toEqual([1]);
  });

  it('stray as far when something has been learned, and farther where little is known by hand', () => {
    const { mean, step } = population([1, 1], { points: [3, 1], doubtful: [1] });
    expect([mean, step]).toEqual([
      [3, 1],
      [0.35, 0.7],
    ]);
  });

  it('move towards what wins', () => {
    const { mean } = after(30, 'moves');
    expect(mean[0]).toBeGreaterThan(1.5);
    expect(mean[1]).toBeGreaterThan(-1.4);
    expect(mean[1]).toBeLessThan(-0.6);
    expect(mean[2]).toBeGreaterThan(0.2);
  });

  it('end up the same from the same seed', () => {
    expect(after(5, 'same')).toEqual(after(5, 'same'));
    expect(after(5, 'same')).not.toEqual(after(5, 'other'));
  });

  it('are compared only with trials of their kind: who has the better side has learned nothing', () => {
    const strayed = new Float64Array([1, 0, 0]);
    const fair: Trial[] = [
      { strayed, outcome: 1, kind: 'the better side' },
      { strayed: mirrored(strayed), outcome: 1, kind: 'the better side' },
      { strayed: mirrored(strayed), outcome: 0, kind: 'the worse side' },
    ];
    expect(evolved(first, fair).mean).toEqual(first.mean);
  });

  it('of one thing grow and shrink together', () => {
    const kin = population([1, -1, 0.2], { kin: [[0, 1]] });
    let together = 0;
    for (let i = 0; i < 200; i++) {
      const strayed = deviation(kin, new Seeded(i));
      if (strayed[0] > 0 === strayed[1] < 0) together++;
    }
    expect(together).toBeGreaterThan(130);
  });
});
