import { coveringSet, mustConform } from '@cabinet-wars/kernel/conformance';
import { expect, it } from 'vitest';
import { game } from '../src/game.ts';
import { hooks } from './law-hooks.ts';

const MINUTES = 60_000;

// One moment in many is looked at closely, so that the tests stay short; `npm run soak -- laws` looks at one in four. That
// states are plain data, which takes longest to look at, is for `laws.test.ts`.
const LAWS = [2, 3, 4, 5, 6, 7, 8, 'quiet', 'notation', 'ahead'] as const;

/** Without any of them a game is one of those of `laws.test.ts`. */
const RULES = ['legions', 'minorRecruiting', 'increasingTaxes', 'pillage', 'enlightenment'] as const;

it(
  'The laws hold with every single optional rule and any two together',
  () => {
    const sets = coveringSet(game.options).filter((options) => RULES.some((rule) => options[rule]));
    const cases = sets.map((options, i) => ({ options, seed: i }));
    expect(cases.length).toBeGreaterThan(10);
    mustConform(game, { cases, hooks, laws: LAWS, every: 192, samples: 1, tries: 2 });
  },
  10 * MINUTES,
);
