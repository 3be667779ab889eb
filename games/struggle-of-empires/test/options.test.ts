import { settle } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../src/data/numbers.ts';
import { game } from '../src/game.ts';
import type { Options } from '../src/options.ts';

const reasons = (given: Partial<Options>) => {
  const result = settle(game.options, given);
  return result.ok ? [] : result.reasons;
};
const seats = (given: Partial<Options>) => {
  const result = settle(game.options, given);
  return result.ok ? game.seats(result.options).map(({ plays }) => plays) : [];
};

describe('Options', () => {
  it.each([
    'originalAdjacency',
    'originalSeaMove',
    'originalUnrest',
    'originalPass',
    'originalImprovedAgriculture',
    'originalIndustry',
    'originalDuplicates',
    'ownFleetForNavalCombat',
    'wallaceSimple',
    'nonPlayerNavies',
    'randomLetterSets',
  ] as const)('%s has nothing to change in the original', (option) => {
    expect(reasons({ edition: 'original', players: 5, [option]: true })).toContainEqual({
      why: 'option-deluxe-only',
      option,
    });
    expect(reasons({ edition: 'deluxe', players: 5, [option]: true })).toEqual([]);
  });

  it.each(['surrender', 'draftStart', 'quickStart', 'openUnrest'] as const)('%s goes with both editions', (option) => {
    for (const edition of EDITIONS) expect(reasons({ edition, [option]: true })).toEqual([]);
  });

  it('exclude one another where the rulebook says so', () => {
    expect(reasons({ openUnrest: true, originalUnrest: true })).toMatchObject([{ why: 'option-excludes' }]);
    expect(reasons({ wallaceSimple: true, randomLetterSets: true })).toMatchObject([{ why: 'option-excludes' }]);
    expect(reasons({ wallaceSimple: true, nonPlayerNavies: true })).toEqual([]);
    expect(reasons({ wallaceSimple: true, players: 3 })).toMatchObject([{ why: 'option-players', from: 4, to: 6 }]);
    expect(reasons({ nonPlayerNavies: true, players: 7 })).toMatchObject([{ why: 'option-players', to: 6 }]);
    expect(reasons({ randomLetterSets: true, players: 7 })).toMatchObject([{ why: 'option-players', to: 6 }]);
    expect(reasons({ navalTrainingCopies: '3' })).toMatchObject([{ why: 'option-original-only' }]);
  });

  it('2020 p.8: duplicates may be kept with any number of players, two and three too', () => {
    for (let players = 2; players <= 7; players++) expect(reasons({ originalDuplicates: true, players })).toEqual([]);
  });

  it('of a table laid out when totals could be left to memory are still taken', () => {
    const laidOut = { edition: 'original', memory: false };
    expect(settle(game.options, laidOut)).toMatchObject({ ok: true });
    expect(settle(game.options, { forgotten: true })).toMatchObject({ ok: false });
  });

  it('give seats the powers asked for, and the others the next free ones', () => {
    expect(seats({ players: 3 })).toEqual(['britain', 'france', 'spain']);
    expect(seats({ players: 3, power2: 'britain' })).toEqual(['france', 'britain', 'spain']);
    expect(reasons({ players: 3, power1: 'russia', power3: 'russia' })).toMatchObject([
      { why: 'option-power-twice', option: 'power3' },
    ]);
    expect(reasons({ players: 3, power4: 'russia' })).toMatchObject([{ why: 'option-no-such-seat' }]);
  });
});
