import { describe, expect, it } from 'vitest';
import { oddsOf } from '../src/combat/combat.ts';
import { COMBAT_TABLES, ODDS, RESULTS } from '../src/data/combat.ts';
import { defaultData } from '../src/data/default/index.ts';
import { tablesOf } from '../src/data/tables.ts';
import { inPhase, type Trial } from './kit.ts';

const column = (attacker: number, defender: number) => ODDS[oddsOf(attacker, defender)];

describe('Odds', () => {
  it.each([
    [14, 5, '2:1'],
    [10, 5, '2:1'],
    [5, 5, '1:1'],
    [7, 5, '1:1'],
    [15, 5, '3:1'],
    [19, 5, '3:1'],
    [20, 5, '4:1'],
  ])('15.61 (4): %i to %i is %s, what is left over is dropped', (attacker, defender, odds) => {
    expect(column(attacker, defender)).toBe(odds);
  });

  it.each([
    [6, 10, '1:2'],
    [5, 10, '1:2'],
    [4, 10, '1:3'],
    [9, 10, '1:2'],
  ])('15.61 (b), ruling 47: %i to %i is %s, what is left over counts for the defender', (attacker, defender, odds) => {
    expect(column(attacker, defender)).toBe(odds);
  });

  it('15.62: below 1:3 is 1:3, above 4:1 is 4:1', () => {
    expect(column(1, 30)).toBe('1:3');
    expect(column(30, 1)).toBe('4:1');
  });

  it('15.63: 7 to 4 is 1.5:1, and so is all from half as much again to less than twice', () => {
    expect(column(7, 4)).toBe('1.5:1');
    expect(column(6, 4)).toBe('1.5:1');
    expect(column(5, 4)).toBe('1:1');
    expect(column(8, 4)).toBe('2:1');
  });
});

type Forces = Readonly<Record<string, readonly [attackers: string, defenders: string]>>;

/** Attackers and defenders whose strengths come to each column. */
const ARMIES: Forces = {
  '1:3': ['army-recruit', 'army-veteran army-veteran'],
  '1:2': ['army-recruit', 'army-veteran'],
  '1:1': ['army-recruit', 'army-recruit'],
  '1.5:1': ['army-veteran', 'army-recruit'],
  '2:1': ['army-recruit army-recruit', 'army-recruit'],
  '3:1': ['army-veteran army-veteran', 'army-recruit'],
  '4:1': ['army-veteran army-veteran army-recruit', 'army-recruit'],
};
const LEGIONS: Forces = {
  '1:3': ['legion-recruit', 'army-veteran army-veteran army-veteran'],
  '1:2': ['legion-recruit', 'army-veteran army-veteran'],
  '1:1': ['legion-recruit', 'army-veteran'],
  '1.5:1': ['legion-veteran', 'army-veteran'],
  '2:1': ['legion-recruit', 'army-recruit'],
  '3:1': ['legion-recruit army-recruit', 'army-recruit'],
  '4:1': ['legion-veteran army-veteran', 'army-recruit'],
};

function fought(table: string, odds: string, die: number, result: string): Trial {
  const [attackers, defenders] = (table === 'revolutionary' ? LEGIONS : ARMIES)[odds];
  const t = inPhase({
    phase: 'combat',
    options: { legions: true },
    lay: (laid) => {
      for (const unit of attackers.split(' ')) laid.unit(`PR:${unit}`, 'C16');
      for (const unit of defenders.split(' ')) laid.unit(`AU:${unit}`, 'D16');
    },
  });
  t.dice(die);
  // Who destroys the enemy draws a marker.
  if (result === 'AA' || result === 'DD') t.numbers(0);
  t.play(0, 'attack C16 D16');
  if (t.key === 'attack.array') t.play(0, 'take-all');
  t.play(0, `table ${table}`);
  if (t.key === 'upgrade.choose') t.play(t.asked!, 'pass');
  return t;
}

describe('The combat tables', () => {
  const cells = COMBAT_TABLES.flatMap((table) =>
    ODDS.flatMap((odds, column) =>
      [1, 2, 3, 4, 5, 6].map((die) => ({
        table,
        odds,
        die,
        result: defaultData.combat[table][die - 1].split(/\s+/)[column],
      })),
    ),
  );

  it.each(cells)('a $die at $odds is $result ($table)', ({ table, odds, die, result }) => {
    const t = fought(table, odds, die, result);
    expect(t.told('odds')).toMatchObject([{ table, odds }]);
    expect(t.told('combat-result')).toEqual([{ t: 'combat-result', result, honours: false }]);
  });

  it('are looked up by column and die', () => {
    const { combatTable } = tablesOf({ data: 'reconstructed-2' });
    COMBAT_TABLES.forEach((id, table) => {
      ODDS.forEach((_, column) => {
        for (let die = 1; die <= 6; die++)
          expect(RESULTS[combatTable[table][column * 6 + die - 1]]).toBe(
            defaultData.combat[id][die - 1].split(/\s+/)[column],
          );
      });
    });
  });
});
