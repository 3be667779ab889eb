import { expect, it } from 'vitest';
import { taughtCounts, taughtGoal } from '../../src/boards/seven-years-world-war/march/taught-march.ts';
import type { BoardProps, GameChoice } from '../../src/boards/seven-years-world-war/read/seen.ts';
import { dueIn } from '../../src/boards/seven-years-world-war/shop/taught-basket.ts';

const meaning = (...wanted: readonly GameChoice[]): Pick<BoardProps, 'taught'> => ({
  taught: { thing: null, isFree: false, wanted, of: () => ({ isMeant: true, step: null }) },
});

it('what a lesson means to be bought is due one after the other, each to its square, until the basket has it', () => {
  const props = meaning(
    { t: 'recruit', power: 'PR', kind: 'army' },
    { t: 'recruit', power: 'GB', kind: 'army' },
    { t: 'place', square: 'D8' },
    { t: 'buy-marker' },
    { t: 'buy-marker' },
    { t: 'done' },
  );
  const inPrussia = { t: 'unit', power: 'PR', kind: 'army', square: 'C16' } as const;
  const inEngland = { t: 'unit', power: 'GB', kind: 'army', square: 'C14' } as const;
  const inNovaScotia = { ...inEngland, square: 'D8' } as const;
  const due = (...basket: Parameters<typeof dueIn>[1]) =>
    dueIn(props, basket).map(({ ware, square }) => [ware.power ?? ware.t, square]);
  expect(due()).toEqual([
    ['PR', null],
    ['GB', 'D8'],
    ['marker', null],
    ['marker', null],
  ]);
  // An army elsewhere is not the one that is meant.
  expect(due(inPrussia, inEngland)[0]).toEqual(['GB', 'D8']);
  expect(due(inPrussia, inNovaScotia, { t: 'marker' })).toEqual([['marker', null]]);
  expect(due(inPrussia, inNovaScotia, { t: 'marker' }, { t: 'marker' })).toEqual([]);
  expect(dueIn({}, [])).toEqual([]);
});

it('the force a lesson means lies ready, and the light goes on to where it is to go', () => {
  const props = meaning(
    { t: 'move', square: 'C14' },
    { t: 'take', piece: 'GB:fleet-veteran' },
    { t: 'take', piece: 'GB:army-veteran' },
    { t: 'go' },
    { t: 'step', square: 'B14' },
    { t: 'step', square: 'D8' },
    { t: 'stop' },
  );
  expect(taughtCounts(props, 'move', 'C14')).toEqual({ 'GB:fleet-veteran': 1, 'GB:army-veteran': 1 });
  expect(taughtGoal(props, 'C14')).toBe('D8');
  // Another force is nobody's, and without a lesson nothing is.
  expect(taughtCounts(props, 'move', 'C16')).toBeNull();
  expect(taughtGoal(props, 'C16')).toBeNull();
  expect(taughtGoal({}, 'C14')).toBeNull();
});
