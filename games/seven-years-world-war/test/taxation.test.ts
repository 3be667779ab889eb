import { describe, expect, it } from 'vitest';
import { ROUTE, type RouteId } from '../src/data/routes.ts';
import { controlsRoute, routesOf } from '../src/money/trade-routes.ts';
import { trade } from './deals-kit.ts';
import { inPhase, type Table, table } from './kit.ts';
import { taxing } from './money-kit.ts';

/** What a player has after his taxation; hands are empty, so that nobody is asked. */
const taxed = (lay: (t: Table) => void, seat = 0) => taxing({ seat, lay }).treasury(seat);

describe('10.1, 10.11 Taxes of occupied squares', () => {
  it('5.1: are paid to whoever has a unit there, of whatever kind', () => {
    expect(taxed((t) => t.unit('GB:base', 'C14'))).toBe(6);
    expect(taxed((t) => t.unit('GB:army-recruit', 'C14', 3))).toBe(6);
    expect(taxed((t) => t.unit('PR:fortified-zone', 'C16').unit('GB:base', 'D8'))).toBe(5);
  });

  it('4.9: go to the conqueror of Prussia, not to its controller', () => {
    const lay = (t: Table) => t.unit('FR:army-veteran', 'C16').unit('PR:army-veteran', 'F7');
    expect(taxed(lay, 0)).toBe(0);
    expect(taxed(lay, 1)).toBe(4);
  });

  it('18.4, ruling 30: a fleet in a port occupies it', () => {
    expect(taxed((t) => t.unit('GB:fleet-veteran', 'H8'))).toBe(3);
  });

  it('come from minor powers’ squares too, but not from wilderness or the sea', () => {
    expect(
      taxed((t) => t.unit('GB:army-recruit', 'D15').unit('GB:army-recruit', 'F7').unit('GB:fleet-veteran', 'D12')),
    ).toBe(3);
  });

  it('10.13: are not to be had while a square is pillaged', () => {
    expect(taxed((t) => t.unit('GB:base', 'C14').unit('GB:base', 'D8').pillaged('C14'))).toBe(1);
  });

  it('10.14: are added to what was left', () => {
    expect(taxed((t) => t.unit('GB:base', 'C14').treasury(0, 7))).toBe(13);
  });

  it('4.31: neutral powers collect none', () => {
    expect(taxing({ lay: (t) => t.unit('SP:base', 'E13').unit('GB:base', 'C13') }).g.treasury).toEqual([2, 0]);
  });
});

describe('10.12 Trade routes', () => {
  const g = (lay: (t: Table) => void) => table({ phase: 'taxation', lay });
  const has = (route: RouteId, lay: (t: Table) => void, seat = 0) => controlsRoute(g(lay), seat, ROUTE[route]);
  const american = (t: Table) => t.unit('GB:base', 'C14').unit('GB:base', 'E7');

  it('10.122: belong to who holds both ends, with any unit', () => {
    expect(has('american-colonies', american)).toBe(true);
    expect(has('american-colonies', (t) => t.unit('GB:base', 'C14'))).toBe(false);
    expect(has('american-colonies', (t) => american(t).unit('FR:base', 'D7'), 1)).toBe(false);
    expect(has('antilles', (t) => t.unit('GB:army-recruit', 'D13').unit('GB:fleet-recruit', 'H8'))).toBe(true);
  });

  it('10.122: are blocked by an enemy fleet anywhere on the line, not by land units on its coasts', () => {
    expect(has('american-colonies', (t) => american(t).unit('FR:fleet-recruit', 'D10'))).toBe(false);
    expect(has('american-colonies', (t) => american(t).unit('FR:fleet-recruit', 'C13'))).toBe(false);
    expect(has('american-colonies', (t) => american(t).unit('FR:army-recruit', 'C13'))).toBe(true);
    expect(has('american-colonies', (t) => american(t).unit('FR:fleet-recruit', 'D11'))).toBe(true);
    expect(has('american-colonies', (t) => american(t).unit('GB:fleet-recruit', 'D10'))).toBe(true);
  });

  it('ruling 28: are not blocked by neutral powers, and by minor fleets on the open sea only', () => {
    expect(has('american-colonies', (t) => american(t).unit('SP:fleet-recruit', 'D10'))).toBe(true);
    expect(has('american-colonies', (t) => american(t).unit('minor:fleet-recruit', 'D10', 1, 'portugal'))).toBe(false);
    const indies = (t: Table) => t.unit('GB:base', 'E13').unit('GB:base', 'H6');
    expect(has('west-indies', (t) => indies(t).unit('minor:fleet-recruit', 'F13'))).toBe(true);
    expect(has('west-indies', (t) => indies(t).unit('minor:fleet-recruit', 'F12', 1, 'barbary-states'))).toBe(false);
  });

  it('10.13: end with the pillage of a terminus', () => {
    expect(has('american-colonies', (t) => american(t).pillaged('E7'))).toBe(false);
  });

  it('10.123: the East Indies need one port in Europe and one in Asia, and two players may have them at once', () => {
    const both = (t: Table) =>
      t.unit('GB:base', 'C14').unit('GB:base', 'G23').unit('FR:base', 'D13').unit('FR:base', 'I22');
    expect([has('east-indies', both, 0), has('east-indies', both, 1)]).toEqual([true, true]);
    expect(has('east-indies', (t) => t.unit('GB:base', 'C14').unit('GB:base', 'C15'))).toBe(false);
  });

  it('10.123, ruling 29: with several ports, any pair that is free will do, and none pays twice', () => {
    const lay = (t: Table) =>
      t.unit('GB:base', 'C14').unit('GB:base', 'G23').unit('GB:base', 'K25').unit('FR:fleet-recruit', 'I23');
    expect(has('east-indies', lay)).toBe(true);
    expect(taxed(lay)).toBe(6 + 3 + 3 + 4);
    expect(
      has('east-indies', (t) => {
        lay(t);
        t.unit('FR:fleet-recruit', 'K22');
      }),
    ).toBe(false);
  });

  it('10.124: crossing lines do not matter', () => {
    const lay = (t: Table) => american(t).unit('GB:base', 'D13').unit('GB:base', 'H8').unit('GB:base', 'G23');
    expect(routesOf(g(lay), 0)).toEqual([ROUTE['american-colonies'], ROUTE.antilles, ROUTE['east-indies']]);
    expect(taxed(lay)).toBe(6 + 3 + 3 + 3 + 3 + (3 + 3 + 4));
  });

  it('14.23: the Philippines are reached across the map’s edge', () => {
    const manila = (t: Table) => t.unit('GB:base', 'H26').unit('GB:base', 'H4');
    expect(has('philippines', manila)).toBe(true);
    expect(has('philippines', (t) => manila(t).unit('FR:fleet-recruit', 'H1'))).toBe(false);
  });

  it('the Arabian Sea and China belong to nobody till a minor power’s port is taken', () => {
    expect(has('arabian-sea', (t) => t.unit('GB:base', 'G20').unit('GB:base', 'H21'))).toBe(true);
    expect(has('china', (t) => t.unit('GB:base', 'F26').unit('GB:base', 'H25'))).toBe(true);
  });
});

