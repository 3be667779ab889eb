import { POWERS, type PowerId } from '@cabinet-wars/struggle-of-empires/data';
import { describe, expect, it } from 'vitest';
import { boardTexts } from '../../src/boards/struggle-of-empires/i18n/index.ts';
import { breakdownOf } from '../../src/boards/struggle-of-empires/read/breakdown.ts';
import type { Event } from '../../src/boards/struggle-of-empires/read/seen.ts';
import { seatsOf } from './props.ts';
import { wholeGame } from './wars.ts';

const en = boardTexts('en');
const seat = (plays: PowerId) => ({ plays, sitter: 'person' as const, name: plays, bot: null });
const scored = (vp: number): Event => ({ t: 'region-scored', region: 'baltic', scores: [{ power: 'france', vp }] });
const ends = (war: number, vp: number): Event => ({ t: 'war-ends', war, vp: [{ power: 'france', vp }] });
const begins = (war: number) => ({ t: 'war-begins', war }) as const;
const shown = (penalty: number, revolution = false): Event => ({
  t: 'unrest-shown',
  power: 'france',
  points: 8,
  penalty,
  revolution,
});
const rowOf = (events: readonly Event[]) => breakdownOf(events, [seat('france')], en)?.rows[0];

describe('where the points came from', () => {
  it.each<[string, readonly Event[], readonly number[]]>([
    ['one war', [begins(1), scored(4), scored(3), ends(1, 7)], [7, 0, 0, 0, 0, 7]],
    ['tiles and neutrals', [begins(1), scored(4), ends(1, 9)], [4, 0, 0, 5, 0, 9]],
    [
      'three wars',
      [begins(1), scored(1), ends(1, 1), begins(2), scored(2), ends(2, 3), begins(3), scored(4), ends(3, 8)],
      [1, 2, 4, 1, 0, 8],
    ],
    ['a penalty', [begins(1), scored(6), ends(1, 6), shown(4)], [6, 0, 0, 0, -4, 2]],
    ['a revolution', [begins(1), scored(6), ends(1, 9), shown(0, true)], [6, 0, 0, 3, -9, 0]],
    ['no points at all', [begins(1), ends(1, 0), shown(0)], [0, 0, 0, 0, -0, 0]],
  ])('is told of %s', (_, events, row) => {
    expect(rowOf(events)!.map((points) => points + 0)).toEqual(row.map((points) => points + 0));
  });

  it('is not told before a war has ended', () => {
    expect(breakdownOf([], [seat('france')], en)).toBeNull();
    expect(breakdownOf([begins(1), scored(4)], [seat('france')], en)).toBeNull();
  });

  it('is nothing for a seat no event speaks of', () => {
    const told = breakdownOf([begins(1), scored(4), ends(1, 4)], [seat('spain'), seat('france')], en)!;
    expect(told.rows.map((row) => row.at(-1))).toEqual([0, 4]);
  });

  it.each([
    ['en', ['War I', 'War II', 'War III', 'tiles', 'Total']],
    ['it', ['Guerra I', 'Guerra II', 'Guerra III', 'tessere', 'Totale']],
  ] as const)('has its columns in %s', (language, columns) => {
    const told = breakdownOf([begins(1), ends(1, 0)], [seat('france')], boardTexts(language))!;
    expect(told.columns).toEqual(expect.arrayContaining([...columns]));
    expect(told.columns).toHaveLength(told.rows[0].length);
  });
});

describe.each(['original', 'deluxe'] as const)('a whole game of the %s edition', (edition) => {
  const { end, story } = wholeGame({ players: 4, edition }, 5);
  const { rows } = breakdownOf(story, seatsOf(end.after), en)!;

  it('adds up to the points everybody has at the end', () => {
    rows.forEach((row, of) => {
      const parts = row.slice(0, -1);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(row.at(-1));
      expect(row.at(-1)).toBe(end.after.open.vp[end.after.open.plays[of]]);
    });
  });

  it('takes from unrest what the end took', () => {
    rows.forEach((row, of) => {
      const plays = POWERS[end.after.open.plays[of]];
      const told = story.find((event) => event.t === 'unrest-shown' && event.power === plays)!;
      if (told.t === 'unrest-shown' && !told.revolution) expect(row.at(-2)! + 0).toBe(0 - told.penalty);
      expect(row.at(-2)).toBeLessThanOrEqual(0);
    });
  });
});
