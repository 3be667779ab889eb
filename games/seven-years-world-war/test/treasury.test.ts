import { describe, expect, it } from 'vitest';
import { squareOf } from '../src/data/squares.ts';
import { gain } from '../src/money/money.ts';
import { excessAt, provisionNeed } from '../src/movement/forage.ts';
import { inPhase, type Table, Trial, table } from './kit.ts';
import { pillaging, recruitingOf } from './money-kit.ts';

/** A treasury phase with nothing in it but what is laid: far from capitals, so that nobody draws free markers. */
const outpost = (t: Table) => t.unit('GB:base', 'D8').unit('FR:base', 'D7');

describe('3.1 (2) The treasury phase', () => {
  it('goes through its five parts, then comes the next player (rulings 1 and 2)', () => {
    const t = inPhase({ phase: 'taxation', initiative: 1, seat: 1, lay: outpost });
    t.play(1, 'done', 'done').play(0, 'done', 'done');
    expect(
      t
        .told('phase-begins')
        .slice(0, 10)
        .map((e) => `${e.seat} ${e.phase}`),
    ).toEqual([
      '1 taxation',
      '1 free-markers',
      '1 recruiting',
      '1 training',
      '1 disbanding',
      '0 taxation',
      '0 free-markers',
      '0 recruiting',
      '0 training',
      '0 disbanding',
    ]);
  });

  it('3.1 (3): then each player has his diplomacy, movement and combat, with all his powers (ruling 1)', () => {
    const t = inPhase({ phase: 'taxation', lay: outpost });
    t.play(0, 'done', 'done').play(1, 'done', 'done');
    const rest = () =>
      t
        .told('phase-begins')
        .slice(10)
        .map((e) => `${e.seat} ${e.phase}`);
    expect(rest()).toEqual(['0 diplomacy', '0 movement']);
    t.play(0, 'done', 'done').play(1, 'done', 'done');
    expect(rest().slice(0, 10)).toEqual([
      '0 diplomacy',
      '0 movement',
      '0 combat',
      '1 diplomacy',
      '1 movement',
      '1 combat',
      '0 provisioning',
      '1 provisioning',
      '-1 end-of-turn',
      '-1 initiative',
    ]);
  });

  it('8.2 (2): free markers come after the taxes', () => {
    const t = inPhase({ phase: 'taxation', lay: (laid) => laid.unit('PR:base', 'C16').hand(0, 'attrition') });
    t.numbers(0, 2, 2).play(0, 'done');
    expect([t.g.hands[0], t.treasury(0), t.key]).toEqual([4, 4, 'recruiting.hub']);
  });

  it('10.3, 10.31, 10.32, 10.34: points go into units, markers and provisions, and what is left is kept', () => {
    const t = inPhase({ phase: 'taxation', lay: (laid) => outpost(laid).treasury(0, 9).unit('GB:base', 'E7') });
    t.play(0, 'recruit GB army', 'place E7').numbers(0).play(0, 'buy-marker');
    expect(t.treasury(0)).toBe(9 + 4 - 4 - 3);
  });

  it('10.4: a treasury never falls below zero, and nothing is owed', () => {
    const t = new Trial(table({ phase: 'taxation', lay: (laid) => laid.treasury(0, 3) }));
    gain(t.g, 0, -5, 'corruption', t.x);
    expect([t.treasury(0), t.told('treasury').map((e) => e.points)]).toEqual([0, [-3]]);
    gain(t.g, 0, -1, 'corruption', t.x);
    gain(t.g, 0, 2, 'taxes', t.x);
    expect([t.treasury(0), t.told('treasury')]).toMatchObject([2, [{ points: -3 }, { points: 2 }]]);
  });

  it('10.2: taxes cannot be raised without the optional rule', () => {
    const t = inPhase({ phase: 'taxation', lay: (laid) => outpost(laid).hand(0, 'attrition') });
    expect([t.key, t.offers()]).toEqual(['taxation.hub', ['done']]);
  });

  it('ruling 35: units bought in a turn may be trained in it', () => {
    const t = inPhase({
      phase: 'taxation',
      lay: (laid) => outpost(laid).unit('GB:base', 'E7').treasury(0, 6).leader('GB', 'general-1'),
    });
    t.play(0, 'recruit GB army', 'place E7', 'done', 'trainer general-1 GB no');
    expect(t.at('E7')).toEqual(['GB:army-veteran', 'GB:base']);
  });

  it('17.4: some units begin as veterans, none is recruited as one', () => {
    const t = recruitingOf({ lay: (laid) => laid.unit('GB:base', 'C14').treasury(0, 99) });
    for (const kind of ['army', 'fleet']) t.play(0, `recruit GB ${kind}`);
    expect(t.at('C14')).toEqual(['GB:army-recruit', 'GB:base', 'GB:fleet-recruit']);
  });

  it('4.31 (2), 11.8: neutral powers recruit nothing', () => {
    const t = recruitingOf({ lay: (laid) => laid.unit('GB:army-recruit', 'E13').treasury(0, 99) });
    expect(t.why(0, 'recruit SP army')).toEqual(['power-not-yours']);
    expect(t.offers().some((line) => line.startsWith('recruit SP'))).toBe(false);
  });

  it('11.11, ruling 34: a power recruits for itself alone, wherever its player’s units stand', () => {
    const t = recruitingOf({
      lay: (laid) => laid.unit('PR:army-recruit', 'E7').unit('GB:army-recruit', 'C16').treasury(0, 99),
    });
    t.play(0, 'recruit GB army', 'recruit PR army');
    expect([t.at('E7'), t.at('C16')]).toEqual([
      ['GB:army-recruit', 'PR:army-recruit'],
      ['GB:army-recruit', 'PR:army-recruit'],
    ]);
  });

  it('5.2: a fleet occupies coasts, and so gives reinforcements a place', () => {
    const t = recruitingOf({ lay: (laid) => laid.unit('GB:fleet-veteran', 'E7').treasury(0, 99) });
    t.play(0, 'recruit GB army');
    expect(t.at('E7')).toEqual(['GB:army-recruit', 'GB:fleet-veteran']);
  });

  it('ruling 67: footnotes are no prices: pillage is laid for nothing', () => {
    const t = pillaging({ lay: (laid) => laid.unit('GB:base', 'D14').treasury(0, 0) });
    expect(t.offers()).toContain('pillage D14');
  });
});

