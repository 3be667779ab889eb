import { describe, expect, it } from 'vitest';
import { DIPLOMACY } from '../src/data/charts.ts';
import type { MarkerId } from '../src/data/markers.ts';
import { game } from '../src/game.ts';
import { attempt, courting, D1, D2, D3, result } from './diplomacy-kit.ts';
import { inPool } from './powers-kit.ts';

describe('9.1 An attempt', () => {
  it('9.0: needs a diplomacy marker, and another player’s or a neutral power', () => {
    const t = courting((table) => table.hand(0, D1, 'forced-march'));
    expect(t.offers()).toContain('diplomacy SP diplomacy-1');
    expect(t.offers()).toContain('diplomacy FR diplomacy-1');
    expect(t.offers().some((line) => line.includes('diplomacy GB') || line.includes('diplomacy PR'))).toBe(false);
    expect(t.why(0, 'diplomacy GB diplomacy-1')).toEqual(['own-target']);
    expect(t.why(0, 'diplomacy SP diplomacy-3')).toEqual(['marker-not-held']);
    expect(t.why(0, 'diplomacy SP forced-march')).toEqual(['not-diplomacy']);
  });

  it('9.0: cannot be made without a diplomacy marker', () => {
    expect(courting((table) => table.hand(0, 'forced-march')).offers()).toEqual(['done']);
  });

  it('9.1 (2), ruling 13: shows how many markers the phasing player lays, not which', () => {
    const t = courting((table) => table.hand(0, D1, D3, 'attrition').hand(1, D1));
    t.play(0, 'diplomacy SP diplomacy-3');
    expect((t.g.stack.at(-1) as unknown as { laid: number[] }).laid).toEqual([1, 0]);
    expect(JSON.stringify(game.view(t.g, 1).open)).not.toContain(D3);
    expect(game.view(t.g, 1).own?.committed.every((count) => count === 0)).toBe(true);
    expect(t.told('diplomacy-laid').map((event) => game.redact(event, 1))).toMatchObject([{ seat: 0, marker: null }]);
    expect(t.told('diplomacy-laid').map((event) => game.redact(event, 0))).toMatchObject([{ seat: 0, marker: D3 }]);
    expect(t.offers(0)).toEqual(['lay diplomacy-1', 'done']);
  });

  it('9.1 (3), (4): others commit in secret, and all is laid open together', () => {
    const t = courting((table) => table.hand(0, D3).hand(1, D1, D1).hand(2, D2), {
      options: { players: 3 },
      control: { GB: 0, FR: 1, RU: 2 },
    });
    t.play(0, 'diplomacy SP diplomacy-3');
    expect(t.question?.mode).toBe('secret');
    expect(t.question?.waiting.map(({ seat }) => seat)).toEqual([1, 2]);
    t.play(2, 'lay diplomacy-2', 'done');
    expect(t.told('diplomacy-shown')).toEqual([]);
    expect(t.offers(1)).toEqual(['lay diplomacy-1', 'done']);
    t.dice(3).play(1, 'lay diplomacy-1', 'lay diplomacy-1', 'done').passes();
    expect(t.told('diplomacy-shown').map(({ seat, marker }) => `${seat} ${marker}`)).toEqual([
      '1 diplomacy-1',
      '1 diplomacy-1',
      '2 diplomacy-2',
      '0 diplomacy-3',
    ]);
    expect(result(t).differential).toBe(-1);
  });

  it('9.4, ruling 16: all others may defend, a neutral power too, and need not', () => {
    const t = attempt('SP', [D1], [], 2);
    expect(result(t)).toMatchObject({ differential: 1, result: '-' });
  });

  it('9.4, ruling 16: a player’s power is defended by him alone, a neutral by all others', () => {
    const opposing = (power: string) =>
      courting((table) => table.hand(0, D1).hand(1, D1).hand(2, D1), {
        options: { players: 3 },
        control: { GB: 0, FR: 1, AU: 1, RU: 2 },
      })
        .play(0, `diplomacy ${power} diplomacy-1`)
        .question?.waiting.map(({ seat }) => seat);
    expect([opposing('SP'), opposing('AU'), opposing('RU')]).toEqual([[1, 2], [1], [2]]);
  });

  it('9.2, ruling 79: expends every marker that was laid, whatever comes of it', () => {
    const t = attempt('SP', [D3, D2], [D1], 2);
    expect([t.holds(0, D3), t.holds(0, D2), t.holds(1, D1)]).toEqual([0, 0, 0]);
    expect([inPool(t.g, D3), inPool(t.g, D2), inPool(t.g, D1)]).toEqual([3, 4, 5]);
  });

  it('9.3: may be followed by another as long as there are markers', () => {
    const t = courting((table) => table.hand(0, D1, D2));
    t.dice(2).play(0, 'diplomacy SP diplomacy-1', 'done').passes();
    expect(t.offers(0)).toContain('diplomacy UP diplomacy-2');
  });

  it('9.5: counts values, so that a 3 is worth three of 1', () => {
    expect(result(attempt('SP', [D3], [D1, D1, D1], 2)).differential).toBe(0);
  });

  it('4.761: is never aimed at a minor power', () => {
    const t = courting((table) => table.hand(0, D1));
    expect(t.offers().filter((line) => line.startsWith('diplomacy'))).toHaveLength(8);
  });
});

