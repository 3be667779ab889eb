import { readFileSync } from 'node:fs';
import { type Hooks, lawCases, mustConform, type NamesSnapshot } from '@cabinet-wars/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { provinces } from '../src/data/provinces.ts';
import { contradictions, game } from '../src/index.ts';

/** What the suite cannot guess: deals worth proposing, orders worth giving, and what events have told. */
const hooks: Hooks<typeof game> = {
  contradictions,
  deals: (g, seat, chance) => {
    const to = (seat + 1 + chance.roll(g.gold.length - 1)) % g.gold.length;
    return [
      { t: 'gift', from: seat, to, gold: 1 + chance.roll(3) },
      { t: 'cede', from: seat, to, province: provinces[chance.roll(provinces.length)], gold: chance.roll(3) },
      { t: 'loan', from: seat, to: null },
    ];
  },
  orders: [
    { order: 'luck', when: 'always' },
    { order: 'luck', when: 'never' },
    { order: 'veto', when: 'always' },
    { order: 'help', seat: 1 },
    { order: 'pass-auction', round: 2 },
  ],
};
const snapshot: NamesSnapshot = JSON.parse(readFileSync(new URL('snapshot.json', import.meta.url), 'utf8'));

describe('The laws', () => {
  it('hold for every number of players and every pair of options', () => {
    const report = mustConform(game, { cases: lawCases(game, { games: 2 }), hooks, snapshot, every: 8 });
    expect(report.notes).toEqual([]);
    expect(report.choices).toBeGreaterThan(1000);
  });
});
