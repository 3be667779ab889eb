import { describe, expect, it } from 'vitest';
import type { SpaceId } from '../src/data/map/spaces.ts';
import type { Table } from './kit.ts';
import { inPeaceTurn } from './turn-kit.ts';
import { endingOf } from './war-kit.ts';

describe('The end of the turn', () => {
  it('rule 9: treaty points are cut to four after the last Action Round, not what scoring brings later', () => {
    const t = inPeaceTurn('reduceTreaty', { lay: (table) => table.treaty('france', 7).treaty('britain', 3) });
    expect(t.told('treaty').filter(({ cause }) => cause === 'limit')).toMatchObject([
      { side: 'france', n: -3, now: 4 },
    ]);
    const later = t.told('treaty').filter(({ cause }) => cause !== 'limit');
    expect(later.length).toBeGreaterThan(0);
  });

  const MARKETS_OF_ALL: readonly SpaceId[] = ['niagara', 'york-factory', 'georges-bank', 'havana', 'santiago'];
  const scoring = (lay: (table: Table) => void) =>
    inPeaceTurn('scoring', {
      turn: 2,
      lay: (table) => {
        table.clear();
        table.g.awards = [2, 3, 6, 7];
        lay(table);
      },
    });

  it('rule 10: Awards, then Prestige, then Global Demand, then the check', () => {
    const t = scoring((table) => table.flag('france', ...MARKETS_OF_ALL, 'russia', 'kurpa'));
    const kinds = t.events.map(({ t: kind }) => kind).filter((kind) => kind.endsWith('-scored'));
    expect(kinds).toEqual([
      ...new Array(4).fill('region-scored'),
      'prestige-scored',
      ...new Array(3).fill('demand-scored'),
    ]);
  });

  it('rule 10: the track may pass 30 and come back before the check', () => {
    const t = scoring((table) => table.vp(29).flag('france', 'savoy', 'sardinia').flag('britain', 'minorca'));
    expect(t.told('vp').map(({ now }) => now)).toEqual([30, 28]);
    expect(endingOf(t)).toBeNull();
  });

  it('rule 10: at the check 30 is a French win, 0 a British one', () => {
    expect(endingOf(scoring((table) => table.vp(29).flag('france', 'niagara')))).toBe('france by vp');
    expect(endingOf(scoring((table) => table.vp(1).flag('britain', 'niagara')))).toBe('britain by vp');
  });

  it('ruling 69: all four Awards and all demands win at once, with or without Prestige', () => {
    const sweep = (table: Table) => table.flag('france', ...MARKETS_OF_ALL, 'savoy', 'kurpa');
    expect(endingOf(scoring(sweep))).toBe('france by peace-sweep');
    expect(endingOf(scoring((table) => sweep(table).flag('britain', 'minorca').flag('france', 'sardinia')))).toBe(
      'france by peace-sweep',
    );
  });

  it('ruling 13: a tie gives nothing and breaks the sweep', () => {
    const t = scoring((table) =>
      table
        .flag('france', ...MARKETS_OF_ALL, 'savoy', 'kurpa')
        .flag('britain', 'vellore')
        .vp(15),
    );
    expect(t.told('region-scored').at(-1)).toMatchObject({ region: 'india', winner: 'nobody' });
    expect(endingOf(t)).toBeNull();
  });

  it('ruling 13: a lead of one wins no Award that asks for two', () => {
    const t = scoring((table) => {
      table.flag('france', 'savoy');
      table.g.awards = [0, 3, 6, 7];
    });
    expect(t.told('region-scored')[0]).toMatchObject({ france: 1, britain: 0, winner: 'nobody' });
  });

  it('ruling 14: a fourth demand must be won, too', () => {
    const lay = (table: Table) => {
      table.flag('france', ...MARKETS_OF_ALL, 'savoy', 'kurpa');
      table.g.demand = [0, 2, 3, 4];
    };
    expect(endingOf(scoring(lay))).toBeNull();
    expect(
      endingOf(
        scoring((table) => {
          lay(table);
          table.flag('france', 'georgia');
        }),
      ),
    ).toBe('france by peace-sweep');
  });

  it('rule 6: demands are settled in the order of the table: spice makes room for the Debt of tobacco', () => {
    const t = scoring((table) => {
      table.flag('france', 'calicut', 'georgia').debt('france', 6);
      table.g.demand = [1, 3, 5];
    });
    expect(t.told('debt').map(({ n }) => n)).toEqual([-1, 1]);
    expect(t.told('vp').some(({ cause }) => cause === 'excess-debt')).toBe(false);
  });

  it('rule 6: Debt a demand brings is forced, and beyond the Limit pays the opponent', () => {
    const t = scoring((table) => {
      table.flag('france', 'georgia').debt('france', 6);
      table.g.demand = [2, 3, 5];
    });
    expect(t.debt('france')).toBe(6);
    expect(t.told('vp').filter(({ cause }) => cause === 'excess-debt')).toMatchObject([{ side: 'britain', n: 1 }]);
  });

  it('rule 24: spaces with a Conflict count for no Award, Prestige or demand; Isolated Markets and damaged Forts do', () => {
    const t = scoring((table) =>
      table
        .flag('france', 'niagara', 'louisbourg', 'russia', 'albany')
        .damaged('louisbourg')
        .conflict('russia', 'albany'),
    );
    expect(t.told('region-scored').map(({ france }) => france)).toEqual([0, 2, 0, 0]);
    expect(t.told('prestige-scored')[0].france).toBe(0);
    expect(t.told('demand-scored')[0]).toMatchObject({ commodity: 'furs', france: 1 });
  });
});
