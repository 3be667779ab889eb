import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../src/data/numbers.ts';
import { game } from '../src/game.ts';
import { playOut } from './kit.ts';

describe.each(EDITIONS)('the %s edition', (edition) => {
  it.each([2, 3, 4, 5, 6, 7])('is played to its end by %i at random, and the pieces always add up', (players) => {
    for (let i = 0; i < 3; i++) {
      const g = playOut({ edition, players }, `${edition} ${players} ${i}`, (now) => {
        const faults = game.audit(now);
        if (faults.length > 0) throw new Error(faults.join('; '));
      });
      expect(game.result(g)?.places.flat().toSorted()).toEqual([...Array(players).keys()]);
      expect(g.war).toBe(3);
    }
  });
});

describe('every variant', () => {
  it.each([
    'originalAdjacency',
    'originalSeaMove',
    'originalUnrest',
    'openUnrest',
    'originalPass',
    'originalImprovedAgriculture',
    'originalIndustry',
    'originalDuplicates',
    'ownFleetForNavalCombat',
    'surrender',
    'draftStart',
    'quickStart',
    'wallaceSimple',
    'nonPlayerNavies',
    'randomLetterSets',
  ] as const)('%s is played to its end', (variant) => {
    const g = playOut({ edition: 'deluxe', players: 4, [variant]: true }, variant, (now) => {
      expect(game.audit(now)).toEqual([]);
    });
    expect(game.result(g)).not.toBeNull();
  });
});
