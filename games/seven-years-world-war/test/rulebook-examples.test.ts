import { Scripted } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { POWER } from '../src/data/powers.ts';
import { squareOf } from '../src/data/squares.ts';
import { tablesOf } from '../src/data/tables.ts';
import { minorRecruiting } from '../src/minor-powers/minor-recruiting.ts';
import { freeMarkersOf } from '../src/money/treasury.ts';
import { inPhase, type Table, table } from './kit.ts';
import { provisioningOf, recruitingOf, taxing, trainingOf } from './money-kit.ts';
import { running } from './powers-kit.ts';

/** Each worked example of the rulebook, told in moves. */
const fight = (lay: (t: Table) => void) => inPhase({ phase: 'combat', lay });

describe('2.1 The map', () => {
  it('has Java in K25 and Bermuda in F7', () => {
    const { owner, squaresOf } = tablesOf(table({ phase: 'combat' }));
    expect(owner[squareOf('K25')]).toBe(POWER.UP);
    expect(squaresOf[POWER.GB]).toContain(squareOf('F7'));
  });
});

describe('4.0 Control of powers', () => {
  it('4.2: who controls Prussia operates with all Prussian units; France brings two free markers', () => {
    const lay = (t: Table) => t.unit('PR:army-veteran', 'C16').unit('PR:army-recruit', 'K8').unit('FR:base', 'D14');
    const t = inPhase({ phase: 'movement', lay });
    expect(t.offers()).toEqual(['move C16', 'move K8', 'done']);
    expect(freeMarkersOf(t.g, 1)).toBe(2);
  });

  it('4.762: Russians march into Turkestan and attack; nobody places a control marker', () => {
    const lay = (t: Table) =>
      t.unit('RU:army-veteran', 'C20', 2).unit('minor:horde-recruit', 'D20').unit('RU:base', 'B17');
    const t = inPhase({ phase: 'combat', seat: 1, lay });
    t.dice(3).play(1, 'attack C20 D20', 'take-all', 'table engagement').passes();
    expect(t.told('combat-result')).toHaveLength(1);
    expect(t.told('control')).toEqual([]);
  });

  it('4.8: with Russia and the Manchus one attacks neither with the other, nor the Russians with Turkestan', () => {
    const lay = (t: Table) =>
      t
        .unit('RU:army-veteran', 'C22')
        .unit('ME:horde-veteran', 'D22')
        .unit('minor:horde-veteran', 'D21')
        .unit('RU:army-recruit', 'C21');
    const given = { phase: 'combat', control: { RU: 0, ME: 0, FR: 1 } } as const;
    const t = inPhase({ ...given, lay: (laid) => lay(laid).hand(0, 'minor-power-alliance') });
    expect(t.offers().filter((line) => line.startsWith('minor-attack'))).toEqual([]);
    expect(t.offers().filter((line) => line.startsWith('attack'))).toEqual(['attack C21 D21', 'attack D22 D21']);
  });

  it('4.9: A controls Prussia, B occupies C16: the taxes are B’s, the power is A’s', () => {
    const t = taxing({ seat: 1, lay: (laid) => laid.unit('FR:army-veteran', 'C16') });
    expect([t.treasury(1), t.controls('PR')]).toEqual([4, 0]);
  });

  it('8.2 (2): Britain’s free markers need a British unit in C14', () => {
    const markers = (unit: string) =>
      freeMarkersOf(table({ phase: 'free-markers', lay: (t) => t.unit(unit, 'C14') }), 0);
    expect([markers('GB:base'), markers('PR:army-veteran')]).toEqual([4, 0]);
  });
});

describe('9.5 Diplomacy', () => {
  it('a marker of 3 is as good as three of 1', () => {
    const t = inPhase({
      phase: 'diplomacy',
      lay: (laid) => laid.hand(0, 'diplomacy-3').hand(1, 'diplomacy-1', 'diplomacy-1', 'diplomacy-1'),
    });
    t.dice(3).play(0, 'diplomacy SP diplomacy-3');
    t.play(1, 'lay diplomacy-1', 'lay diplomacy-1', 'lay diplomacy-1', 'done').passes();
    expect(t.told('diplomacy-result')).toMatchObject([{ differential: 0, result: '-' }]);
  });
});