/** Markers for each column of the table: mine, and theirs against them. */
const COLUMNS: readonly (readonly [string, MarkerId[], MarkerId[]])[] = [
  ['0 or less', [D1], [D3]],
  ['1', [D1], []],
  ['2', [D2], []],
  ['3', [D3], []],
  ['4', [D3, D2], [D1]],
  ['5 or more', [D3, D3], []],
];

describe('29.1 The diplomacy table', () => {
  const cells = COLUMNS.flatMap(([column, mine, theirs], at) =>
    [1, 2, 3, 4, 5, 6].map((die) => [column, die, DIPLOMACY[die - 1][at], mine, theirs] as const),
  );
  it.each(cells)('differential %s, die %i: %s', (_column, die, expected, mine, theirs) => {
    const t = attempt('SP', mine, theirs, die);
    expect(result(t).result).toBe(expected);
    if (expected === '-') expect(t.key).not.toMatch(/^(gains|reaction)/);
    if (expected.startsWith('R')) expect(t.key).toBe('reaction.take');
    if (expected.startsWith('D')) expect(t.key).toBe('gains.gain');
  });

  it('reads as printed', () => {
    expect(DIPLOMACY.map((row) => row.join(' '))).toEqual([
      'R R R R R2 R2',
      '- - - R R R',
      '- - - D1 D1 D1',
      '- - D1 D1 D2 D2',
      '- D1 D2 D2 D2 D3',
      'D1 D2 D2 D3 D3 D4',
    ]);
  });
});

describe('29.7 Sturm & Drang upon a diplomacy marker', () => {
  it('takes one of them out of the sum', () => {
    const t = courting((table) => table.hand(0, D3, D1).hand(1, 'sturm-und-drang'));
    t.play(0, 'diplomacy SP diplomacy-3', 'lay diplomacy-1').play(1, 'done');
    expect(t.key).toBe('attempt.sturmUndDrang');
    expect(t.offers(1)).toEqual(['pass', 'negate 0 diplomacy-1', 'negate 0 diplomacy-3']);
    t.dice(3).play(1, 'negate 0 diplomacy-3').passes();
    expect(result(t)).toMatchObject({ differential: 1, result: '-' });
    expect(t.told('diplomacy-negated')).toMatchObject([{ seat: 0, marker: D3 }]);
    expect(inPool(t.g, 'sturm-und-drang')).toBe(2);
  });

  it('ruling 58: is itself negated by the other one', () => {
    const t = courting((table) => table.hand(0, D3, 'sturm-und-drang').hand(1, 'sturm-und-drang'));
    t.play(0, 'diplomacy SP diplomacy-3', 'done').play(1, 'done');
    // Nobody strikes at his own marker.
    expect(t.offers(0)).toEqual(['pass']);
    t.play(1, 'negate 0 diplomacy-3');
    t.play(0, 'pass');
    expect(t.key).toBe('play-marker.sturmUndDrang');
    t.dice(3).play(0, 'play sturm-und-drang').passes();
    expect(result(t)).toMatchObject({ differential: 3, result: 'D1' });
  });
});
