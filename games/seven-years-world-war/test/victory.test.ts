import { describe, expect, it } from 'vitest';
import { MARKER } from '../src/data/markers.ts';
import { POWER } from '../src/data/powers.ts';
import { freeMarkersOf } from '../src/money/treasury.ts';
import { inBox } from '../src/state.ts';
import { endOfTurn } from '../src/turn/end-of-turn.ts';
import { levelOf, pointsInParts, pointsOf, ratioOf, resultOf } from '../src/turn/victory.ts';
import { inPhase, type Table, Trial, table } from './kit.ts';

const at = (lay: (t: Table) => void) => table({ phase: 'end-of-turn', lay });

describe('22.1, 22.11 Victory points', () => {
  it('are free markers of controlled powers, values of occupied squares, and trade', () => {
    const g = at((t) => t.unit('GB:base', 'C14').unit('GB:base', 'E7').unit('PR:base', 'C16'));
    expect(pointsInParts(g, 0)).toEqual({ powers: 7, squares: 13, routes: 3, enlightenment: 0 });
    expect(pointsOf(g, 0)).toBe(23);
  });

  it('ruling 32: a square counts for who occupies it, a power for who controls it', () => {
    const g = at((t) => t.unit('FR:army-veteran', 'C14').unit('GB:base', 'C13'));
    expect(pointsInParts(g, 0)).toMatchObject({ powers: 7, squares: 2 });
    expect(pointsInParts(g, 1)).toMatchObject({ powers: 4, squares: 6 });
  });

  it('22.11 (2): a pillaged square is worth nothing', () => {
    expect(
      pointsInParts(
        at((t) => t.unit('GB:base', 'C14').pillaged('C14')),
        0,
      ),
    ).toMatchObject({ squares: 0 });
  });
});

describe('22.12 The victory ratio', () => {
  it('is points at the end by points at the start, in hundredths rounded half up (ruling 31)', () => {
    const g = at((t) => t.unit('GB:base', 'C14').unit('PR:base', 'C16'));
    expect(pointsOf(g, 0)).toBe(17);
    const of = (start: number) => {
      g.startingPoints[0] = start;
      return ratioOf(g, 0);
    };
    expect([of(17), of(34), of(10), of(8), of(40), of(16)]).toEqual([100, 50, 170, 213, 43, 106]);
  });

  it.each([
    [0, 'defeat'],
    [80, 'defeat'],
    [81, 'equilibrium'],
    [119, 'equilibrium'],
    [120, 'marginal'],
    [149, 'marginal'],
    [150, 'continental'],
    [199, 'continental'],
    [200, 'global'],
    [345, 'global'],
  ] as const)('22.12: %i hundredths are %s', (hundredths, level) => {
    expect(levelOf(hundredths)).toBe(level);
  });

  it('22.2, 22.21: the highest level wins, and who shares it shares the victory', () => {
    const g = table({ phase: 'end-of-turn', options: { players: 4 }, control: {} });
    expect(resultOf(g)).toBeNull();
    g.final = { points: [1, 2, 3, 4], ratios: [125, 90, 149, 70], reason: 'last-turn' };
    expect(resultOf(g)).toEqual({
      places: [[0, 2], [1], [3]],
      scores: [125, 90, 149, 70],
      level: 'marginal',
      reason: 'last-turn',
    });
  });
});

describe('8.2 (2) Free markers', () => {
  it('need the capital held by a unit of that same power', () => {
    const free = (lay: (t: Table) => void) => freeMarkersOf(at(lay), 0);
    expect(free((t) => t.unit('GB:base', 'C14'))).toBe(4);
    expect(free((t) => t.unit('GB:fleet-recruit', 'C14').unit('PR:army-recruit', 'C16'))).toBe(7);
    expect(free((t) => t.unit('PR:army-recruit', 'C14'))).toBe(0);
    expect(free((t) => t.unit('GB:base', 'C13'))).toBe(0);
    expect(free((t) => t.unit('FR:army-veteran', 'C14').unit('GB:base', 'D14'))).toBe(0);
  });

  it('4.2 (2): France gives two', () => {
    expect(
      freeMarkersOf(
        at((t) => t.unit('FR:fortified-zone', 'D14')),
        1,
      ),
    ).toBe(2);
  });
});

describe('3.1 (7) The end of a turn', () => {
  it('20.41: turns leaders face up again', () => {
    const g = table({ phase: 'end-of-turn', lay: (laid) => laid.leader('GB', 'general-2') });
    g.tired = g.leaders.slice();
    g.leaders = g.leaders.map(() => 0);
    g.stack = [endOfTurn.frame({})];
    const t = new Trial(g).run();
    const box = inBox(POWER.GB, MARKER['general-2']);
    expect([t.g.leaders[box], t.g.tired[box]]).toEqual([1, 0]);
  });

  it('28.1: the seventh is the last', () => {
    const t = inPhase({ phase: 'end-of-turn', turn: 7, lay: (laid) => laid.unit('GB:base', 'C14') });
    expect([t.question, t.g.final?.reason]).toEqual([null, 'last-turn']);
  });
});
