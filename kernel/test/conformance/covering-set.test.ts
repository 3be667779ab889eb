import type { OptionValues, Reason, Schema } from '@cabinet-wars/kernel';
import { coveringSet, lawCases } from '@cabinet-wars/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { toy } from './toy.ts';

type Options = { players: number; fog: boolean; snow: boolean; edition: string; purse: number };

const schema: Schema<Options> = {
  fields: {
    players: { kind: 'number', from: 2, to: 4, default: 3 },
    fog: { kind: 'switch', default: false },
    snow: { kind: 'switch', default: true },
    edition: { kind: 'one-of', values: ['old', 'new'], default: 'new' },
    purse: { kind: 'number', from: 0, to: 100, default: 20 },
  },
  conflicts: ({ fog, snow, edition, players }): Reason[] => {
    if (fog && snow) return [{ why: 'no-weather-for-both' }];
    return edition === 'old' && players === 4 ? [{ why: 'old-edition-is-for-three' }] : [];
  },
};
const values: { readonly [K in keyof Options]: readonly Options[K][] } = {
  players: [2, 3, 4],
  fog: [false, true],
  snow: [true, false],
  edition: ['new', 'old'],
  purse: [20, 0, 50, 100],
};
const keys = Object.keys(values) as (keyof Options)[];

describe('a covering set of options', () => {
  const sets = coveringSet(schema);

  it('begins with the defaults', () => {
    expect(sets[0]).toEqual({ players: 3, fog: false, snow: true, edition: 'new', purse: 20 });
  });

  it('holds nothing the rules do not allow', () => {
    expect(sets.flatMap((options) => schema.conflicts(options))).toEqual([]);
  });

  it('brings any two values together that the rules let meet', () => {
    const missing: string[] = [];
    for (const a of keys)
      for (const b of keys.slice(keys.indexOf(a) + 1))
        for (const x of values[a])
          for (const y of values[b])
            if (!sets.some((options) => options[a] === x && options[b] === y)) missing.push(`${a} ${x}, ${b} ${y}`);
    expect(missing).toEqual(['players 4, edition old', 'fog true, snow true']);
  });

  it('tries each value that can stand alone among defaults', () => {
    const alone = sets.filter((options) => keys.filter((key) => options[key] !== sets[0][key]).length === 1);
    expect(alone).toContainEqual({ ...sets[0], purse: 100 });
    expect(alone).toContainEqual({ ...sets[0], snow: false });
    expect(alone).toContainEqual({ ...sets[0], players: 4 });
  });

  it('keeps what is fixed, and stays small', () => {
    const fixed = coveringSet(schema, { players: 4 });
    expect(new Set(fixed.map(({ players }) => players))).toEqual(new Set([4]));
    expect(sets.length).toBeLessThan(30);
  });

  it('is the same every time', () => {
    expect(coveringSet(schema)).toEqual(sets);
  });

  it('makes the cases of a game, every number of players first and none twice', () => {
    const cases = lawCases(toy(), { games: 3, seed: 5 });
    const options = cases.map((each) => each.options as OptionValues);
    expect(options.slice(0, 2)).toEqual([
      { players: 2, short: false },
      { players: 3, short: false },
    ]);
    expect(new Set(options.map((each) => JSON.stringify(each))).size).toBe(4);
    expect(cases[0]).toMatchObject({ games: 3, seed: '5.0' });
  });
});
