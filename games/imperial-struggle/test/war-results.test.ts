import { describe, expect, it } from 'vitest';
import { opponentOf, SIDES, type SideId, sideOf } from '../src/data/sides.ts';
import { THEATRES, type TheatreId } from '../src/data/wars.ts';
import { inTheatre, type WarTable } from './war-kit.ts';

/** For margins 1, 2, 3 …: the winner's VP and Conquest Points, the loser's Treaty Points. Written anew from the War displays. */
const BOTH: Partial<Record<TheatreId, string>> = {
  'WSS-1': '2/0/1 2/0/1 2/1/2 2/1/2 3/2/3 3/2/3',
  'WSS-2': '1/0/1 1/1/2 1/1/2 1/2/2 1/2/2',
  'WSS-3': '1/0/0 1/0/0 1/1/1 1/1/2 1/1/2',
  'WSS-4': '1/0/0 1/0/0 2/0/1 2/0/1 4/0/2 4/0/2',
  'WAS-1': '1/0/0 1/0/0 1/1/1 1/1/1',
  'WAS-2': '0/1/0 0/1/0 0/1/1 0/1/1',
  'WAS-3': '0/1/0 0/1/0 0/2/1 0/2/2 0/2/2',
  '7YW-1': '0/0/0 0/0/0 0/0/0 0/0/0 0/0/0 0/0/0',
  '7YW-2': '0/1/1 0/1/1 0/1/2 0/1/2 0/2/3 0/2/3',
  '7YW-3': '0/1/1 0/1/1 1/2/3 1/2/3 2/3/4 2/3/4',
  '7YW-4': '2/0/0 2/0/0 3/0/0 3/0/0 4/0/1 4/0/1',
  'AWI-2': '0/1/1 0/1/1 0/2/3 0/2/3',
  'AWI-3': '0/1/0 0/1/1 0/1/1 0/2/2 0/2/2',
};
const ROWS: Record<SideId, Partial<Record<TheatreId, string>>> = {
  france: { ...BOTH, 'WAS-4': '2/0/1 3/0/2 3/0/2 5/0/3 5/0/3', 'AWI-1': '2/0/2 2/0/2 3/0/2 3/0/2 4/0/3 4/0/3' },
  britain: { ...BOTH, 'WAS-4': '1/0/0 2/0/1 3/0/2 3/0/2', 'AWI-1': '2/0/0 3/1/1 3/1/1 4/2/2 4/2/2' },
};

/** Spaces of every Region that can always be taken, so that Conquest Points show. */
const TAKEN = ['minorca', 'gibraltar', 'york-factory', 'albany', 'malacca-route', 'calicut', 'havana', 'antigua'];

describe.each(THEATRES)('rules 39 and 40: %s', (theatre) => {
  it.each(SIDES)('pays %s by the margin, and consoles the loser', (winner) => {
    const rows = ROWS[winner][theatre]!.split(' ').map((row) => row.split('/').map(Number));
    rows.forEach(([vp, cp, trp], i) => {
      const t = inTheatre(theatre, { lay: (table) => wonBy(table, winner, theatre, i + 1) });
      for (let n = 0; n < cp; n++) {
        expect(t.key, `a win by ${i + 1}`).toBe('conquest.take');
        t.play(winner, t.offers().find((line) => TAKEN.includes(line.split(' ')[1]))!);
      }
      expect(t.key, `a win by ${i + 1}`).not.toBe('conquest.take');
      expect(t.told('theatre-decided')[0]).toMatchObject({ theatre, winner, margin: i + 1 });
      const scored = t.told('vp').map(({ side, n, cause }) => `${side} ${n} ${cause}`);
      expect(scored, `a win by ${i + 1}`).toEqual(vp === 0 ? [] : [`${winner} ${vp} war`]);
      const loser = opponentOf(sideOf(winner));
      expect([t.g.treaty[loser], t.g.treaty[1 - loser]], `a win by ${i + 1}`).toEqual([trp, 0]);
    });
  });

  it('leaves all as it was in a draw', () => {
    const t = inTheatre(theatre);
    expect(t.told('theatre-decided')[0]).toMatchObject({ theatre, winner: 'nobody', margin: 0 });
    expect(t.g.vp).toBe(15);
    expect(t.g.treaty).toEqual([0, 0]);
  });
});

/** A theatre won by so much, no squadrons about, and what Atlantic Dominance would bring made good. */
function wonBy(table: WarTable, winner: SideId, theatre: TheatreId, margin: number): void {
  table.navyBox('france', 0).navyBox('britain', 0).lead(winner, theatre, margin);
  if (theatre === '7YW-1' && margin > 1) table.lead(SIDES[opponentOf(sideOf(winner))], '7YW-3', 2);
}
