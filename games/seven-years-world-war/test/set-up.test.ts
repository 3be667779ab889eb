import { copy } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { deploymentsOf } from '../src/data/deployments.ts';
import { MARKER } from '../src/data/markers.ts';
import { LANDS, MINOR_UNITS, POWER, POWERS, type PowerId } from '../src/data/powers.ts';
import type { ScenarioId } from '../src/data/scenarios.ts';
import { squareOf } from '../src/data/squares.ts';
import { tablesOf } from '../src/data/tables.ts';
import { game } from '../src/game.ts';
import { unitName } from '../src/piece-names.ts';
import { NEUTRAL, type State } from '../src/state.ts';
import { randomForces } from '../src/steps/random-forces.ts';
import { deployerOf } from '../src/steps/set-up.ts';
import { newTrial, powersOf, type Table, Trial, table } from './kit.ts';

/** As many numbers as markers are drawn at the start, each the first of the pool. */
const START: Record<string, number> = { 'european-2': 11, 'european-3': 11, 'european-4': 11 };
START['worldwide-2'] = 14;
START['worldwide-3'] = 14;
START['worldwide-4'] = 14;

/** A game dealt out and waiting for the first deployment. */
function dealt(scenario: ScenarioId, players: number, draws = START[`${scenario}-${players}`]): Trial {
  return newTrial({ players, scenario })
    .numbers(...Array<number>(draws).fill(0))
    .run();
}

/** Everybody deploys as suggested; the dice of the last forces bring nothing. */
function suggested(t: Trial): Trial {
  t.dice(...Array<number>(t.g.hands.length).fill(1));
  while (t.key === 'deploy.place') t.play(t.asked!, 'suggested').passes();
  return t.passes();
}

const coalitions = (t: Trial) => t.g.hands.map((_, seat) => powersOf(t.g, seat).join(' '));

describe('28.5 Players and powers', () => {
  it.each([
    ['28.51', 'european', 2, ['GB PR', 'FR AU RU']],
    ['28.52', 'european', 3, ['GB PR', 'FR AU', 'RU']],
    ['28.53', 'european', 4, ['GB', 'FR AU', 'PR', 'RU']],
    ['28.54', 'worldwide', 2, ['GB PR ME', 'FR AU RU MC']],
    ['28.55', 'worldwide', 3, ['GB PR', 'FR RU MC', 'AU ME']],
    ['28.56', 'worldwide', 4, ['GB PR', 'FR MC', 'AU RU', 'ME']],
  ] as const)('%s: the %s scenario of %i has these coalitions', (_rule, scenario, players, powers) => {
    expect(coalitions(dealt(scenario, players))).toEqual(powers);
  });

  it.each([
    ['european', 2, [20, 14], [7, 4], [39, 51]],
    ['european', 3, [20, 14, 10], [7, 3, 1], [39, 37, 14]],
    ['european', 4, [20, 14, 10, 10], [4, 3, 3, 1], [32, 37, 7, 14]],
    ['worldwide', 2, [20, 14], [9, 5], [57, 59]],
    ['worldwide', 3, [20, 14, 10], [7, 4, 3], [39, 49, 28]],
    ['worldwide', 4, [20, 14, 10, 10], [7, 3, 2, 2], [39, 35, 24, 18]],
  ] as const)('28.3, 28.4, ruling 32: %s with %i: treasuries, markers and points at the start', (...row) => {
    const [scenario, players, treasuries, markers, points] = row;
    const t = suggested(dealt(scenario, players));
    expect(t.g.hands).toEqual(markers);
    expect(t.g.startingPoints).toEqual(points);
    expect(
      t
        .told('treasury')
        .filter((event) => event.for === 'start')
        .map((event) => event.points),
    ).toEqual(treasuries);
  });

  it('28.4, 8.42, rulings 11 and 83: markers that must be played at once are not dealt out', () => {
    const t = dealt('european', 2);
    expect(t.holds(0, 'balance-of-power')).toBe(0);
    expect(t.g.secret.pool[MARKER['balance-of-power']]).toBe(2);
    expect(t.holds(0, 'attrition')).toBe(2);
  });
});

