import type { ResultId } from '@cabinet-wars/seven-years-world-war/data';
import { expect, it } from 'vitest';
import { bestOf, type Clash } from '../../src/boards/seven-years-world-war/fight/odds.ts';

const clash = (engagement: readonly ResultId[], linear: readonly ResultId[], isLinearOpen = true): Clash => ({
  attack: { units: 8, leader: 0, total: 8 },
  defence: { units: 4, leader: 0, ground: 0, total: 4 },
  odds: '2:1',
  tables: [
    { table: 'engagement', results: engagement, isOpen: true },
    { table: 'linear', results: linear, isOpen: isLinearOpen },
  ],
});

it('of tables with as many good and bad dice the one that hits the enemy harder is picked beforehand', () => {
  const soft: readonly ResultId[] = ['AW', '-', 'DW', 'DW', 'DW', 'DZ'];
  const hard: readonly ResultId[] = ['AW', 'BB', 'DW', 'DZ', 'DZ', 'DD'];
  expect(bestOf(clash(soft, hard)).table).toBe('linear');
  expect(bestOf(clash(hard, soft)).table).toBe('engagement');
  expect(bestOf(clash(soft, hard, false)).table).toBe('engagement');
});
