import { describe, expect, it } from 'vitest';
import { SPACE } from '../src/data/map/spaces.ts';
import { THEATRES_OF, type TheatreId } from '../src/data/wars.ts';
import { bonusSlot, theatreSlot } from '../src/state.ts';
import { inPeaceTurn } from './turn-kit.ts';
import { inTheatre } from './war-kit.ts';

const EVERYWHERE = ['savoy', 'albany', 'havana', 'kurpa'] as const;

describe('rule 46: after a War', () => {
  it.each([
    ['WSS-1', 'havana kurpa'],
    ['WAS-1', 'havana'],
    ['7YW-1', 'savoy'],
    ['AWI-1', 'savoy'],
  ] as [TheatreId, string][])(
    'ruling 86: Conflicts on flags go where a theatre counted them: %s leaves %s',
    (first, left) => {
      // On both sides' flags alike, so that no theatre is won.
      const t = inTheatre(first, {
        lay: (table) =>
          table
            .flag('britain', ...EVERYWHERE)
            .flag('france', 'sardinia', 'niagara', 'santiago', 'vellore')
            .conflict(...EVERYWHERE, 'sardinia', 'niagara', 'santiago', 'vellore', 'oswego'),
      });
      expect(t.key).toBeNull();
      expect(EVERYWHERE.filter((space) => t.g.conflicts[SPACE[space]] !== 0)).toEqual(left.split(' '));
      expect(t.g.conflicts[SPACE.oswego], 'on an empty space').toBe(1);
    },
  );

  it('tiles return, and a Basic tile of each side is dealt to every theatre of the next War', () => {
    const t = inTheatre('WSS-4', { lay: (table) => table.tiles('france', 'WSS-1', 'plus-3') });
    expect(t.g.war).toBe(1);
    expect(t.g.secret.bonus.every((tile) => tile === -1)).toBe(true);
    for (const side of [0, 1])
      THEATRES_OF[1].forEach((_, n) => {
        expect(t.g.secret.basic[theatreSlot(side, n)]).toBeGreaterThanOrEqual(0);
      });
    expect(t.told('basic-tile-dealt').length).toBe(8);
  });

  it('the last War has three theatres, and none follows it', () => {
    const before = inTheatre('7YW-4');
    expect(before.told('basic-tile-dealt').length).toBe(6);
    expect(before.g.secret.basic[theatreSlot(0, 3)]).toBe(-1);
    const t = inTheatre('AWI-3');
    expect(t.g.war).toBe(-1);
    expect(t.g.secret.basic.every((tile) => tile === -1)).toBe(true);
  });

  it('Byng and Atlantic Dominance are put away', () => {
    const t = inTheatre('7YW-4', {
      lay: (table) => {
        table.g.byng = 2;
        table.g.atlantic = 0;
      },
    });
    expect([t.g.byng, t.g.atlantic]).toEqual([-1, -1]);
  });
});

describe('rule 45: tiles carried over from the Austrian Succession', () => {
  it('one for each Bonus tile placed there, at most three; Byng is none (ruling 61)', () => {
    const t = inTheatre('WAS-4', {
      lay: (table) => {
        table.tiles('france', 'WAS-1', 'plus-1', 'plus-1').tiles('france', 'WAS-2', 'plus-1', 'plus-1');
        table.tiles('britain', 'WAS-3', 'plus-1');
        table.g.byng = 1;
      },
    });
    expect(t.g.carryOver).toEqual([3, 1]);
    expect(t.g.secret.bonus[bonusSlot(0, 0, 0)]).toBe(-1);
  });

  it('are drawn and placed when each side’s first Action Round of the fourth Peace turn begins', () => {
    const t = inPeaceTurn('round', {
      turn: 4,
      lay: ({ g }) => {
        g.carryOver = [2, 1];
      },
    });
    expect([t.key, t.asked]).toEqual(['place-tile.theatre', 'france']);
    t.play('france', 'place-tile 7YW-3', 'place-tile 7YW-1');
    expect(t.key).toBe('action-round.tile');
    expect(t.g.secret.bonus.slice(0, 8)).toEqual([0, -1, -1, -1, 0, -1, -1, -1]);
    t.play('france', t.offers()[0], 'pass');
    expect([t.key, t.asked]).toEqual(['place-tile.theatre', 'britain']);
    t.play('britain', 'place-tile 7YW-2');
    expect(t.g.carryOver).toEqual([0, 0]);
  });

  it('after no other War', () => {
    const t = inTheatre('7YW-4', { lay: (table) => table.tiles('france', '7YW-1', 'plus-1') });
    expect(t.g.carryOver).toEqual([0, 0]);
  });
});

describe('Optional: Basic tiles allotted by their owners', () => {
  it('each side lays out what it has drawn, unseen by the other', () => {
    // Drawn for France: three tiles of +2 and one of +1; the same for Britain.
    const t = inTheatre('WSS-4', { options: { allotBasicTiles: true } });
    expect(t.key).toBe('allot.tiles');
    expect(t.offers('france')).toEqual(['allot WAS-1 0', 'allot WAS-1 1']);
    t.play('france', 'allot WAS-1 1');
    expect(t.offers('france')).toEqual(['allot WAS-2 0']);
    t.play('france', 'allot WAS-2 0', 'allot WAS-3 0');
    expect(t.key).toBe('allot.tiles');
    t.play('britain', 'allot WAS-1 0', 'allot WAS-2 1', 'allot WAS-3 0');
    expect(t.key).toBeNull();
    expect(t.g.secret.basic.slice(0, 8)).toEqual([1, 0, 0, 0, 0, 1, 0, 0]);
  });
});
