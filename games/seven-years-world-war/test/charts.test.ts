import { describe, expect, it } from 'vitest';
import { ENLIGHTENMENT, INCREASING_TAXES, MINOR_RECRUITING, PILLAGE, RANDOM_FORCES } from '../src/data/charts.ts';
import { COMBAT_TABLES, HONOURABLE, ODDS, RESULTS } from '../src/data/combat.ts';
import { COMMAND_VALUE, DIPLOMACY_VALUE, MARKERS } from '../src/data/markers.ts';
import { tablesOf } from '../src/data/tables.ts';

const { combatTable, markerCount } = tablesOf({ data: 'reconstructed-2' });
const row = (table: number, die: number): string =>
  ODDS.map((_, odds) => RESULTS[combatTable[table][odds * 6 + die - 1]]).join(' ');

describe('15.5 Every cell of the combat tables, from 1:3 to 4:1', () => {
  const printed = {
    engagement: [
      'AZ AZ AZ AW AW - DW',
      'AW AW AW - - DW DW',
      'AW AW - - DW DW DW',
      'AW - - DW DW DW DZ',
      '- - DW DW DW DZ DZ',
      '- DW DW DW DZ DZ DD',
    ],
    linear: [
      'AA AA AZ AZ AW BB DW',
      'AA AZ AZ AW BB DW DZ',
      'AZ AZ AW BB DW DZ DZ',
      'AZ AW BB DW DZ DZ DD',
      'AW BB DW DZ DZ DD DD',
      'BB DW DZ DZ DD DD DD',
    ],
    revolutionary: [
      'AA AA AA AZ AZ BB DZ',
      'AA AA AZ BB BB DZ DD',
      'AA AZ BB DZ DZ DD DD',
      'AZ BB DZ DZ DD DD DD',
      'BB DZ DZ DD DD DD DD',
      'DZ DZ DD DD DD DD DD',
    ],
  };

  it.each(COMBAT_TABLES.flatMap((id, table) => printed[id].map((cells, i) => [id, i + 1, cells, table] as const)))(
    '%s, die %i: %s',
    (_id, die, cells, table) => {
      expect(row(table, die)).toBe(cells);
    },
  );

  it('get better for the attacker with every die and every column, but for bloodbaths', () => {
    const worth = ['AA', 'AZ', 'AW', '-', 'DW', 'DZ', 'DD'];
    for (let table = 0; table < 3; table++)
      for (let die = 1; die <= 6; die++) {
        const cells = row(table, die)
          .split(' ')
          .filter((code) => code !== 'BB');
        const ranks = cells.map((code) => worth.indexOf(code));
        expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
      }
  });

  it('29.7: Honors of War turns ruin into withdrawal, and nothing else', () => {
    expect(RESULTS.map((id) => HONOURABLE[id])).toEqual(['-', 'AW', 'DW', 'AW', 'DW', 'AW', 'DW', 'BB']);
  });
});

describe('29.3 to 29.6, 28.6 Rows of the other tables, from a die of 1', () => {
  it('are as the rulebook prints them', () => {
    expect(MINOR_RECRUITING).toEqual([
      'uprising',
      'uprising',
      'nothing',
      'base-or-zone',
      'base-or-zone',
      'army-horde-fleet',
    ]);
    expect(INCREASING_TAXES).toEqual(['rebellion', 'protest', 'taxes-1', 'taxes-2', 'taxes-2', 'taxes-3']);
    expect(PILLAGE).toEqual(['indiscipline', 'nothing', 'nothing', 'pillage', 'pillage', 'pillage']);
    expect(ENLIGHTENMENT).toEqual(['reaction', [], [], [3], [2, 3], [1, 2, 3]]);
    expect(RANDOM_FORCES).toEqual([null, null, 'base', 'base', 'horde-recruit', 'horde-veteran']);
  });
});

describe('29.7 The markers', () => {
  it('are so many of each, with these values', () => {
    const told = MARKERS.map((id, i) => `${id} ${markerCount[i]} ${DIPLOMACY_VALUE[i] + COMMAND_VALUE[i]}`);
    expect(told).toEqual([
      'attrition 2 0',
      'balance-of-power 2 0',
      'voltaire 1 0',
      'corruption 2 0',
      'coalition-rallies 2 0',
      'diplomacy-1 5 1',
      'diplomacy-2 4 2',
      'diplomacy-3 3 3',
      'expedition 2 0',
      'forced-march 8 0',
      'grand-tour 2 0',
      'honors-of-war 2 0',
      'illuminati 2 0',
      'laissez-faire 2 0',
      'manufacturing-inventions 2 0',
      'minor-power-alliance 5 0',
      'revolution 1 0',
      'scientific-breakthrough 2 0',
      'trading-charter 2 0',
      'sturm-und-drang 2 0',
      'general-1 4 1',
      'general-2 4 2',
      'general-3 2 3',
      'admiral-1 3 1',
      'admiral-2 2 2',
    ]);
  });
});
