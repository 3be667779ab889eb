import { games } from '@cabinet-wars/games';
import { hasIdea, Seeded, Table } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { situationOf } from '../src/at-table.ts';
import { type Ideas, ideaOf } from '../src/exercises/ideas.ts';
import { scoutFor } from '../src/exercises/index.ts';
import { lessThan } from '../src/exercises/play-outs.ts';

const ideas: Ideas = {
  asked: [],
  deepens: [],
  until: [],
  isOneDeed: true,
  free: [],
  tells: { attack: 'attack - +', step: 'step +', build: 'build +', to: 'to +' },
  lastOf: ['step'],
  firstOnly: false,
  reach: { turns: 1, nodes: 1, most: 1 },
  further: {},
  closing: {},
  clear: 1,
  least: 1,
  isDue: () => true,
};

describe('the idea of what is said', () => {
  it('is what tells it, without the words that do not matter', () => {
    expect(ideaOf(ideas, ['action attack', 'attack B13 C13', 'take-all'])).toEqual(['attack * C13']);
    expect(ideaOf(ideas, ['move C14', 'step B14', 'step A14', 'stop'])).toEqual(['step A14']);
    expect(ideaOf({ ...ideas, firstOnly: true }, ['build army', 'to india'])).toEqual(['build army']);
  });

  it('is had once every part of it has been said by a choice of its own, in any order', () => {
    expect(hasIdea(['attack * C13'], ['attack A1 C13'])).toBe(true);
    expect(hasIdea(['to india', 'build army'], ['build army', 'to india'])).toBe(true);
    expect(hasIdea(['to india', 'to india'], ['to india'])).toBe(false);
    expect(hasIdea(['attack * C13'], ['attack A1 C14'])).toBe(false);
  });
});

describe('play-outs in pairs', () => {
  it('tell how much less one gives, and how sure that is', () => {
    expect(lessThan([5, 7, 9], [4, 6, 8])).toEqual({ less: 1, error: 0 });
    const { less, error } = lessThan([5, 7], [5, 3]);
    expect(less).toBe(2);
    expect(error).toBeCloseTo(2);
  });

  it('come out the same for the same luck, and otherwise for other luck', async () => {
    const entry = games.find(({ id }) => id === 'struggle-of-empires')!;
    const [{ game }, book] = await Promise.all([entry.load(), entry.loadExercises!()]);
    const exercise = book.exercises.find(({ id }) => id === 'last-word')!;
    const table: Table = Table.open(game, { options: exercise.options, chance: new Seeded(exercise.seed) });
    for (const line of exercise.opening) {
      const [plays, text] = line.split(' | ');
      const seat = table.seats.findIndex((each) => each.plays === plays);
      table.choose(seat, table.asks(seat).own!.askId, game.notation.parse(text));
    }
    const scout = await scoutFor(game);
    const situation = situationOf(table, exercise.seat, 0);
    const once = scout.again(situation, exercise, 3, 'a');
    expect(scout.again(situation, exercise, 3, 'a')).toEqual(once);
    expect(scout.again(situation, exercise, 3, 'b')).not.toEqual(once);
    for (const { less } of once) expect(less).toBeGreaterThan(0);
  });
});