describe('11.0 Reinforcements', () => {
  it('11.2: four Prussian units are placed in the “4” of C16, though others stand there already', () => {
    const t = recruitingOf({
      lay: (laid) => laid.unit('PR:army-veteran', 'C16', 2).unit('GB:army-recruit', 'C16').treasury(0, 40),
    });
    t.play(0, 'recruit PR army', 'recruit PR army', 'recruit PR army', 'recruit PR army');
    expect(t.at('C16')).toHaveLength(7);
    expect(t.offers().filter((line) => line.startsWith('recruit PR'))).toEqual([]);
  });

  it('11.3 (1): British armies in any of the three squares of the island group', () => {
    const lay = (t: Table) => t.unit('GB:base', 'C13').unit('GB:base', 'C14').unit('GB:base', 'B14').treasury(0, 9);
    const t = recruitingOf({ lay }).play(0, 'recruit GB army');
    expect(t.offers()).toEqual(['place B14', 'place C13', 'place C14']);
  });
});

describe('14.21 Florida and the West Indies', () => {
  const florida = (t: Table) => t.unit('GB:army-veteran', 'G6').unit('FR:base', 'H6');

  it('an army in G6 neither marches nor attacks into H6', () => {
    expect(inPhase({ phase: 'combat', lay: florida }).why(0, 'attack G6 H6')).toEqual(['sea-side']);
    const t = inPhase({ phase: 'movement', lay: (laid) => laid.unit('GB:army-veteran', 'G6') }).play(0, 'move G6');
    expect(t.why(0, 'step H6')).toEqual(['sea-side']);
  });

  it('but does so from aboard a fleet (18.6)', () => {
    const t = fight((laid) => laid.loaded('GB:fleet-veteran', 'GB:army-veteran', 'G6').unit('FR:base', 'H6'));
    expect(t.offers()).toContain('attack G6 H6');
  });
});

describe('15.0 Combat', () => {
  const odds = (lay: (t: Table) => void, attack: string, die: number) => {
    const t = fight(lay).dice(die).play(0, attack);
    if (t.offers().includes('take-all')) t.play(0, 'take-all');
    return t.play(0, 'table engagement').told('odds')[0];
  };

  it('15.61 (4): 14 against 5 is 2:1', () => {
    const lay = (t: Table) =>
      t.unit('PR:army-veteran', 'C16').unit('PR:army-recruit', 'C16', 3).unit('AU:army-veteran', 'D16');
    expect(odds(lay, 'attack C16 D16', 2)).toMatchObject({ attacker: 14, defender: 5, odds: '2:1' });
  });

  it('15.61 (b): 6 against 10 is 1:2', () => {
    const lay = (t: Table) => t.unit('PR:army-recruit', 'C16', 2).unit('AU:army-veteran', 'D16', 2);
    expect(odds(lay, 'attack C16 D16', 4)).toMatchObject({ attacker: 6, defender: 10, odds: '1:2' });
  });

  it('15.63: 7 against 4 is 1.5:1', () => {
    const lay = (t: Table) =>
      t
        .control({ OT: 0 })
        .unit('OT:army-veteran', 'E16')
        .unit('OT:horde-recruit', 'E16')
        .unit('AU:army-recruit', 'D16')
        .unit('AU:base', 'D16');
    expect(odds(lay, 'attack E16 D16', 2)).toMatchObject({ attacker: 7, defender: 4, odds: '1.5:1' });
  });

  it('15.64 (2): three units in wilderness are one stronger, not three', () => {
    const lay = (t: Table) => t.unit('GB:army-veteran', 'E7', 2).unit('FR:army-recruit', 'E6', 3);
    expect(odds(lay, 'attack E7 E6', 3)).toMatchObject({ attacker: 10, defender: 10, odds: '1:1' });
  });

  it('15.52: with half armies one may still choose Engagement', () => {
    const t = fight((laid) => laid.unit('PR:army-veteran', 'C16').unit('AU:army-veteran', 'D16')).play(
      0,
      'attack C16 D16',
    );
    expect(t.offers()).toEqual(['table engagement', 'table linear']);
  });
});

