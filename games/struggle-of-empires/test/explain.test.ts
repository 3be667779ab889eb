import { conform, type Hooks, textOf } from '@cabinet-wars/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../src/data/numbers.ts';
import { REGIONS } from '../src/data/regions.ts';
import { tablesOf } from '../src/data/tables.ts';
import { game } from '../src/game.ts';
import type { Options } from '../src/options.ts';
import { attacks, duel, withNonPlayers } from './duel.ts';
import { hooks } from './law-hooks.ts';

const CASES: Readonly<Record<string, Partial<Options>>> = {
  'the original with 2': { edition: 'original', players: 2, surrender: true },
  'the original with 5': { edition: 'original', players: 5, unitsAtHome: 'yes' },
  'the original with 7': { edition: 'original', players: 7, openUnrest: true },
  'the deluxe edition with 2': { players: 2, nonPlayerNavies: true, draftStart: true },
  'the deluxe edition with 3': { players: 3, randomLetterSets: true },
  'the deluxe edition with 4': { players: 4, wallaceSimple: true, ownFleetForNavalCombat: true },
  'the deluxe edition with 6': { players: 6, originalAdjacency: true, originalUnrest: true, originalSeaMove: true },
  'the deluxe edition with 7': { players: 7, unitsAtHome: 'no', originalPass: true },
};

describe('Every wish that cannot be had is refused for a reason that is true', () => {
  it.each(Object.entries(CASES))('in %s', (_, options) => {
    const heard = new Set<string>();
    const listening: Hooks<typeof game> = {
      everyWish: hooks.everyWish!,
      isTrue: (refused) => {
        heard.add(refused.reason.why);
        return hooks.isTrue!(refused);
      },
    };
    const report = conform(game, { cases: [{ options }], hooks: listening, laws: ['explain'], every: 16, shrink: 0 });
    expect(textOf(report.failures)).toBe('');
    expect(heard).toContain('action-first');
    expect(heard.size).toBeGreaterThan(20);
  });
});

describe('2020 p.17, 2005 Player actions: why not', () => {
  it('a power nobody plays is in one’s alliance and comes by itself', () => {
    const t = withNonPlayers((table) =>
      table.units('spain', 'army', 'india').units('france', 'army', 'india').tokens('britain', 'india'),
    );
    attacks(t, 'spain', 'india', 'britain');
    expect(t.why('spain', 'call prussia')).toEqual(['comes-by-itself']);
    expect(t.why('spain', 'call austria')).toEqual(['not-an-ally']);
  });

  it.each(EDITIONS)(
    'a colony out of reach is refused for what it lacks, not for what another would need (%s)',
    (edition) => {
      const t = duel(edition, (table) => {
        const { counters } = tablesOf(table.g);
        const ids = (['colonize', 'commerce'] as const).map(
          (kind) => counters.find((counter) => counter.kind === kind)!.id,
        );
        table.neutral(...ids).population('spain', 0);
      });
      const { counters } = tablesOf(t.g);
      const { region } = counters.find(({ kind }) => kind === 'colonize')!;
      expect(t.reasons('spain', { t: 'colonize', region: REGIONS[region] })).toEqual([
        { why: 'population-short', need: 1, have: 0 },
      ]);
    },
  );

  it('a tile that needs a foothold in any colony names no single one', () => {
    const t = duel('original', (table) => table.tile('spain', 'trained-natives').units('spain', 'army', 'baltic'));
    expect(t.why('spain', 'use trained-natives')).toEqual(['no-presence-in-colonies']);
  });

  it('a helper’s fort cannot be lost for another, as it does not fight for him', () => {
    const t = duel('deluxe', (table) =>
      table
        .units('spain', 'army', 'german-states', 9)
        .units('britain', 'army', 'german-states')
        .units('britain', 'fort', 'german-states')
        .units('austria', 'fort', 'german-states')
        .tokens('britain', 'german-states'),
    );
    attacks(t.dice(1, 1, 1, 1), 'spain', 'german-states', 'britain');
    expect(t.key).toBe('losses.choose');
    expect(t.why('britain', 'lose austria fort')).toEqual(['forts-cannot-help']);
    expect(t.why('britain', 'lose austria army')).toEqual(['not-one-of-these']);
  });

  it('a fort is told to stay only where there is one, and a hand is spoken of only in a draft', () => {
    const t = duel('deluxe', (table) => table.units('spain', 'fort', 'india').units('spain', 'army', 'india'));
    expect(t.why('spain', 'move fort india')).toEqual(['forts-stay']);
    expect(t.why('spain', 'move fort africa')).toEqual(['no-unit-there']);
    expect(t.why('spain', 'draft india-1')).toEqual(['not-now']);
  });

  it.each(EDITIONS)('what can be had by choosing the action first is told so (%s)', (edition) => {
    const t = duel(edition, (table) => table.units('spain', 'army', 'india').tokens('britain', 'india'));
    expect(t.reasons('spain', { t: 'tile', tile: 'banking' })).toEqual([{ why: 'action-first', action: 'tile' }]);
    expect(t.reasons('spain', { t: 'build', unit: 'army' })).toEqual([{ why: 'action-first', action: 'build' }]);
    expect(t.reasons('spain', { t: 'raid', tile: 'pirates', region: 'india', power: 'britain' })).toEqual([
      { why: 'action-first', action: 'tile' },
    ]);
    expect(t.reasons('spain', { t: 'attack', region: 'india', against: 'britain' })).toEqual([
      { why: 'action-first', action: 'attack' },
    ]);
  });
});
