import { copy } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { deploymentsOf } from '../src/data/deployments.ts';
import { LANDS, MINOR_UNITS, POWER, POWERS, type PowerId } from '../src/data/powers.ts';
import { squareOf } from '../src/data/squares.ts';
import { tablesOf } from '../src/data/tables.ts';
import { randomForces } from '../src/set-up/random-forces.ts';
import { deployerOf } from '../src/set-up/set-up.ts';
import type { State } from '../src/state.ts';
import { unitName } from '../src/vocabulary/piece-names.ts';
import { type Table, Trial, table } from './kit.ts';
import { dealt, suggested } from './set-up-kit.ts';

describe('28.6 Deployment', () => {
  it('is by whoever controls a power, or by the player the rules name for a neutral (ruling 4)', () => {
    const by = (t: Trial, power: PowerId) => deployerOf(t.g, POWER[power]);
    const two = dealt('european', 2);
    expect(POWERS.map((power) => by(two, power))).toEqual([0, 1, 0, 1, 1, 1, 0, 1, 1, 0]);
    const four = dealt('worldwide', 4);
    expect([by(four, 'ME'), by(four, 'OT'), by(four, 'SP')]).toEqual([3, 0, 1]);
  });

  it('asks power by power in the order of the rules, and only where there is a choice', () => {
    const t = dealt('european', 3).dice(1, 1, 1);
    const order: string[] = [];
    while (t.key === 'deploy.place') {
      order.push(POWERS[(t.g.stack.at(-1) as unknown as { power: number }).power]);
      t.play(t.asked!, 'suggested');
    }
    t.passes();
    expect(order).toEqual(['GB', 'FR', 'AU', 'RU', 'ME']);
  });

  it.each(['european', 'worldwide'] as const)(
    'puts every unit of every %s power on the map, as many as the rules say',
    (scenario) => {
      const t = suggested(dealt(scenario, 2));
      for (const power of POWERS) expect(unitCounts(t.g, POWER[power]), power).toEqual(listed(t.g, POWER[power]));
    },
  );

  it('ruling 5: lets Great Britain place unit by unit: armies on any square of its own, fleets in its ports', () => {
    const t = dealt('european', 4);
    expect(t.asked).toBe(0);
    expect(t.offers()).toEqual([
      'suggested',
      ...'B4 B5 B14 C6 C9 C13 C14 D8 E7 F6 F7 G23 H7'.split(' ').map((square) => `at ${square}`),
    ]);
    t.play(0, 'at C14', 'at C14', 'at E7', 'at F6');
    expect(t.offers()).toEqual([
      'suggested',
      ...'B14 C9 C13 C14 D8 E7 F6 F7 G23 H7'.split(' ').map((square) => `at ${square}`),
    ]);
    expect(t.at('C14')).toEqual(['GB:army-veteran', 'GB:army-veteran']);
    expect(t.at('F6')).toEqual(['GB:army-recruit']);
  });

  it('allows one British army in Prussia where both have one player, and no more', () => {
    const t = dealt('european', 2);
    expect(t.offers()).toContain('at C16');
    t.play(0, 'at C16');
    expect(t.offers()).not.toContain('at C16');
    expect(dealt('european', 4).offers()).not.toContain('at C16');
  });

  it('keeps bases one to a square, and Russian armies two, both kinds together', () => {
    const t = dealt('european', 3);
    t.play(0, 'at C14', 'at C14', 'at C14', 'at C14', 'at C14', 'at C14', 'at C14', 'at C14', 'at C14');
    expect(t.offers()).not.toContain('at C14');
    t.play(0, 'suggested').play(1, 'suggested', 'suggested');
    expect(t.asked).toBe(2);
    t.play(2, 'at B18', 'at B18');
    expect(t.offers()).not.toContain('at B18');
    expect(t.at('B18')).toEqual(['RU:army-recruit', 'RU:army-veteran']);
    expect(t.why(2, 'at B18')).toEqual(['not-set-up-there']);
  });

  it('finishes what has been begun by hand as suggested, as far as that can be', () => {
    const t = suggested(dealt('european', 2).play(0, 'at H7', 'at H7'));
    expect(unitCounts(t.g, POWER.GB)).toEqual(listed(t.g, POWER.GB));
    expect(t.at('H7').filter((name) => name === 'GB:army-veteran')).toHaveLength(2);
  });

  it('sets the minor powers up as indicated (ruling 9)', () => {
    const t = suggested(dealt('european', 2));
    expect(t.at('I18')).toEqual(['minor:base', 'minor:horde-recruit']);
    expect(t.at('A16')).toEqual(['minor:army-veteran', 'minor:fleet-recruit', 'minor:fortified-zone']);
    const minor = LANDS.slice(POWERS.length).flatMap((_, i) => [...deploymentsOf(tablesOf(t.g), POWERS.length + i)]);
    const count = minor.reduce((sum, row) => sum + row.count, 0);
    expect(t.g.where.filter((at, piece) => at >= 0 && tablesOf(t.g).pieceNation[piece] === MINOR_UNITS)).toHaveLength(
      count,
    );
    expect(t.g.origin[t.g.first[squareOf('I18')]]).toBe(LANDS.indexOf('abyssinia'));
  });

  it.each([
    [1, null],
    [2, null],
    [3, 'minor:base'],
    [4, 'minor:base'],
    [5, 'minor:horde-recruit'],
    [6, 'minor:horde-veteran'],
  ] as const)('ruling 7: on a %i the last forces are %s', (die, unit) => {
    const t = forces().dice(die);
    t.run();
    if (unit === null) {
      expect(t.key).toBeNull();
      return;
    }
    expect(t.offers(1)).toContain('at M27');
    t.play(1, 'at M27');
    expect(t.at('M27')).toEqual([unit]);
    expect(t.g.origin[t.g.first[squareOf('M27')]]).toBe(LANDS.indexOf('new-holland'));
  });

  it('puts the last forces on empty squares of the lands named, and nowhere else', () => {
    const t = forces((table) => table.unit('minor:base', 'M27'))
      .dice(6)
      .run();
    expect(t.offers(1)).toHaveLength(48);
    expect(t.offers(1)).not.toContain('at M27');
    expect(t.offers(1)).not.toContain('at I14');
  });

  it('11.4: brings none that is not in the counter mix', () => {
    const t = forces((table) => table.unit('minor:horde-veteran', 'E21', 13))
      .dice(6)
      .run();
    expect(t.key).toBeNull();
  });
});

/** Seat 1 about to roll for the last forces of the set-up. */
function forces(lay: (laid: Table) => void = () => {}): Trial {
  const g = table({ phase: 'set-up', turn: 0, lay });
  g.stack = [randomForces.frame({ seat: 1, unit: -1 })];
  return new Trial(copy(g));
}

/** Units of a power on the map, by name; and what the set-up lists for it. */
function unitCounts(g: State, power: number): Record<string, number> {
  const counts: Record<string, number> = {};
  g.where.forEach((at, piece) => {
    if (at < 0 || tablesOf(g).pieceNation[piece] !== power) return;
    const name = unitName(power, g.face[piece]);
    counts[name] = (counts[name] ?? 0) + 1;
  });
  return counts;
}
function listed(g: State, power: number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { unit, count } of deploymentsOf(tablesOf(g), power)) {
    const name = unitName(power, unit);
    counts[name] = (counts[name] ?? 0) + count;
  }
  return counts;
}
