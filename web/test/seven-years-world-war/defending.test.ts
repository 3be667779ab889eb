import { describe, expect, it } from 'vitest';
import {
  chancesOf,
  favourOf,
  viewpointNow,
  viewpointOf,
} from '../../src/boards/seven-years-world-war/read/battle/odds.ts';
import { atQuestion } from './kit.ts';

describe('odds are coloured for whoever looks', () => {
  it('what is good for the attacker is bad for the defender, and what is even is even for both', () => {
    expect(favourOf('DW', 'attacker')).toBe('good');
    expect(favourOf('DW', 'defender')).toBe('bad');
    expect(favourOf('AA', 'defender')).toBe('good');
    expect([favourOf('BB', 'defender'), favourOf('-', 'attacker')]).toEqual(['even', 'even']);
    const results = ['DD', 'DW', 'DZ', '-', 'BB', 'AW'] as const;
    expect(chancesOf(results)).toEqual({ good: 3, even: 2, bad: 1 });
    expect(chancesOf(results, 'defender')).toEqual({ good: 1, even: 2, bad: 3 });
  });

  it('who chooses the table attacks, who is asked for a shield defends', () => {
    const attacking = atQuestion({ players: 2 }, 'attack.table', 5);
    expect(viewpointNow(attacking.view.open, attacking.seat)).toBe('attacker');
    const defending = atQuestion({ players: 2 }, 'attack.shield', 5);
    expect(viewpointNow(defending.view.open, defending.seat)).toBe('defender');
  });

  it('a combat that is told is seen from the side of the units attacked, by onlookers from the attacker’s', () => {
    const { view } = atQuestion({ players: 3 }, 'attack.table', 5);
    const [gb, au] = [view.open.control[0], 1 - view.open.control[0]];
    const attack = { seat: au, against: ['GB:army-recruit', 'PR:base'] };
    expect(viewpointOf(view.open, gb, attack)).toBe('defender');
    expect(viewpointOf(view.open, au, attack)).toBe('attacker');
    expect(viewpointOf(view.open, null, attack)).toBe('attacker');
    expect(viewpointOf(view.open, gb, { seat: au, against: ['minor:base'] })).toBe('attacker');
  });
});
