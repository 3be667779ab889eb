import { coveringSet, mustConform } from '@cabinet-wars/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { game } from '../src/game.ts';
import type { Options } from '../src/options.ts';
import { hooks } from './law-hooks.ts';

/** Who plays which power changes no rule; what does is met in every single value and in pairs. */
const powers: Partial<Options> = {
  power1: 'any',
  power2: 'any',
  power3: 'any',
  power4: 'any',
  power5: 'any',
  power6: 'any',
  power7: 'any',
};
const MINUTES = 60_000;

// One moment in many is looked at closely, so that the tests stay short; `npm run soak -- laws` looks at one in four.

describe('The laws hold', () => {
  it(
    'with every single variant and any two together',
    () => {
      const cases = coveringSet(game.options, powers).map((options, i) => ({ options, seed: i }));
      expect(cases.length).toBeGreaterThan(40);
      mustConform(game, { cases, hooks, every: 192, samples: 1, tries: 2 });
    },
    10 * MINUTES,
  );

  it(
    'whoever plays whom',
    () => {
      const options = { players: 3, power1: 'russia', power2: 'united-provinces', power3: 'britain' };
      mustConform(game, { cases: [{ options }, { options: { ...options, edition: 'original' } }], hooks, every: 192 });
    },
    2 * MINUTES,
  );
});
