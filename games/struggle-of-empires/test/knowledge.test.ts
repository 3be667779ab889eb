import { Context, Scripted, Seeded } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../src/game.ts';
import { returnUnrest, unrestOf } from '../src/money/unrest.ts';
import type { Options } from '../src/options.ts';
import type { Event } from '../src/vocabulary/events.ts';
import { notation } from '../src/vocabulary/notation.ts';
import { inTurn, newTrial, playOut } from './kit.ts';

const taken = (hidden: boolean): Event => ({
  t: 'unrest-taken',
  seat: 1,
  power: 'france',
  counters: 2,
  points: 3,
  hidden,
  from: 'loss',
});

describe('Unrest (ruling 60)', () => {
  describe.each([
    ['2005 Unrest', { edition: 'original' }],
    ['2020 p.9, original rules', { edition: 'deluxe', originalUnrest: true }],
  ] as const)('%s: counters worth 1 lie face down', (_place, options) => {
    const lie = (more: Partial<Options> = {}) =>
      inTurn({
        options: { ...options, ...more },
        top: ['britain'],
        bottom: ['france'],
        war: 2,
        lay: (table) => table.unrest('france', 4),
      });

    it('others’ totals are in nobody’s view; one’s own is exact', () => {
      const { g } = lie();
      expect(game.view(g, 0).open.unrest).toBeNull();
      expect(game.view(g, 'spectator').open.unrest).toBeNull();
      expect([game.view(g, 0).own?.points, game.view(g, 1).own?.points]).toEqual([0, 4]);
    });

    it('samples know what the seat knows, and guess the rest', () => {
      const { g } = lie();
      const of = (seat: number, power: number) =>
        new Set(Array.from({ length: 40 }, (_, i) => unrestOf(game.sample(game.view(g, seat), new Seeded(i)), power)));
      expect([...of(1, 1)]).toEqual([4]);
      expect(of(0, 1).size).toBeGreaterThan(2);
    });

    const inTheOpen = { openUnrest: true, ...(options.edition === 'deluxe' && { originalUnrest: false }) };

    it('how much is given back is told to its owner: others must have kept count', () => {
      const told = (viewer: number, more?: Partial<Options>) => {
        const events: Event[] = [];
        returnUnrest(lie(more).g, 1, 2, new Context<Event>(new Seeded(1), (event) => events.push(event)));
        return game.redact(events[0], viewer);
      };
      expect(told(1)).toMatchObject({ t: 'unrest-returned', points: 2 });
      expect(told(0)).toMatchObject({ t: 'unrest-returned', points: null });
      expect(told(0, inTheOpen)).toMatchObject({ points: 2 });
    });

    it('are shown where unrest is played open, and at the end', () => {
      const shown = lie(inTheOpen);
      expect(game.view(shown.g, 0).open.unrest?.taken[1]).toBe(4);
      const { g } = lie();
      g.final = { unrest: [0, 4, 0, 0, 0, 0, 0], penalties: [], revolution: [] };
      expect(unrestOf(game.sample(game.view(g, 0), new Seeded(1)), 1)).toBe(4);
    });
  });

  it('is taken in the open: everybody is told of it as it happens', () => {
    expect(game.redact(taken(false), 0)).toEqual(taken(false));
  });

  it('is worth what only its owner knows in the deluxe edition', () => {
    expect(game.redact(taken(true), 0)).toMatchObject({ counters: 2, points: null });
    expect(game.redact(taken(true), 'spectator')).toMatchObject({ points: null });
    expect(game.redact(taken(true), 1)).toEqual(taken(true));
    const t = inTurn({ options: { edition: 'deluxe' }, top: ['britain'], bottom: ['france'] });
    t.g.unrest.taken[1] = 5;
    t.g.secret.unrest.splice(3, 3, 1, 1, 3);
    expect(JSON.stringify(game.view(t.g, 0).own)).not.toContain('[1,1,3]');
    expect(game.view(t.g, 1).own?.unrest).toEqual([1, 1, 3]);
  });

  it('is sampled within what has been seen: who had not enough to give had just so much', () => {
    const t = inTurn({ options: { edition: 'deluxe' }, top: ['britain'], bottom: ['france'] });
    // France took three counters, had only two points to give back, and has taken four since, giving back three at the last.
    Object.assign(t.g.unrest, {
      taken: [0, 7, 0, 0, 0, 0, 0],
      returned: [0, 5, 0, 0, 0, 0, 0],
      takenAtZero: [0, 3, 0, 0, 0, 0, 0],
      returnedAtZero: [0, 2, 0, 0, 0, 0, 0],
      takenAtReturn: [0, 7, 0, 0, 0, 0, 0],
    });
    t.g.secret.unrest.splice(3, 3, 1, 5, 1);
    const seen = new Set<number>();
    for (let i = 0; i < 60; i++) {
      const g = game.sample(game.view(t.g, 0), new Seeded(i));
      expect(game.audit(g)).toEqual([]);
      seen.add(unrestOf(g, 1));
    }
    expect(seen.size).toBeGreaterThan(1);
    expect(Math.min(...seen)).toBeGreaterThanOrEqual(0);
  });

  it('is known to be none when there was not enough to give back', () => {
    const t = inTurn({ options: { edition: 'deluxe' }, top: ['britain'], bottom: ['france'] });
    t.g.unrest.taken[1] = t.g.unrest.takenAtZero[1] = t.g.unrest.takenAtReturn[1] = 6;
    t.g.unrest.returned[1] = t.g.unrest.returnedAtZero[1] = 3;
    t.g.secret.unrest.splice(3, 3, 3, 3, 0);
    for (let i = 0; i < 40; i++) expect(unrestOf(game.sample(game.view(t.g, 0), new Seeded(i)), 1)).toBe(0);
  });

  it('is sampled as enough for all that was given back, out of the counters there were then', () => {
    const t = inTurn({
      options: { edition: 'deluxe' },
      top: ['britain', 'spain'],
      bottom: ['france', 'russia'],
      lay: (table) => table.unrest('britain', 2),
    });
    t.play('britain', 'action tile', 'tile government-reform');
    // Two counters drawn later, which cannot have been among those given back.
    t.g.unrest.taken[0] += 2;
    t.g.secret.unrest[1] += 2;
    for (let i = 0; i < 40; i++) {
      const g = game.sample(game.view(t.g, 1), new Seeded(i));
      expect(unrestOf(g, 0)).toBeGreaterThanOrEqual(0);
      expect(game.audit(g)).toEqual([]);
    }
    expect(t.g.unrest.takenAtReturn[0]).toBe(2);
  });

  it('tells something of itself when it is given back, so that cannot be undone', () => {
    const reform = (options: Partial<Options>) =>
      inTurn({
        options,
        top: ['britain', 'spain'],
        bottom: ['france', 'russia'],
        lay: (table) => table.unrest('britain', 3),
      }).play('britain', 'action tile', 'tile government-reform').revealed;
    expect(reform({ edition: 'deluxe' })).toBe(true);
    expect(reform({ edition: 'deluxe', openUnrest: true })).toBe(false);
  });

  it('goes on beyond the last counter, a point each (ruling 61)', () => {
    const t = inTurn({
      options: { edition: 'deluxe' },
      top: ['britain', 'spain'],
      bottom: ['france', 'russia'],
      lay: (table) => {
        table.units('britain', 'fort', 'india').gold('britain', 0);
        table.g.unrest.taken[1] = 90;
        table.g.secret.unrest.splice(3, 3, 9, 72, 9);
      },
    });
    // 2020 p.10, ruling 58: an empty bag yields counters of 1, for what one buys as for what one loses.
    t.numbers(0, 0, 0).play('britain', 'action tile', 'tile army-training');
    expect([t.unrest('britain'), t.g.unrest.beyond]).toEqual([3, 3]);
    t.numbers(0).play('britain', 'action build', 'rebuild fort india', 'to home');
    expect([t.unrest('britain'), t.g.unrest.beyond]).toEqual([4, 4]);
    expect(game.audit(t.g)).toEqual([]);
  });

  it('draws even the last counter from the bag, so that it cannot be seen and put back', () => {
    const t = inTurn({
      options: { edition: 'deluxe' },
      top: ['britain', 'spain'],
      bottom: ['france', 'russia'],
      lay: (table) => {
        table.units('britain', 'fort', 'india');
        table.g.unrest.taken[1] = 89;
        table.g.secret.unrest.splice(3, 3, 9, 72, 8);
      },
    });
    t.numbers(0).play('britain', 'action build', 'rebuild fort india', 'to home');
    expect(t.unrest('britain')).toBe(2);
  });

  it('puts counters of 1 that were given back into an empty bag', () => {
    const t = inTurn({
      options: { edition: 'deluxe' },
      top: ['britain', 'spain'],
      bottom: ['france', 'russia'],
      lay: (table) => {
        table.units('britain', 'fort', 'india');
        table.g.unrest.taken[1] = 90;
        table.g.unrest.returned[1] = 3;
        table.g.secret.unrest.splice(3, 3, 9, 72, 9);
      },
    });
    t.numbers(1).play('britain', 'action build', 'rebuild fort india', 'to home');
    expect([t.unrest('britain'), t.g.unrest.refilled]).toEqual([1, 3]);
  });
});

