import { coveringSet, mustConform } from '@cabinet-wars/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { game } from '../src/game.ts';
import { hooks } from './law-hooks.ts';

const MINUTES = 60_000;

describe('The laws hold', () => {
  it(
    'with every optional rule and any two together',
    () => {
      const cases = coveringSet(game.options).map((options, i) => ({ options, seed: i }));
      expect(cases.length).toBeGreaterThan(8);
      mustConform(game, { cases, hooks, every: 64, samples: 1, tries: 2 });
    },
    4 * MINUTES,
  );
});
