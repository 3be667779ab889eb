import { describe, expect, it } from 'vitest';
import { squareOf } from '../src/data/squares.ts';
import { enlightenedBy, pointsInParts } from '../src/turn/victory.ts';
import { inPhase, type Table, table } from './kit.ts';
import { enlightening } from './money-kit.ts';

const paris = (...markers: Parameters<Table['hand']>[1][]) =>
  enlightening({ seat: 1, lay: (t) => t.unit('FR:army-veteran', 'D14').hand(1, ...markers) });

describe('27.0 Enlightenment', () => {
  it.each([
    [1, 1, 'reaction'],
    [1, 3, 'reaction'],
    [2, 3, 'nothing'],
    [3, 3, 'nothing'],
    [4, 1, 'nothing'],
    [4, 2, 'nothing'],
    [4, 3, 'enlightened'],
    [5, 1, 'nothing'],
    [5, 2, 'enlightened'],
    [5, 3, 'enlightened'],
    [6, 1, 'enlightened'],
    [6, 2, 'enlightened'],
    [6, 3, 'enlightened'],
  ] as const)('29.6: a %i with a marker of %i is %s', (die, value, result) => {
    const t = paris(`diplomacy-${value}`).dice(die);
    if (result === 'reaction') t.numbers(0);
    t.play(1, `enlighten-with diplomacy-${value}`);
    expect(t.told('enlightenment-tried')).toMatchObject([{ square: 'D14', result }]);
    expect(t.g.enlightened).toEqual(result === 'enlightened' ? [squareOf('D14')] : []);
    expect(t.told('marker-drawn').map((e) => e.seat)).toEqual(result === 'reaction' ? [0] : []);
    // 27.1: the marker is spent in any case.
    expect(t.g.hands[1]).toBe(0);
  });

  it('27.1, 27.2, 27.21, 27.22: in civilized squares one occupies, with neither enlightenment nor pillage', () => {
    const t = enlightening({
      seat: 1,
      lay: (laid) =>
        laid
          .unit('FR:base', 'D14')
          .unit('FR:base', 'D13')
          .unit('FR:base', 'D7')
          .unit('FR:base', 'D5')
          .unit('FR:base', 'E15')
          .enlightened('D13')
          .pillaged('D7')
          .hand(1, 'diplomacy-3'),
    });
    t.play(1, 'enlighten-with diplomacy-3');
    expect(t.offers()).toEqual(['enlighten D14', 'enlighten E15']);
    expect(t.why(1, 'enlighten D13')).toEqual(['enlightened-already']);
    expect(t.why(1, 'enlighten D7')).toEqual(['pillaged']);
    expect(t.why(1, 'enlighten D5')).toEqual(['not-civilized']);
    expect(t.why(1, 'enlighten C14')).toEqual(['not-occupied']);
    t.dice(4).play(1, 'enlighten E15');
  });

  it('29.6: in a reaction every other player picks one marker', () => {
    const t = enlightening({
      seat: 1,
      options: { players: 4, enlightenment: true },
      control: { GB: 0, FR: 1, PR: 2, RU: 3 },
      lay: (laid) => laid.unit('FR:army-veteran', 'D14').hand(1, 'diplomacy-1'),
    });
    t.dice(1).numbers(0, 0, 3).play(1, 'enlighten-with diplomacy-1').passes();
    expect(t.told('marker-drawn').map(({ seat }) => seat)).toEqual([2, 3, 0]);
  });

  it('needs a diplomacy marker', () => {
    expect(paris('attrition').offers()).toEqual(['done']);
    expect(paris('attrition').why(1, 'enlighten-with diplomacy-3')).toEqual(['marker-not-held']);
  });

  it('may be tried again with another marker', () => {
    const t = paris('diplomacy-1', 'diplomacy-1').dice(2).play(1, 'enlighten-with diplomacy-1').passes();
    expect(t.offers()).toEqual(['enlighten-with diplomacy-1', 'done']);
  });

  it('27.3, 27.31, 27.32: belongs to whoever has major units in the square', () => {
    const by = (lay: (t: Table) => void) => {
      const g = table({ phase: 'taxation', lay: (t) => lay(t.enlightened('D14')) });
      return [enlightenedBy(g, 0), enlightenedBy(g, 1)];
    };
    expect(by((t) => t.unit('FR:base', 'D14'))).toEqual([0, 1]);
    expect(by((t) => t.unit('GB:base', 'D14'))).toEqual([1, 0]);
    expect(by((t) => t.unit('minor:army-recruit', 'D14', 1, 'german-states'))).toEqual([0, 0]);
  });

  it('22.11 (4): is worth a point', () => {
    const g = table({ phase: 'taxation', lay: (t) => t.unit('FR:base', 'D14').enlightened('D14', 'D13') });
    expect(pointsInParts(g, 1)).toMatchObject({ squares: 6, enlightenment: 1 });
  });

  it('27.4: lets its owner pick one more marker in his treasury phase, if he likes', () => {
    const t = inPhase({
      phase: 'taxation',
      seat: 1,
      initiative: 1,
      lay: (laid) => laid.unit('FR:base', 'D13').unit('FR:base', 'D7').enlightened('D13', 'D7'),
    });
    expect([t.key, t.offers()]).toEqual(['treasury.enlightened', ['draw 0..2']]);
    t.numbers(0).play(1, 'draw 1');
    expect(t.g.hands[1]).toBe(1);
  });

  it('is out of the game where the rule is not played', () => {
    const t = inPhase({
      phase: 'enlightenment',
      turn: 7,
      lay: (laid) => laid.hand(0, 'diplomacy-3').unit('GB:base', 'C14'),
    });
    expect(t.question).toBeNull();
  });
});