describe('25.0 Increasing taxes', () => {
  const raising = (lay: (t: Table) => void) => taxing({ options: { increasingTaxes: true }, lay });
  const home = (t: Table) => t.unit('GB:base', 'C14').unit('GB:base', 'E7').unit('PR:army-veteran', 'C16');

  it.each([
    [2, 'protest', 0],
    [3, 'taxes-1', 9],
    [4, 'taxes-2', 18],
    [5, 'taxes-2', 18],
    [6, 'taxes-3', 27],
  ] as const)('29.4: a %i is %s: British squares pay %i', (die, result, points) => {
    const t = raising(home).dice(die).play(0, 'raise-taxes GB');
    expect(t.told('taxes-raised')).toMatchObject([{ power: 'GB', result }]);
    t.play(0, 'done');
    // 25.2: the route and Prussia pay as usual.
    expect(t.told('treasury').map((e) => e.points)).toEqual([points + 4, 3]);
  });

  it('25.2: each power is its own attempt, once', () => {
    const t = raising(home).dice(4).play(0, 'raise-taxes GB').dice(6).play(0, 'raise-taxes PR');
    expect(t.offers()).toEqual(['done']);
    expect(t.why(0, 'raise-taxes GB')).toEqual(['taxes-raised-already']);
    expect(t.why(0, 'raise-taxes FR')).toEqual(['power-not-yours']);
    t.play(0, 'done');
    expect(t.treasury(0)).toBe(18 + 12 + 3);
  });

  it('25.1, ruling 96: where units of several powers stand, the player says which of them raises taxes', () => {
    const mixed = (t: Table) => t.unit('GB:army-veteran', 'C16').unit('PR:army-veteran', 'C16').unit('GB:base', 'C13');
    const t = raising(mixed).play(0, 'raise-taxes GB');
    expect([t.key, t.offers()]).toEqual(['taxation.claim', ['tax-here yes', 'tax-here no']]);
    t.dice(2).play(0, 'tax-here no').dice(6).play(0, 'raise-taxes PR', 'tax-here yes').play(0, 'done');
    expect(t.treasury(0)).toBe(0 + 12);
    const other = raising(mixed).dice(6).play(0, 'raise-taxes GB', 'tax-here yes');
    expect(other.why(0, 'raise-taxes PR')).toEqual(['no-taxes-there']);
    other.play(0, 'done');
    expect(other.treasury(0)).toBe(6 + 12);
  });

  it('25.3, ruling 97: a rebellion costs the taxes, and another player leads it in a land that was taxed', () => {
    const t = taxing({
      options: { increasingTaxes: true, players: 3 },
      control: { GB: 0, FR: 1, RU: 2 },
      lay: (laid) => laid.unit('GB:base', 'C14').unit('GB:army-recruit', 'D15').unit('GB:base', 'F7'),
    });
    t.dice(1).numbers(1).play(0, 'raise-taxes GB');
    expect(t.told('rebellion')).toMatchObject([{ seat: 2, power: 'GB' }]);
    expect([t.key, t.asked, t.offers()]).toEqual(['rebellion.where', 2, ['rebel-in GB', 'rebel-in german-states']]);
  });

  it('is not offered where the rule is not played', () => {
    const t = taxing({ lay: (laid) => home(laid).hand(0, 'attrition') });
    expect(t.why(0, 'raise-taxes GB')).toEqual(['rule-not-played']);
  });

  it('29.7: Manufacturing Inventions add nothing for a square given away before taxes come in', () => {
    const t = inPhase({
      phase: 'taxation',
      lay: (table) =>
        table
          .unit('PR:army-veteran', 'C16')
          .unit('GB:army-veteran', 'C13')
          .hand(0, 'manufacturing-inventions', 'expedition'),
    });
    t.play(0, 'play manufacturing-inventions', 'at C16')
      .deal(trade({ power: 'PR' }))
      .play(0, 'done');
    expect(t.told('treasury').map(({ points }) => points)).toEqual([2]);
  });
});
