import { describe, expect, it } from 'vitest';
import { MARKER_COST } from '../src/data/charts.ts';
import { choicesFor, type Purchase, type Shop, shopOf, sumOf } from '../src/money/shop.ts';
import { revenueNow } from '../src/money/taxes.ts';
import type { Table } from './kit.ts';
import { recruitingOf, taxing } from './money-kit.ts';

const shopping = (lay: (t: Table) => void) => recruitingOf({ lay });
const army = (square: string): Purchase => ({ t: 'unit', power: 'PR', kind: 'army', square });
const wareOf = ({ wares }: Shop, kind: string, power = 'PR') =>
  wares.find((ware) => ware.kind === kind && ware.power === power)!;
const worksOf = ({ wares }: Shop, t: string) => wares.find((ware) => ware.t === t)!;

describe('the shop of whoever recruits', () => {
  const prussia = (t: Table) => t.unit('PR:army-recruit', 'C16', 2).treasury(0, 26);

  it('lists what the rules offer, at their price, with room and counters', () => {
    const t = shopping(prussia);
    const shop = shopOf(t.g, 0, []);
    expect(wareOf(shop, 'army')).toMatchObject({ price: 4, left: 4, places: [{ square: 'C16', room: 4 }] });
    const offered = t.offers().filter((line) => line.startsWith('recruit'));
    const listed = shop.wares.flatMap(({ power, kind, places }) =>
      power !== null && places.length > 0 ? [`recruit ${power} ${kind}`] : [],
    );
    expect([...listed].sort()).toEqual([...offered].sort());
    expect(worksOf(shop, 'marker')).toMatchObject({ price: MARKER_COST, left: t.g.pool });
  });

  it('counts what is in the basket: money, counters, room, what winter will want', () => {
    const t = shopping(prussia);
    const basket = [army('C16'), army('C16'), { t: 'marker' } as const];
    expect(sumOf(t.g, basket)).toBe(11);
    const shop = shopOf(t.g, 0, basket);
    expect(shop).toMatchObject({ treasury: 26, sum: 11, left: 15, winter: 0 });
    expect(wareOf(shop, 'army')).toMatchObject({ left: 2, places: [{ square: 'C16', room: 2 }] });
    const full = shopOf(t.g, 0, [army('C16'), army('C16'), army('C16'), army('C16')]);
    expect(wareOf(full, 'army')).toMatchObject({ left: 0, places: [] });
    expect(full.winter).toBe(4);
  });

  it('is bought by saying what the rules ask, and costs what it said', () => {
    const t = shopping((laid) =>
      prussia(laid).unit('GB:base', 'C14').unit('GB:army-recruit', 'C13').pillaged('C13').treasury(0, 60),
    );
    const basket: Purchase[] = [
      { t: 'restore', square: 'C13' },
      { t: 'unit', power: 'GB', kind: 'army', square: 'C13' },
      { t: 'fortify', square: 'C14' },
      army('C16'),
    ];
    const { left, sum } = shopOf(t.g, 0, basket);
    for (const purchase of basket)
      for (const choice of choicesFor(purchase))
        if (t.offers().includes(Object.values(choice).join(' '))) t.play(0, Object.values(choice).join(' '));
    expect(t.treasury(0)).toBe(left);
    expect(sum).toBe(60 - left);
    expect(t.at('C13')).toEqual(['GB:army-recruit', 'GB:army-recruit']);
    expect(t.at('C14')).toEqual(['GB:fortified-zone']);
  });

  it('opens a pillaged square once restoring it is in the basket', () => {
    const t = shopping((laid) => laid.unit('PR:army-recruit', 'C16').pillaged('C16').treasury(0, 40));
    expect(wareOf(shopOf(t.g, 0, []), 'army').places).toEqual([]);
    expect(worksOf(shopOf(t.g, 0, []), 'restore').places).toMatchObject([{ square: 'C16', price: 8 }]);
    expect(wareOf(shopOf(t.g, 0, [{ t: 'restore', square: 'C16' }]), 'army').places).toHaveLength(1);
  });

  it('leaves the table as it is', () => {
    const t = shopping(prussia);
    const before = JSON.stringify(t.g);
    shopOf(t.g, 0, [army('C16'), { t: 'marker' }]);
    expect(JSON.stringify(t.g)).toBe(before);
  });
});

it('10.1: what taxation would bring is what it then brings', () => {
  const t = taxing({
    lay: (laid) => laid.unit('GB:base', 'C14').unit('PR:base', 'C16').hand(0, 'illuminati').treasury(0, 1),
  });
  const revenue = revenueNow(t.g)!;
  expect(revenue).toBeGreaterThan(0);
  t.play(0, 'done');
  expect(t.treasury(0)).toBe(1 + revenue);
  expect(revenueNow(t.g)).toBeNull();
});
