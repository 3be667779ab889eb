import { games } from '@cabinet-wars/games';
import type { AnyGame, Choice } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { ExerciseTable } from '../../src/exercise/exercise-table.ts';
import { dayOf, ofTheDay } from '../../src/exercise/of-the-day.ts';

const entry = games.find(({ id }) => id === 'struggle-of-empires')!;
const { game }: { game: AnyGame } = await entry.load();
const { exercises } = await entry.loadExercises!();
const exercise = exercises.find(({ id }) => id === 'three-bare-tokens')!;

function begun() {
  let solved = 0;
  const table = new ExerciseTable(game, exercise, { table: 'Exercise', learner: 'You', others: 'Bot' }, () => {
    solved++;
  });
  const say = (...texts: string[]) =>
    table.choose(
      exercise.seat,
      table.state().asks.own!.askId,
      texts.map((text): Choice => game.notation.parse(text)!),
    );
  return { table, say, solved: () => solved };
}

describe('a table at which an exercise is set', () => {
  it('knows the right idea, counts it and asks nothing more', async () => {
    const { table, say, solved } = begun();
    await say('action build', 'build army');
    expect(table.exercise.now()).toMatchObject({ verdict: null, hasBegun: true });
    await say('to german-states');
    expect(table.exercise.now().verdict).toEqual({ t: 'right' });
    expect(solved()).toBe(1);
    expect(table.state().asks.own).toBeNull();
  });

  it('says what another idea gives, and lets it be tried again from the same position', async () => {
    const { table, say, solved } = begun();
    const before = table.state().view;
    await say('action build', 'build navy', 'to mediterranean');
    const { verdict } = table.exercise.now();
    expect(verdict).toMatchObject({ t: 'other', way: { less: exercise.others[0].less } });
    expect(table.exercise.now().tries).toBe(1);
    table.exercise.again();
    expect(table.state().view).toEqual(before);
    expect(table.exercise.now()).toMatchObject({ verdict: null, tries: 1 });
    await say('action build', 'build army', 'to german-states');
    expect(solved()).toBe(1);
  });

  it('takes back what has been begun', async () => {
    const { table, say } = begun();
    expect(table.state().whyNoUndo).toEqual({ why: 'undo-nothing' });
    await say('action build');
    expect(table.state().whyNoUndo).toBeNull();
    await table.undo();
    expect(table.state().asks.own?.key).toBe('turn.act');
  });

  it('shows the solution, which then is not one’s own', () => {
    const { table, solved } = begun();
    table.exercise.show();
    expect(table.exercise.now()).toMatchObject({ verdict: { t: 'right' }, isShown: true });
    expect(solved()).toBe(0);
  });
});

describe('the exercise of the day', () => {
  it('is the same all day, the next one the day after, and begins again after the last', () => {
    const all = ['a', 'b', 'c'];
    const noon = Date.UTC(2026, 10, 17, 12);
    const today = ofTheDay(all, dayOf(noon));
    expect(ofTheDay(all, dayOf(noon - 11 * 3_600_000))).toBe(today);
    const days = [0, 1, 2, 3].map((n) => ofTheDay(all, dayOf(noon) + n));
    expect(new Set(days.slice(0, 3)).size).toBe(3);
    expect(days[3]).toBe(today);
    expect(ofTheDay([], 5)).toBeUndefined();
  });
});
