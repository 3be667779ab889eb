import { Context, chanceOf, copy, randomChoice, Seeded } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { MARKER } from '../src/data/markers.ts';
import { POWER } from '../src/data/powers.ts';
import { game } from '../src/game.ts';
import { inBox } from '../src/state.ts';
import { scoreNow } from '../src/turn/score-now.ts';
import type { Choice } from '../src/vocabulary/choices.ts';
import type { Event } from '../src/vocabulary/events.ts';
import { inPhase, settled } from './kit.ts';

/** Every phase of a random game, as `turn phase seat`. */
function phases(options: Parameters<typeof settled>[0], seed: string): { told: string[]; events: Event[] } {
  const chance = chanceOf(new Seeded(seed));
  const events: Event[] = [];
  const x = new Context<Event>(chance, (event) => {
    events.push(event);
  });
  const g = copy(game.setup(settled(options), chance));
  let question = game.flow.run(g, x);
  while (question !== null) {
    const { seat, options: offered } = question.waiting[0];
    question = game.flow.choose(g, seat, randomChoice<Choice>(offered, chance), x);
  }
  let turn = 0;
  const told: string[] = [];
  for (const event of events) {
    if (event.t === 'turn-begins') turn = event.turn;
    if (event.t === 'phase-begins') told.push(`${turn} ${event.phase} ${event.seat}`);
  }
  return { told, events };
}

describe('The sequence of play', () => {
  const optional = { pillage: true, enlightenment: true, increasingTaxes: true, minorRecruiting: true, legions: true };
  const { told, events } = phases({ players: 3, ...optional }, 'sequence');
  const first = events.filter((event) => event.t === 'initiative').map((event) => event.seat);
  const order = (turn: number) => [0, 1, 2].map((i) => (first[turn - 1] + i) % 3);

  it('28.1: is gone through seven times', () => {
    expect(events.filter(({ t }) => t === 'turn-begins')).toHaveLength(7);
    expect(first).toHaveLength(7);
  });

  it.each([1, 2, 3, 4, 5, 6, 7])(
    '3.1: initiative, treasuries, turns, provisions, enlightenment, end: turn %i',
    (turn) => {
      const seats = order(turn);
      const treasury = ['taxation', 'free-markers', 'recruiting', 'training', 'disbanding'];
      const own = ['diplomacy', 'movement', 'combat', 'pillage'];
      const expected = [
        'initiative -1',
        ...seats.flatMap((seat) => treasury.map((phase) => `${phase} ${seat}`)),
        ...seats.flatMap((seat) => own.map((phase) => `${phase} ${seat}`)),
        ...seats.map((seat) => `provisioning ${seat}`),
        ...seats.map((seat) => `enlightenment ${seat}`),
        'end-of-turn -1',
      ].map((phase) => `${turn} ${phase}`);
      expect(told.filter((one) => one.startsWith(`${turn} `))).toEqual(expected);
    },
  );

  it('3.1 (7), 20.41: leaders who were used are turned face up at the end of the turn', () => {
    const box = inBox(POWER.PR, MARKER['general-2']);
    const t = inPhase({
      phase: 'end-of-turn',
      lay: ({ g }) => {
        g.secret.pool[MARKER['general-2']]--;
        g.pool--;
        g.tired[box] = 1;
      },
    });
    expect([t.g.leaders[box], t.g.tired[box]]).toEqual([1, 0]);
  });

  it('3.1: leaves out what is not played', () => {
    const plain = phases({ players: 2 }, 'plain').told.join(' ');
    expect(plain).not.toMatch(/pillage|enlightenment/);
  });

  it('ruling 1: a player moves all his powers in one turn of his', () => {
    const t = inPhase({
      phase: 'movement',
      lay: (table) => table.unit('PR:army-veteran', 'C16').unit('GB:fleet-veteran', 'C14'),
    });
    expect(t.offers()).toEqual(['move C14', 'move C16', 'done']);
  });

  it('6.1, ruling 2: play runs from the first player upward by seats', () => {
    const t = inPhase({
      phase: 'diplomacy',
      seat: 2,
      initiative: 1,
      options: { players: 3 },
      control: { GB: 0, FR: 1, RU: 2 },
      lay: (table) => {
        for (const square of ['C14', 'D14', 'B17'])
          table.unit(`${{ C14: 'GB', D14: 'FR', B17: 'RU' }[square]}:army-recruit`, square);
      },
    });
    t.play(2, 'done', 'done');
    expect([t.asked, t.key]).toEqual([0, 'movement-phase.act']);
  });
});

describe('The ratio if the game ended now', () => {
  it('22.12: is told from the state and from the open part of a view alike', () => {
    const t = inPhase({
      phase: 'movement',
      lay: (table) => table.unit('PR:army-veteran', 'C16').unit('AU:base', 'D16'),
    });
    t.g.startingPoints = [10, 10];
    const now = scoreNow(t.g);
    // Britain and Prussia count 7 and hold 4; Austria, France and Russia count 4 and hold 7.
    expect(now.map(({ points, ratio, level }) => [points, ratio, level])).toEqual([
      [11, 110, 'equilibrium'],
      [11, 110, 'equilibrium'],
    ]);
    expect(now[0].parts).toEqual({ powers: 7, squares: 4, routes: 0, enlightenment: 0 });
    expect(scoreNow(game.view(t.g, 'spectator').open)).toEqual(now);
  });
});
