import { type GameState, Seeded } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import {
  FeatureTable,
  fit,
  joined,
  learnedValue,
  lossOf,
  Network,
  type Samples,
  spreadOf,
  startingWeights,
  targetsOf,
  unscaled,
  weightsOf,
} from '../src/learning/index.ts';

interface Toy extends GameState {
  held: number[];
}
const toy = (...held: number[]): Toy => ({
  stack: [{ proc: 'game', step: 'turn', said: null }],
  secret: { answers: [] },
  held,
});
const table = new FeatureTable<Toy>([
  {
    features: [
      ['gold', 2],
      ['unrest', -1],
    ],
    fill: (g, _seat, out, at) => {
      out[at] = g.held[0];
      out[at + 1] = g.held[1];
    },
  },
]);
/** Over where nothing is left to be done; the first seat has won where it holds gold. */
const game = {
  result: (g: Toy) => ({ places: g.held[0] > 0 ? [[0], [1]] : [[1], [0]], scores: [0, 0], reason: 'x' }),
} as never;
const start = (hidden: number) => startingWeights(table, 4, unscaled(2), hidden, new Seeded('start'));

/** Rows of owner, outcome and two features. */
const samplesOf = (...rows: [number, number, number, number][]): Samples => ({
  features: 2,
  rows: Float32Array.from(rows.flat()),
});

describe('a learned value', () => {
  it('is at first what is known by hand', () => {
    const value = learnedValue(game, table, start(3));
    expect(value(toy(3, 1), 0) - value(toy(1, 3), 0)).toBeCloseTo(6);
    const scaled = startingWeights(table, 4, { mean: [7, 2], scale: [3, 0.5] }, 3, new Seeded('x'));
    const later = learnedValue(game, table, scaled);
    expect(later(toy(3, 1), 0) - later(toy(1, 3), 0)).toBeCloseTo(6);
  });

  it('knows a game that is over', () => {
    const value = learnedValue<Toy>(game, table, start(0));
    const over = (gold: number) => ({ ...toy(gold, 0), stack: [] });
    expect(value(over(1), 0)).toBe(-value(over(0), 0));
    expect(value(over(1), 0)).toBeGreaterThan(30);
  });

  it('is not read with weights of other features', () => {
    expect(() => learnedValue(game, table, { ...start(0), features: ['gold', 'armies'] })).toThrow('other features');
    expect(() => new FeatureTable<Toy>([...Array(2)].map(() => ({ features: [['gold', 1]], fill: () => {} })))).toThrow(
      'two features are called gold',
    );
  });

  it('learns what features mean only together', () => {
    const chance = new Seeded('together');
    const rows = Array.from({ length: 2000 }, (_, i): [number, number, number, number] => {
      const [a, b] = [chance.roll(2), chance.roll(2)];
      return [i, a === b ? 1 : 0, 2 * a - 1, 2 * b - 1];
    });
    const samples = samplesOf(...rows);
    const outcomes = Float64Array.from(rows, ([, outcome]) => outcome);
    const network = new Network({ ...start(8), linear: [0, 0] });
    const before = lossOf(network, samples, outcomes);
    fit(network, samples, outcomes, { epochs: 30, rate: 0.01, decay: 0, chance });
    expect(before).toBeGreaterThan(0.6);
    expect(lossOf(network, samples, outcomes)).toBeLessThan(0.1);
    const again = new Network(weightsOf(network, start(8)));
    expect(again.answer([1, 1])).toBeCloseTo(network.answer([1, 1]), 1);
  });

  it('learns the same from the same', () => {
    const samples = samplesOf([0, 1, 2, 0], [0, 1, 3, 1], [1, 0, 0, 4]);
    const taught = () => {
      const network = new Network(start(4));
      const targets = targetsOf(network, samples, 0.7);
      fit(network, samples, targets, { epochs: 5, rate: 0.01, decay: 0.01, chance: new Seeded('order') });
      return weightsOf(network, start(4));
    };
    expect(taught()).toEqual(taught());
  });
});

describe('what positions are taken to be worth', () => {
  const samples = samplesOf([0, 1, 9, 9], [0, 1, 0, 0], [1, 0, 0, 0]);
  const network = new Network({ ...start(0), linear: [0, 0] });

  it('is the outcome at the end, and of those before it partly what is thought of the next', () => {
    expect([...targetsOf(network, samples, 1)]).toEqual([1, 1, 0]);
    expect([...targetsOf(network, samples, 0.6)]).toEqual([0.6 + 0.4 * 0.5, 1, 0]);
  });

  it('keeps the seats of different games apart when games are put together', () => {
    const both = joined([samples, samples]);
    expect([0, 4, 8, 12, 16, 20].map((at) => both.rows[at])).toEqual([0, 0, 1, 2, 2, 3]);
    expect(spreadOf(both).mean).toEqual([3, 3]);
  });
});
