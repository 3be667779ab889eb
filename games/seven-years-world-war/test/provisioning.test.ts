import { describe, expect, it } from 'vitest';
import { squareOf } from '../src/data/squares.ts';
import { excessMinors, forageOf, provisionNeed } from '../src/movement/forage.ts';
import { inPhase, type Table, table } from './kit.ts';
import { provisioningOf } from './money-kit.ts';

const need = (lay: (t: Table) => void) => provisionNeed(table({ phase: 'provisioning', lay }), 0);

describe('19.1 Forage', () => {
  it('a “2” square feeds one base and one army', () => {
    expect(need((t) => t.unit('GB:base', 'C13').unit('GB:army-recruit', 'C13'))).toBe(0);
    expect(need((t) => t.unit('GB:base', 'C13').unit('GB:army-recruit', 'C13', 2))).toBe(1);
  });

  it('12.1: there may be any number of units, if they can be fed', () => {
    const t = provisioningOf({ lay: (laid) => laid.unit('GB:army-recruit', 'F7', 6).treasury(0, 10) });
    expect([t.at('F7').length, t.treasury(0)]).toEqual([6, 0]);
  });

  it('29.2: provisions cost 2 for an army or legion, 1 for a horde, zone or base, 3 for a fleet', () => {
    const wild = (name: string) =>
      provisionNeed(table({ phase: 'provisioning', control: { GB: 0, ME: 0 }, lay: (t) => t.unit(name, 'B2') }), 0);
    const names = [
      'GB:army-veteran',
      'ME:horde-recruit',
      'GB:legion-recruit',
      'GB:fleet-veteran',
      'GB:fortified-zone',
      'GB:base',
    ];
    expect(names.map(wild)).toEqual([2, 1, 2, 3, 1, 1]);
  });

  it('ruling 90: forage goes to the dearest units', () => {
    expect(need((t) => t.unit('GB:fleet-veteran', 'C13').unit('GB:army-recruit', 'C13').unit('GB:base', 'C13'))).toBe(
      1,
    );
  });

  it('18.7: a fleet at sea must be provisioned, and its cargo too', () => {
    expect(need((t) => t.unit('GB:fleet-veteran', 'D12'))).toBe(3);
    expect(need((t) => t.loaded('GB:fleet-veteran', 'GB:army-recruit', 'D12'))).toBe(5);
  });

  it('19.21: on a coast both find what the square gives', () => {
    expect(need((t) => t.loaded('GB:fleet-veteran', 'GB:army-recruit', 'C13'))).toBe(0);
    expect(need((t) => t.loaded('GB:fleet-veteran', 'GB:army-recruit', 'F7'))).toBe(2);
  });

  it('19.5: pillaged squares feed nobody', () => {
    expect(need((t) => t.unit('GB:army-recruit', 'C14').pillaged('C14'))).toBe(2);
  });

  it('4.31, 19.6, 19.7: neutral and minor units are nobody’s concern', () => {
    const t = provisioningOf({ lay: (laid) => laid.unit('SP:fleet-recruit', 'D12').unit('minor:base', 'D15') });
    expect([t.question, t.at('D12'), t.at('D15')]).toEqual([null, ['SP:fleet-recruit'], ['minor:base']]);
  });

  it('ruling 57: forage is shared by the units of all powers of a player', () => {
    expect(need((t) => t.unit('GB:army-recruit', 'C13').unit('PR:army-recruit', 'C13', 2))).toBe(2);
  });
});