describe('26.4, 26.5, 27.5, 27.6 Marks on squares', () => {
  it('26.5: a pillaged square pays nothing, feeds nothing and takes nobody', () => {
    const t = recruitingOf({ lay: (laid) => laid.unit('GB:base', 'C14').pillaged('C14').treasury(0, 20) });
    expect(t.why(0, 'recruit GB army')).toEqual(['nowhere-to-place']);
    expect(provisionNeed(t.g, 0)).toBe(1);
  });

  it('26.4: restored, it is as it was', () => {
    const t = recruitingOf({ lay: (laid) => laid.unit('GB:base', 'C14').pillaged('C14').treasury(0, 20) });
    t.play(0, 'restore C14', 'recruit GB army');
    expect([t.treasury(0), provisionNeed(t.g, 0)]).toEqual([4, 0]);
  });

  it('27.5: enlightenment takes no room and no forage', () => {
    const lay = (t: Table) => t.unit('GB:army-recruit', 'C13', 2);
    const dark = table({ phase: 'provisioning', lay });
    const bright = table({ phase: 'provisioning', lay: (t) => lay(t).enlightened('C13') });
    expect(excessAt(bright, squareOf('C13'))).toBe(excessAt(dark, squareOf('C13')));
  });

  it('27.6: only pillage that succeeds destroys it', () => {
    const after = () => pillaging({ lay: (t) => t.unit('GB:army-veteran', 'D14', 2).enlightened('D14') });
    expect(after().dice(3).play(0, 'pillage D14').g.enlightened).toHaveLength(1);
    expect(after().dice(4).numbers(0).play(0, 'pillage D14').g.enlightened).toHaveLength(0);
  });
});
