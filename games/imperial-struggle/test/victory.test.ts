import { describe, expect, it } from 'vitest';
import { endingOf, inProcedure, inTheatre, type WarTable } from './war-kit.ts';

describe('Victory after a War', () => {
  it('a sweep: every theatre won in its top row', () => {
    const t = inTheatre('7YW-1', {
      lay: (table) =>
        table
          .navyBox('britain', 0)
          .lead('france', '7YW-1', 5)
          .lead('france', '7YW-2', 5)
          .lead('france', '7YW-3', 3)
          .lead('france', '7YW-4', 5),
    });
    t.play('france', 'no-more', 'no-more');
    expect(endingOf(t)).toBe('france by war-sweep');
    expect(t.question).toBeNull();
  });

  it('no sweep with one theatre a row below', () => {
    const t = inTheatre('WAS-1', {
      lay: (table) => {
        for (const theatre of ['WAS-1', 'WAS-2', 'WAS-3', 'WAS-4'] as const)
          table.lead('britain', theatre, theatre === 'WAS-4' ? 2 : 4);
      },
    });
    t.play('britain', 'no-more', 'no-more', 'no-more');
    expect(endingOf(t)).toBeNull();
    const sweep = inTheatre('WAS-1', {
      lay: (table) => {
        for (const theatre of ['WAS-1', 'WAS-2', 'WAS-3', 'WAS-4'] as const) table.lead('britain', theatre, 4);
      },
    });
    sweep.play('britain', 'no-more', 'no-more', 'no-more');
    expect(endingOf(sweep)).toBe('britain by war-sweep');
  });

  it('the ends of the track are looked at after the last theatre', () => {
    const won = (vp: number, side: 'france' | 'britain') =>
      endingOf(inTheatre('7YW-4', { lay: (table) => table.vp(vp).lead(side, '7YW-4', 1) }));
    expect(won(28, 'france')).toBe('france by vp');
    expect(won(27, 'france')).toBeNull();
    expect(won(2, 'britain')).toBe('britain by vp');
    expect(won(3, 'britain')).toBeNull();
  });

  it('rule 10: the track may pass its end during the War and come back', () => {
    const t = inTheatre('WSS-3', {
      lay: (table) => table.vp(29).lead('france', 'WSS-3', 1).lead('britain', 'WSS-4', 1),
    });
    expect(t.told('vp').map(({ now }) => now)).toEqual([30, 29]);
    expect(endingOf(t)).toBeNull();
  });
});

describe('rule 49: Final Scoring', () => {
  const final = (lay: (table: WarTable) => void = () => {}) => inProcedure('final-scoring', {}, { lay });
  const scored = (lay: (table: WarTable) => void) =>
    final(lay)
      .told('vp')
      .map(({ side, n }) => `${side} ${n}`);

  it('2 VP for Prestige once more', () => {
    expect(scored((table) => table.flag('france', 'russia', 'sweden').flag('britain', 'dutch-prestige'))).toEqual([
      'france 2',
    ]);
    expect(scored((table) => table.flag('france', 'russia').flag('britain', 'dutch-prestige'))).toEqual([]);
    expect(
      scored((table) => table.flag('france', 'russia', 'sweden').flag('britain', 'dutch-prestige').conflict('russia')),
    ).toEqual([]);
  });

  it('the two American Prestige spaces count', () => {
    expect(scored((table) => table.flag('britain', 'usa-2'))).toEqual(['britain 2']);
  });

  it('1 VP for each full two of a lead in Available Debt, at most four', () => {
    const lead = (n: number) => scored((table) => table.debt('france', n, 14).debt('britain', 0, 14));
    expect(lead(1)).toEqual([]);
    expect(lead(2)).toEqual(['britain 1']);
    expect(lead(7)).toEqual(['britain 3']);
    expect(lead(12)).toEqual(['britain 4']);
    expect(scored((table) => table.debt('britain', 5, 14).debt('france', 0, 14))).toEqual(['france 2']);
  });

  it('1 VP for each commodity led, in demand or not; Conflicts count for nobody, Isolation does not matter', () => {
    expect(scored((table) => table.flag('france', 'niagara', 'kurpa', 'havana').flag('britain', 'georgia'))).toEqual([
      'france 1',
      'britain 1',
      'france 1',
      'france 1',
    ]);
    expect(scored((table) => table.flag('france', 'niagara').conflict('niagara'))).toEqual([]);
    expect(scored((table) => table.flag('france', 'chesapeake'))).toEqual([]);
  });

  it('2 VP for each Territory that was the other side’s at the start, and none for what was nobody’s', () => {
    expect(scored((table) => table.flag('britain', 'acadia', 'pondicherry', 'jamaica', 'gibraltar'))).toEqual([
      'britain 2',
      'britain 2',
    ]);
    expect(scored((table) => table.flag('france', 'calcutta', 'hudson-bay', 'san-agustin'))).toEqual(['france 2']);
  });

  it('American flags count as French: for the Northern Colonies and the Carolinas, not for San Agustin or Quebec', () => {
    expect(
      scored((table) => table.flag('usa', 'northern-colonies', 'carolinas', 'san-agustin', 'quebec-montreal')),
    ).toEqual(['france 2', 'france 2']);
  });

  it('more than 15 is a French win, less a British one', () => {
    expect(endingOf(final((table) => table.vp(16)))).toBe('france by final');
    expect(endingOf(final((table) => table.vp(14)))).toBe('britain by final');
  });

  it('rule 11, ruling 64: at 15 the side with more Available Debt, and Britain if that is even, too', () => {
    expect(endingOf(final((table) => table.debt('britain', 1)))).toBe('france by final-debt');
    expect(endingOf(final((table) => table.debt('france', 1)))).toBe('britain by final-debt');
    expect(endingOf(final())).toBe('britain by final-even');
  });

  it('rule 49: the ends of the track mean nothing any more', () => {
    expect(endingOf(final((table) => table.vp(29).flag('france', 'russia')))).toBe('france by final');
  });
});

describe('Optional: bids for the sides', () => {
  const bids = (first: number, second: number, lot?: number) => {
    const t = inProcedure('bid', { bids: [0, 0] });
    if (lot !== undefined) t.numbers(lot);
    t.play('france', `bid ${first}`);
    expect(t.key).toBe('bid.bid');
    return t.play('britain', `bid ${second}`);
  };

  it('ruling 100: the lower bid plays Britain and has as many points; the other plays France', () => {
    const kept = bids(3, 1);
    expect([kept.g.sideOf, kept.g.seatOf, kept.g.treaty]).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
    const changed = bids(1, 2);
    expect([changed.g.sideOf, changed.g.seatOf, changed.g.treaty]).toEqual([
      [1, 0],
      [1, 0],
      [0, 1],
    ]);
  });

  it('equal bids are settled by lot', () => {
    expect(bids(2, 2, 0).g.sideOf).toEqual([0, 1]);
    const t = bids(2, 2, 1);
    expect([t.g.sideOf, t.g.treaty]).toEqual([
      [1, 0],
      [0, 2],
    ]);
    expect(t.told('sides-settled')).toMatchObject([{ france: 1, lot: true }]);
  });
});