describe('19.2, 19.3 Provisioning', () => {
  it('ruling 90: is paid for without asking as long as the treasury can', () => {
    const t = provisioningOf({ lay: (laid) => laid.unit('GB:fleet-veteran', 'D12', 2).treasury(0, 7) });
    expect([t.question, t.treasury(0), t.at('D12').length]).toEqual([null, 1, 2]);
  });

  it('19.3: where it cannot, the owner chooses whom to lose, and pays for the rest', () => {
    const t = provisioningOf({
      lay: (laid) =>
        laid.unit('GB:fleet-veteran', 'D12').unit('GB:army-recruit', 'B2').unit('GB:base', 'B2').treasury(0, 4),
    });
    expect([t.key, t.offers()]).toEqual(['provisioning.where', ['starve-in B2', 'starve-in D12']]);
    t.play(0, 'starve-in B2');
    expect(t.offers()).toEqual(['lose GB:base', 'lose GB:army-recruit']);
    t.play(0, 'lose GB:army-recruit');
    expect([t.question, t.treasury(0), t.at('B2'), t.at('D12')]).toEqual([null, 0, ['GB:base'], ['GB:fleet-veteran']]);
    expect(t.told('unit-lost')).toMatchObject([{ cause: 'provisioning', square: 'B2' }]);
  });

  it('10.35: points that another gives in time still save them', () => {
    const t = provisioningOf({
      lay: (laid) => laid.unit('GB:fleet-veteran', 'D12').unit('GB:army-recruit', 'B2').treasury(0, 4).treasury(1, 5),
    });
    expect(t.key).toBe('provisioning.where');
    t.deal({ t: 'points', from: 1, to: 0, points: 1 });
    expect([t.question, t.treasury(0), t.treasury(1), t.at('B2'), t.at('D12')]).toEqual([
      null,
      0,
      4,
      ['GB:army-recruit'],
      ['GB:fleet-veteran'],
    ]);
  });

  it('19.4: what a starving fleet carries is lost with it, so its owner may let the cargo go first', () => {
    const lay = (laid: Table) => laid.loaded('GB:fleet-veteran', 'GB:army-recruit', 'D12').treasury(0, 3);
    const cargo = provisioningOf({ lay }).play(0, 'lose GB:army-recruit@sea');
    expect([cargo.at('D12'), cargo.treasury(0)]).toEqual([['GB:fleet-veteran'], 0]);
    const fleet = provisioningOf({ lay }).play(0, 'lose GB:fleet-veteran+GB:army-recruit');
    expect([fleet.at('D12'), fleet.treasury(0)]).toEqual([[], 3]);
  });

  it('comes after all player turns, for everybody in the order of initiative', () => {
    const t = inPhase({
      phase: 'provisioning',
      initiative: 1,
      seat: 1,
      lay: (laid) =>
        laid
          .unit('FR:fleet-recruit', 'D12')
          .unit('FR:fleet-recruit', 'D11')
          .unit('GB:fleet-recruit', 'D10')
          .unit('GB:fleet-recruit', 'D9')
          .treasury(0, 3)
          .treasury(1, 3),
    });
    expect([t.asked, t.key]).toEqual([1, 'provisioning.where']);
    t.play(1, 'starve-in D12');
    expect([t.at('D12'), t.at('D11'), t.treasury(1)]).toEqual([[], ['FR:fleet-recruit'], 0]);
    expect(t.asked).toBe(0);
  });
});

describe('4.77, ruling 56: minor units', () => {
  const excess = (lay: (t: Table) => void, square: string) =>
    excessMinors(table({ phase: 'movement', lay }), squareOf(square));

  it('find one more than others in every square, and one in the wildest', () => {
    const g = table({ phase: 'movement' });
    expect([forageOf(g, squareOf('D15'), true), forageOf(g, squareOf('B2'), true)]).toEqual([4, 1]);
    expect(excess((t) => t.unit('minor:army-recruit', 'D15', 4), 'D15')).toBe(0);
    expect(excess((t) => t.unit('minor:army-recruit', 'D15', 5), 'D15')).toBe(1);
  });

  it('find nothing where there has been pillage', () => {
    expect(excess((t) => t.unit('minor:army-recruit', 'D15').pillaged('D15'), 'D15')).toBe(1);
  });

  it('are not confused with others', () => {
    expect(excess((t) => t.unit('GB:army-recruit', 'B2', 3), 'B2')).toBe(0);
  });

  it('4.77: of those who arrive together in excess the active player chooses', () => {
    // Turkestan: wilderness feeds two minor units.
    const t = inPhase({
      phase: 'movement',
      lay: (laid) =>
        laid
          .unit('minor:horde-recruit', 'E21')
          .unit('minor:horde-veteran', 'E21')
          .unit('minor:base', 'E20')
          .hand(0, 'minor-power-alliance'),
    });
    t.play(0, 'minor-move E21', 'take-all', 'step E20');
    expect([t.key, t.offers()]).toEqual(['famine.choose', ['lose minor:horde-veteran', 'lose minor:horde-recruit']]);
    t.play(0, 'lose minor:horde-recruit', 'stop');
    expect(t.at('E20')).toEqual(['minor:base', 'minor:horde-veteran']);
  });
});