describe('4.1 Control of major powers', () => {
  it('4.1, 4.11, 4.3: every power is controlled by one player or neutral, and all see which', () => {
    const { control } = game.view(dealt('european', 3).g, 'spectator').open;
    expect(control).toEqual([0, 1, 0, 1, 2, NEUTRAL, NEUTRAL, NEUTRAL, NEUTRAL, NEUTRAL]);
  });

  it('4.4, 4.41, 4.411: the scenario says who begins as a belligerent', () => {
    const told = dealt('worldwide', 4).told('control');
    expect(told.every(({ cause }) => cause === 'set-up')).toBe(true);
    expect(told.find(({ power }) => power === 'ME')?.seat).toBe(3);
  });
});

describe('28.57 Free deployment', () => {
  const free = (players: number): Trial => newTrial({ players, scenario: 'free' }).run();
  const choose = (t: Trial, ...powers: PowerId[]): Trial => {
    for (const power of powers) t.play(t.asked!, `power ${power}`);
    return t;
  };

  it('ruling 82: gives two players three powers each, three and four players two, taken up and down the seats', () => {
    const order = (players: number, picks: PowerId[]) => {
      const t = free(players).numbers(...Array<number>(40).fill(0));
      const seats = picks.map((power) => {
        const seat = t.asked;
        choose(t, power);
        return seat;
      });
      // Whoever took what, the pool has had enough to deal from.
      for (let i = t.script.left.length; i > 0; i--) t.script.next(1);
      expect(t.key).toBe('deploy.place');
      return seats;
    };
    expect(order(2, ['GB', 'FR', 'SP', 'PR', 'OT', 'RU'])).toEqual([0, 1, 1, 0, 0, 1]);
    expect(order(3, ['GB', 'FR', 'SP', 'PR', 'OT', 'RU'])).toEqual([0, 1, 2, 2, 1, 0]);
    expect(order(4, ['GB', 'FR', 'SP', 'PR', 'OT', 'RU', 'UP', 'ME'])).toEqual([0, 1, 2, 3, 3, 2, 1, 0]);
  });

  it('28.571: lets nobody have both Great Britain and France', () => {
    const t = choose(free(2), 'GB', 'SP', 'UP');
    expect(t.offers(0)).not.toContain('power FR');
    expect(t.why(0, 'power FR')).toEqual(['not-together']);
    expect(t.why(0, 'power SP')).toEqual(['power-taken']);
    choose(t, 'PR', 'RU');
    expect(t.offers(1)).toContain('power FR');
  });

  it('rulings 6, 10 and 66: a power nobody took is neutral, as suggested, and who has neither Britain nor France has 10', () => {
    const t = choose(free(4), 'PR', 'AU', 'RU', 'MC', 'ME', 'UP', 'SP').numbers(...Array<number>(11).fill(0));
    choose(t, 'OT');
    expect(t.g.treasury).toEqual([10, 10, 10, 10]);
    suggested(t);
    expect([t.controls('GB'), t.controls('FR')]).toEqual([NEUTRAL, NEUTRAL]);
    expect(t.at('C14')).toEqual(['GB:army-veteran', 'GB:base', 'GB:fleet-veteran', 'GB:fleet-veteran']);
    expect(t.at('D14')).toContain('FR:fortified-zone');
  });
});

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

describe('The initiative of the set-up', () => {
  it('28.2, rulings 2 and 8: is with the highest campaign value, and the others follow by seats', () => {
    const t = suggested(dealt('european', 2));
    expect(setUpRolls(t)).toEqual([0, 1]);
    expect(setUpRolls(suggested(dealt('worldwide', 3)))).toEqual([0, 1, 2]);
  });

  it('ruling 8: goes by dice where values are equal, again if these are', () => {
    const chosen = newTrial({ players: 2, scenario: 'free' }).run();
    for (const power of ['AU', 'RU', 'UP', 'SP', 'OT']) chosen.play(chosen.asked!, `power ${power}`);
    chosen.numbers(...Array<number>(6).fill(0)).play(1, 'power MC');
    // Two throws that are equal, two that are not, the last forces, and the initiative of the first turn.
    chosen.dice(3, 3, 2, 5, 1, 1, 6, 1);
    while (chosen.key === 'deploy.place') chosen.play(chosen.asked!, 'suggested');
    chosen.passes();
    expect(setUpRolls(chosen)).toEqual([0, 1, 0, 1, 1, 0]);
  });
});

/** Who threw dice in the set-up, in their order. */
const setUpRolls = (t: Trial) =>
  t
    .told('rolled')
    .filter((event) => event.for === 'set-up')
    .map(({ seat }) => seat);

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
