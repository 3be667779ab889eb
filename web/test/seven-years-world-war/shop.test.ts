import { type Purchase, shopOf } from '@cabinet-wars/seven-years-world-war/reckoning';
import { describe, expect, it } from 'vitest';
import { faceOf } from '../../src/boards/seven-years-world-war/panels/faces.tsx';
import type { GameChoice } from '../../src/boards/seven-years-world-war/read/seen.ts';
import {
  litRow,
  oneLess,
  oneMore,
  rowOf,
  shopWith,
  stillToBeHad,
  yearOf,
} from '../../src/boards/seven-years-world-war/shop/basket.ts';
import { dischargeChoices, dischargesOf } from '../../src/boards/seven-years-world-war/shop/DisbandPanel.tsx';
import { paymentFor } from '../../src/boards/seven-years-world-war/shop/pay.ts';
import type { AheadRequest } from '../../src/look-ahead/index.ts';
import { aheadOf, atQuestion, type Moment } from './kit.ts';

const lookAheadAt = (moment: Moment) => async (request: AheadRequest<GameChoice>) => aheadOf(moment, request);

describe('the basket', () => {
  const { view, ask, seat } = atQuestion({ players: 2 }, 'recruiting.hub', 3);
  const open = view.open;
  const armies = shopOf(open, seat, []).wares.find(({ kind, power }) => kind === 'army' && power === 'GB')!;

  it('takes one more on the best square or where one points, and gives the last back', () => {
    const best = oneMore(armies)!;
    expect(best).toMatchObject({ t: 'unit', power: 'GB', kind: 'army', square: armies.places[0].square });
    expect(oneMore(armies, 'A5')).toBeNull();
    const there = oneMore(armies, armies.places.at(-1)!.square)!;
    expect(oneLess([best, there], armies)).toEqual([best]);
    expect(oneLess([], armies)).toEqual([]);
  });

  it('never holds more than can be paid for', () => {
    let basket: readonly Purchase[] = [];
    for (let n = 0; n < 40; n++) {
      const ware = shopOf(open, seat, basket).wares.find((each) => oneMore(each) !== null);
      if (ware === undefined) break;
      basket = [...basket, oneMore(ware)!];
    }
    const { left, treasury } = shopOf(open, seat, basket);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left).toBeLessThan(treasury);
    expect(stillToBeHad(open, seat, basket)).toEqual(basket);
    expect(stillToBeHad(open, seat, [...basket, ...basket]).length).toBeLessThan(2 * basket.length);
  });

  it('means nothing in another year or for another seat', () => {
    const basket = [oneMore(armies)!];
    expect(shopWith(open, ask, { year: yearOf(ask, open), basket }).basket).toEqual(basket);
    expect(shopWith(open, ask, { year: '1 9', basket }).basket).toEqual([]);
  });

  it('lights the squares of the row one looks at, else of the first that has any', () => {
    const shop = shopOf(open, seat, []);
    expect(litRow(shop, rowOf(armies))).toBe(shop.wares.find((ware) => rowOf(ware) === rowOf(armies)));
    expect(litRow(shop, 'no such row')!.places.length).toBeGreaterThan(0);
  });
});

describe('paying', () => {
  const moment = atQuestion({ players: 2 }, 'recruiting.hub', 3);
  const { view, ask, seat } = moment;
  const first = shopOf(view.open, seat, []).wares.find(({ places }) => places.length > 0)!;

  it('is one gesture that buys everything and goes on past phases that offer nothing', async () => {
    const basket = [oneMore(first)!];
    const { choices, markersDue } = await paymentFor(basket, ask, lookAheadAt(moment));
    expect(choices[0]).toMatchObject({ t: 'recruit' });
    expect(choices.filter(({ t }) => t === 'done').length).toBeGreaterThan(0);
    expect(markersDue).toBe(0);
    const { start } = aheadOf(moment, { after: choices, depth: 0 });
    expect(start.choices).toEqual(choices);
    expect(start.end).not.toMatchObject({ key: 'recruiting.hub' });
    expect(start.end).not.toMatchObject({ key: 'disbanding.hub' });
  });

  it('stops to disband where one wants to', async () => {
    const { choices } = await paymentFor([], ask, lookAheadAt(moment), true);
    const { end } = aheadOf(moment, { after: choices, depth: 0 }).start;
    expect(end.t === 'question' && ['training.hub', 'disbanding.hub'].includes(end.key)).toBe(true);
  });

  it('draws markers last, one by one', async () => {
    const basket: Purchase[] = [{ t: 'marker' }, { t: 'marker' }];
    const { choices, markersDue } = await paymentFor(basket, ask, lookAheadAt(moment));
    expect(choices).toEqual([{ t: 'buy-marker' }]);
    expect(markersDue).toBe(1);
  });
});

it('disbanding is one press for each unit', () => {
  const moment = atQuestion({ players: 2 }, 'disbanding.hub', 3);
  const [discharge] = dischargesOf(moment.ask, moment.view.open);
  const { start } = aheadOf(moment, { after: dischargeChoices(discharge), depth: 0 });
  expect(start.choices[0]).toEqual({ t: 'disband' });
  expect(start.end).toMatchObject({ t: 'question', key: 'disbanding.hub' });
});

it('the end of taxation says what it brings', () => {
  const { view, ask } = atQuestion({ players: 2 }, 'taxation.hub', 3);
  const face = faceOf({ choice: { t: 'done' }, view, ask, language: 'en', text: 'done' });
  expect(face.title).toMatch(/^Collect \d+$/);
  expect(faceOf({ choice: { t: 'done' }, view, ask, language: 'it', text: 'fine' }).title).toMatch(/^Riscuoti \d+$/);
});
