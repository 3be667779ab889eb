import { describe, expect, it } from 'vitest';
import { SPACE } from '../src/data/map/spaces.ts';
import { priceNow } from '../src/purchases/price-now.ts';
import { inRound, type Table } from './kit.ts';

describe('The price of a shift', () => {
  it('names every ministry, Event and Advantage that lowers it', () => {
    const t = inRound({
      side: 'britain',
      turn: 3,
      tile: 'inv-13',
      lay: (on) =>
        on
          .ministry('charles-hanbury-williams')
          .flag('france', 'prussia-prestige')
          .flag('britain', 'austria-prestige-north'),
    });
    t.play('britain', 'ability hanbury-williams-prices', 'begin major', 'advantage silesia-negotiations');
    expect(t.told('bought').at(-1)).toMatchObject({ price: 1 });
    const price = (lay: (on: Table) => void) =>
      priceNow(inRound({ side: 'britain', tile: 'inv-09', lay }).g, SPACE['ireland-prestige']);
    expect(price((on) => on.ministry('jonathan-swift'))).toMatchObject({ price: 2, less: 1, by: 'jonathan-swift' });
    expect(price(() => {})).toMatchObject({ price: 3, less: 0, by: '' });
  });
});
