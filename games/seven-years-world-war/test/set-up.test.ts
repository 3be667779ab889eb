import { describe, expect, it } from 'vitest';
import { MARKER } from '../src/data/markers.ts';
import type { PowerId } from '../src/data/powers.ts';
import { game } from '../src/game.ts';
import { NEUTRAL } from '../src/state.ts';
import { newTrial, powersOf, type Trial } from './kit.ts';
import { dealt, suggested } from './set-up-kit.ts';

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
    ['european', 2, [20, 14], [7, 4], [31, 51]],
    ['european', 3, [20, 14, 10], [7, 3, 1], [31, 35, 16]],
    ['european', 4, [20, 14, 10, 10], [4, 3, 3, 1], [24, 35, 7, 16]],
    ['worldwide', 2, [20, 14], [9, 5], [51, 59]],
    ['worldwide', 3, [20, 14, 10], [7, 4, 3], [31, 49, 30]],
    ['worldwide', 4, [20, 14, 10, 10], [7, 3, 2, 2], [31, 33, 26, 20]],
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
