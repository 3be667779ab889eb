import { describe, expect, it } from 'vitest';
import { squareOf } from '../src/data/squares.ts';
import { routesOf } from '../src/money/trade-routes.ts';
import { inPhase, type Table } from './kit.ts';
import { pillaging } from './money-kit.ts';

const inFrance = (lay: (t: Table) => void = () => {}) =>
  pillaging({ lay: (t) => lay(t.unit('GB:army-veteran', 'D14').unit('GB:base', 'D14')) });

describe('26.0 Pillage', () => {
  it.each([4, 5, 6])('29.5: a %i pillages: loot of the printed value, and the others pick a marker', (die) => {
    const t = inFrance().dice(die).numbers(0).play(0, 'pillage D14');
    expect([t.treasury(0), t.holds(1, 'attrition'), t.g.pillaged.length]).toEqual([6, 1, 1]);
  });

  it.each([2, 3])('29.5: a %i has no effect', (die) => {
    const t = inFrance().dice(die).play(0, 'pillage D14');
    expect([t.treasury(0), t.g.pillaged, t.at('D14').length]).toEqual([0, [], 2]);
  });

  it('29.5: on a 1 the troops lose discipline, and the pillager loses a unit of his choice', () => {
    const t = inFrance().dice(1).play(0, 'pillage D14');
    expect(t.offers()).toEqual(['lose GB:base', 'lose GB:army-veteran']);
    t.play(0, 'lose GB:base');
    expect(t.at('D14')).toEqual(['GB:army-veteran']);
    expect(t.told('unit-lost')).toMatchObject([{ cause: 'pillage' }]);
  });

  it('29.5 (4): with four players three pick a marker, in their order', () => {
    const t = pillaging({
      options: { players: 4 },
      control: { GB: 1, FR: 0 },
      seat: 1,
      lay: (laid) => laid.unit('GB:army-veteran', 'D14'),
    });
    t.dice(6).numbers(0, 0, 10).play(1, 'pillage D14').passes();
    expect(t.told('marker-drawn').map((e) => e.seat)).toEqual([2, 3, 0]);
  });

  it('29.5 (3): drives enlightenment out', () => {
    const t = inFrance((laid) => laid.enlightened('D14', 'D13'))
      .dice(4)
      .numbers(0)
      .play(0, 'pillage D14');
    expect(t.g.enlightened).toHaveLength(1);
  });

  it('brings nothing from wilderness but its ruin', () => {
    const t = pillaging({ lay: (laid) => laid.unit('GB:army-veteran', 'D5') })
      .dice(4)
      .numbers(0)
      .play(0, 'pillage D5');
    expect([t.treasury(0), t.g.pillaged.length]).toEqual([0, 1]);
  });

  it('29.5: while it lasts the square is no terminus', () => {
    const t = pillaging({
      control: { FR: 0, GB: 1 },
      lay: (laid) => laid.unit('FR:army-veteran', 'C14').unit('FR:base', 'E7'),
    });
    expect(routesOf(t.g, 0)).toHaveLength(1);
    t.dice(4).numbers(0).play(0, 'pillage E7');
    expect(routesOf(t.g, 0)).toHaveLength(0);
  });

  it('26.12: is tried once a turn in a square', () => {
    const t = inFrance().dice(2).play(0, 'pillage D14');
    expect(t.question).toBeNull();
    const other = inFrance((laid) => laid.hand(0, 'attrition'))
      .dice(2)
      .play(0, 'pillage D14')
      .passes();
    expect(other.why(0, 'pillage D14')).toEqual(['pillage-tried']);
  });

  it('26.12, ruling 94: what one player has tried another may try in his own phase', () => {
    const lay = (laid: Table) => {
      laid.unit('GB:army-veteran', 'D14').g.ransacked.push(squareOf('D14'));
    };
    const t = inPhase({ phase: 'pillage', options: { pillage: true }, lay });
    expect(t.offers()).toEqual(['pillage D14', 'done']);
  });

  it('26.2, ruling 55: not where it has been, not at sea, not in the land of a power one controls', () => {
    const t = inFrance((laid) =>
      laid
        .unit('GB:army-veteran', 'D13')
        .pillaged('D13')
        .unit('GB:fleet-veteran', 'D12')
        .unit('GB:base', 'C14')
        .unit('PR:base', 'C13')
        .unit('FR:base', 'H8'),
    );
    expect(t.offers()).toEqual(['pillage D14', 'done']);
    expect(t.why(0, 'pillage D13')).toEqual(['pillaged']);
    expect(t.why(0, 'pillage D12')).toEqual(['not-land']);
    expect(t.why(0, 'pillage C13')).toEqual(['own-power']);
    expect(t.why(0, 'pillage H8')).toEqual(['not-occupied']);
  });

  it('18.2: fleets on coasts pillage too', () => {
    expect(pillaging({ lay: (t) => t.unit('GB:fleet-veteran', 'H8') }).offers()).toEqual(['pillage H8', 'done']);
  });

  it('26.11, ruling 68: a lone base may do it, strength does not matter', () => {
    const t = pillaging({ lay: (laid) => laid.unit('GB:base', 'D14').leader('GB', 'general-3') });
    t.dice(4).numbers(0).play(0, 'pillage D14');
    expect(t.treasury(0)).toBe(6);
  });
});

describe('4.74 Pillage by minor powers', () => {
  const allied = (lay: (t: Table) => void) => pillaging({ lay: (t) => lay(t.hand(0, 'minor-power-alliance')) });

  it('takes an alliance marker and brings no loot', () => {
    const t = allied((laid) => laid.unit('minor:army-recruit', 'D14', 1, 'german-states'));
    expect(t.offers()).toEqual(['minor-pillage D14', 'done']);
    t.dice(5).numbers(0).play(0, 'minor-pillage D14');
    expect([t.treasury(0), t.g.pillaged.length, t.holds(1, 'attrition'), t.g.hands[0]]).toEqual([0, 1, 1, 0]);
    // 4.77, ruling 95: nothing is left there to live on.
    expect(t.at('D14')).toEqual([]);
  });

  it('spares their own country', () => {
    const t = allied((laid) => laid.unit('minor:army-recruit', 'D15'));
    expect(t.why(0, 'minor-pillage D15')).toEqual(['own-country']);
  });
});