describe('16.11 Forced march', () => {
  it('a unit moves, then another, then the first again and once more', () => {
    const lay = (t: Table) =>
      t.unit('RU:army-recruit', 'B17').unit('RU:army-veteran', 'C19').hand(1, 'forced-march', 'forced-march');
    const t = inPhase({ phase: 'movement', seat: 1, lay });
    t.play(1, 'move B17', 'step B18', 'stop', 'move C19', 'step C18', 'stop');
    t.play(1, 'march B18', 'step B19', 'stop').passes().play(1, 'march B19', 'step B20', 'stop').passes();
    expect([t.at('B20'), t.at('C18'), t.holds(1, 'forced-march')]).toEqual([
      ['RU:army-recruit'],
      ['RU:army-veteran'],
      0,
    ]);
  });
});

describe('17.1, 19.1 Training and forage', () => {
  it('a leader of two upgrades two units of a square', () => {
    const t = trainingOf({
      lay: (laid) => laid.unit('PR:army-recruit', 'C16', 3).leader('PR', 'general-2').treasury(0, 5),
    });
    t.play(0, 'trainer general-2 PR no', 'upgrade PR:army-recruit');
    expect(t.at('C16')).toEqual(['PR:army-recruit', 'PR:army-veteran', 'PR:army-veteran']);
  });

  it('a “2” square feeds one base and one army', () => {
    const t = provisioningOf({ lay: (laid) => laid.unit('GB:base', 'C13').unit('GB:army-veteran', 'C13') });
    expect([t.question, t.at('C13').length]).toEqual([null, 2]);
  });
});

describe('24.2, 25.0 Optional rules', () => {
  it('24.2: the first player is in Turkestan; another, by lot, rolls and places a base on an unoccupied square', () => {
    const position = {
      phase: 'recruiting',
      options: { players: 3 },
      control: { GB: 0, FR: 1, RU: 2 },
      lay: (t: Table) => t.unit('GB:army-veteran', 'E21'),
    } as const;
    const t = running(position, minorRecruiting, { land: -1 }, new Scripted([0]).dice(4));
    expect([t.asked, t.offers()]).toEqual([1, ['at D20', 'at D21', 'at E20']]);
    expect(t.play(1, 'at D20').at('D20')).toEqual(['minor:base']);
  });

  it('25.1: raised French taxes bear on squares with French units, inside France or not', () => {
    const lay = (t: Table) => t.unit('FR:base', 'D14').unit('FR:army-veteran', 'D15').unit('AU:base', 'D13');
    const t = taxing({ seat: 1, options: { increasingTaxes: true }, lay });
    t.dice(6).play(1, 'raise-taxes FR').play(1, 'done');
    expect(t.treasury(1)).toBe(3 * (6 + 3) + 3);
  });

  it('25.3: rebellion: no taxes, and another player raises it in France, New France or the German States', () => {
    const lay = (t: Table) => t.unit('FR:base', 'D14').unit('FR:base', 'D7').unit('FR:army-veteran', 'D15');
    const t = taxing({ seat: 1, options: { increasingTaxes: true }, lay });
    t.dice(1).numbers(0).play(1, 'raise-taxes FR');
    expect([t.asked, t.offers()]).toEqual([0, ['rebel-in FR', 'rebel-in german-states']]);
    // An uprising: the army there is lost, and the Germans fortify themselves.
    t.dice(1).play(0, 'rebel-in german-states').play(0, 'raise fortified-zone').play(1, 'done');
    expect(t.at('D15')).toEqual(['minor:fortified-zone']);
    expect(t.treasury(1)).toBe(0);
  });
});