describe('The draft', () => {
  it('shows nobody another’s hand or picks', () => {
    const t = newTrial(
      { edition: 'original', players: 3, draftStart: true },
      new Scripted([0, ...Array(28).fill(0)]),
    ).run();
    t.play('britain', t.offers('britain')[2]);
    const view = game.view(t.g, 1);
    expect(view.own?.said).toEqual([]);
    expect(view.own?.seen).toEqual([t.g.secret.seen[1][0]]);
    expect(game.view(t.g, 0).own?.said).toHaveLength(1);
    expect(game.redact({ t: 'drafted', seat: 0, power: 'britain', counter: 'india-1' }, 1)).toMatchObject({
      counter: null,
    });
  });

  it('is sampled so that packs that come round again hold what was seen in them', () => {
    for (let seed = 0; seed < 5; seed++) {
      playOut({ edition: 'deluxe', players: 2, draftStart: true }, `draft ${seed}`, (g) => {
        if (g.stack.at(-1)?.proc !== 'draft') return;
        const w = game.sample(game.view(g, 0), new Seeded(seed));
        expect(w.secret.seen[0]).toEqual(g.secret.seen[0]);
        const round = w.secret.picks[1].length;
        for (let pick = 0; pick < round; pick++) {
          const hand = w.secret.seen[1][pick];
          expect(hand).toContain(w.secret.picks[1][pick]);
          const after = hand.filter((counter) => counter !== w.secret.picks[1][pick]);
          if (pick < round) expect(w.secret.seen[0][pick + 1].toSorted()).toEqual(after.toSorted());
        }
      });
    }
  });
});

describe('Notation', () => {
  it('writes every choice and reads it back', () => {
    for (const options of [
      { edition: 'original', players: 5 },
      { edition: 'deluxe', players: 3, draftStart: true },
    ] as const)
      playOut(options, 'notation', (_g, question) => {
        for (const { options: offered } of question?.waiting ?? [])
          for (const option of offered) {
            if (Object.values(option).some((value) => typeof value === 'object')) continue;
            expect(notation.parse(notation.format(option as never))).toEqual(option);
          }
      });
    expect(notation.format({ t: 'attack', region: 'caribbean', against: 'france' })).toBe('attack caribbean france');
  });

  it.each(['', 'attack', 'bid many', 'surprise perhaps', 'build army twice', 'toString', 'bid -1'])(
    'takes no “%s”',
    (text) => {
      expect(notation.parse(text)).toBeNull();
    },
  );
});
