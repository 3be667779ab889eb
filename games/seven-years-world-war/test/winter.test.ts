import { describe, expect, it } from 'vitest';
import { squareOf } from '../src/data/squares.ts';
import { choicesToStarve, mayStarve, mustStarve, suggestedStarved, winterOf } from '../src/movement/winter.ts';
import type { Table } from './kit.ts';
import { provisioningOf } from './money-kit.ts';

const hungry = (lay: (t: Table) => void) => provisioningOf({ lay });
const play = (t: ReturnType<typeof hungry>, gone: Parameters<typeof choicesToStarve>[1]) => {
  for (const choice of choicesToStarve(t.g, gone)) {
    const said = Object.values(choice).join(' ');
    // An only answer is not asked for.
    if (t.offers().includes(said)) t.play(0, said);
  }
};

describe('a winter that cannot be paid for (19.3)', () => {
  const lay = (t: Table) =>
    t
      .unit('GB:base', 'C14')
      .unit('GB:fleet-veteran', 'D12')
      .unit('GB:army-veteran', 'B2')
      .unit('GB:army-recruit', 'B2', 2)
      .treasury(0, 5);

  it('says who is fed, who is not, and what it costs', () => {
    const { g } = hungry(lay);
    expect(winterOf(g, 0, [])).toEqual({
      treasury: 5,
      need: 9,
      cost: 9,
      fed: 1,
      squares: [
        { square: 'B2', feeds: 0, units: expect.arrayContaining(['GB:army-veteran', 'GB:army-recruit']), cost: 6 },
        { square: 'D12', feeds: 0, units: ['GB:fleet-veteran'], cost: 3 },
      ],
    });
    const one = [{ square: 'B2', piece: 'GB:army-recruit' }];
    expect(winterOf(g, 0, one)).toMatchObject({ need: 9, cost: 7, squares: [{ cost: 4 }, { cost: 3 }] });
  });

  it('suggests the weakest, no more than must go, and so it is done', () => {
    const t = hungry(lay);
    const gone = suggestedStarved(t.g, 0);
    expect(gone).toEqual([
      { square: 'B2', piece: 'GB:army-recruit' },
      { square: 'B2', piece: 'GB:army-recruit' },
    ]);
    play(t, gone);
    expect([t.question, t.treasury(0), t.at('B2'), t.at('D12')]).toEqual([
      null,
      0,
      ['GB:army-veteran'],
      ['GB:fleet-veteran'],
    ]);
  });

  it('lets nobody go without need', () => {
    const { g } = hungry(lay);
    const recruit = { square: 'B2', piece: 'GB:army-recruit' };
    const fleet = { square: 'D12', piece: 'GB:fleet-veteran' };
    expect(mustStarve(g, 0, [recruit, fleet, recruit])).toEqual([recruit, fleet]);
    expect(mayStarve(g, [fleet], squareOf('D12'))).toBe(false);
    expect(mayStarve(g, [fleet], squareOf('B2'))).toBe(true);
  });

  it('19.4: knows a fleet that has lost its cargo first by its new name', () => {
    const t = hungry((laid) => laid.loaded('GB:fleet-veteran', 'GB:army-recruit', 'D12').treasury(0, 2));
    play(t, [
      { square: 'D12', piece: 'GB:army-recruit@sea' },
      { square: 'D12', piece: 'GB:fleet-veteran+GB:army-recruit' },
    ]);
    expect([t.question, t.at('D12'), t.treasury(0)]).toEqual([null, [], 2]);
  });

  it('leaves the table as it is', () => {
    const { g } = hungry(lay);
    const before = JSON.stringify(g);
    winterOf(g, 0, suggestedStarved(g, 0));
    expect(JSON.stringify(g)).toBe(before);
  });
});
