import { Scripted } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { MARKER, type MarkerId } from '../src/data/markers.ts';
import { POWER } from '../src/data/powers.ts';
import { drawing, drawMarkers } from '../src/markers/draw-markers.ts';
import { playing, playMarker } from '../src/markers/play-marker.ts';
import { inBox } from '../src/state.ts';
import { inPhase, type Position, type Table, type Trial } from './kit.ts';
import { inPool, pool, running } from './powers-kit.ts';

/** Seat 0 plays a marker of its hand; nobody negates it. */
function played(marker: MarkerId, lay: (t: Table) => void, dice: number[] = [], given: Partial<Position> = {}): Trial {
  const position = { phase: 'taxation', ...given, lay: (laid: Table) => lay(laid.hand(0, marker)) } as const;
  return running(position, playMarker, playing(0, MARKER[marker]), new Scripted().dice(...dice)).passes();
}

/** Seat 1 draws the only marker of the pool, with these numbers and dice to follow. */
function drawn(lay: (t: Table) => void, script = new Scripted()): Trial {
  const whole = new Scripted([0, ...script.left]);
  return running({ phase: 'free-markers', seat: 1, lay }, drawMarkers, drawing(1, 1), whole);
}

describe('29.7 Balance of Power', () => {
  it('8.42: is played the instant it is drawn, and hits the player with the initiative, leaders apart', () => {
    const lay = (laid: Table) => pool(laid.hand(0, 'expedition', 'corruption', 'general-1'), 'balance-of-power');
    const t = drawn(lay).dice(3).numbers(0, 0).passes();
    expect(t.told('marker-played')).toMatchObject([{ seat: 1, marker: 'balance-of-power', forced: true }]);
    expect(t.g.hands).toEqual([1, 0]);
    expect(t.holds(0, 'general-1')).toBe(1);
  });

  it('8.51: takes no more than there is', () => {
    const t = drawn((laid) => pool(laid.hand(0, 'expedition'), 'balance-of-power'))
      .dice(6)
      .numbers(0)
      .passes();
    expect(t.g.hands).toEqual([0, 0]);
  });

  it('may be negated by Sturm & Drang', () => {
    const t = drawn((laid) => pool(laid.hand(0, 'expedition', 'sturm-und-drang'), 'balance-of-power'));
    t.play(0, 'play sturm-und-drang').passes();
    expect(t.g.hands).toEqual([1, 0]);
    expect(t.told('marker-negated')).toMatchObject([{ marker: 'balance-of-power' }]);
  });

  it('ruling 60: hits whoever had the initiative last', () => {
    const lay = (laid: Table) => pool(laid.hand(0, 'expedition').hand(1, 'corruption'), 'balance-of-power');
    const position = { phase: 'initiative', initiative: 1, lay } as const;
    const t = running(position, drawMarkers, drawing(0, 1), new Scripted([0]))
      .dice(1)
      .numbers(0)
      .passes();
    expect(t.g.hands).toEqual([1, 0]);
  });
});

describe('29.7 Revolution', () => {
  const revolt = (lay: (t: Table) => void, ...dice: number[]) =>
    drawn((laid) => {
      lay(laid);
      pool(laid, 'revolution');
    })
      .dice(...dice)
      .passes();
  const taken = (laid: Table) =>
    laid.unit('FR:army-veteran', 'C14').hand(0, 'attrition').hand(1, 'corruption').leader('FR', 'general-2');

  it('does nothing while no capital is in enemy hands', () => {
    const t = revolt((laid) => laid.unit('GB:army-veteran', 'C14').unit('GB:army-veteran', 'C16').hand(0, 'attrition'));
    expect(t.told('revolution')).toEqual([{ t: 'revolution', outcome: 'no-capital-taken' }]);
    expect(t.g.hands[0]).toBe(1);
  });

  it.each([1, 2, 3, 4])('on a %i nothing happens', (die) => {
    const t = revolt(taken, die);
    expect(t.told('revolution')).toEqual([{ t: 'revolution', outcome: 'calm' }]);
    expect(t.g.hands).toEqual([1, 1]);
  });

  it.each([5, 6])('on a %i all markers go back, ruling 61: leaders in play too', (die) => {
    const t = revolt(taken, die);
    expect(t.told('revolution')).toEqual([{ t: 'revolution', outcome: 'outbreak' }]);
    expect(t.g.hands).toEqual([0, 0]);
    expect(t.g.leaders[inBox(POWER.FR, MARKER['general-2'])]).toBe(0);
  });
});

describe('8.0 Hands and pool', () => {
  it('8.31: who has too many returns the difference before he draws', () => {
    const t = running(
      {
        phase: 'recruiting',
        options: { players: 4 },
        control: { GB: 0, FR: 1, PR: 2, RU: 3 },
        lay: (laid) => laid.hand(0, ...Array<MarkerId>(8).fill('forced-march')),
      },
      drawMarkers,
      drawing(0, 1),
    );
    expect(t.key).toBe('draw-markers.makeRoom');
    t.numbers(0).play(0, 'return forced-march');
    expect(t.g.hands[0]).toBe(8);
  });

  it('8.4, 8.44: any number may be played, one after the other', () => {
    const lay = (laid: Table) => laid.hand(0, 'laissez-faire', 'laissez-faire', 'corruption').treasury(1, 9);
    const t = inPhase({ phase: 'taxation', lay }).dice(6, 6, 6, 6, 6);
    t.play(0, 'play laissez-faire').passes().play(0, 'play laissez-faire').passes().play(0, 'play corruption').passes();
    expect(t.g.treasury).toEqual([12, 3]);
  });

  it('8.43: what has been played goes back to the pool', () => {
    const t = played('laissez-faire', (laid) => laid.hand(1, 'attrition'), [3, 1]);
    expect([t.g.hands[0], inPool(t.g, 'laissez-faire')]).toEqual([0, 2]);
  });

  it('ruling 27: draws from an empty pool lapse', () => {
    const t = running({ phase: 'recruiting', lay: (laid) => pool(laid) }, drawMarkers, drawing(0, 3));
    expect(t.g.hands[0]).toBe(0);
  });
});
