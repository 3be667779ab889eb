// @vitest-environment happy-dom
import { games } from '@cabinet-wars/games';
import type { AnyGame, Choice } from '@cabinet-wars/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { ExerciseTable } from '../../src/exercise/exercise-table.ts';
import { isSolved, keepSolved, solvedOf } from '../../src/exercise/solved.ts';
import { change } from '../../src/settings.ts';
import ExerciseCard from '../../src/shell/examiner/exercise-card.tsx';
import { ExerciseContext, type ExerciseHost } from '../../src/shell/examiner/exercise-context.ts';
import { friend, me } from '../office.ts';
import { click, doing, textOf, the } from './dom.ts';
import { sitDown } from './table.tsx';

const entry = games.find(({ id }) => id === 'struggle-of-empires')!;
const { game }: { game: AnyGame } = await entry.load();
const book = await entry.loadExercises!();
const exercise = book.exercises.find(({ id }) => id === 'three-bare-tokens')!;

beforeEach(() => {
  change({ language: 'en' });
  localStorage.removeItem('cabinet-wars exercises');
});

async function set() {
  const named = { table: 'Exercise', learner: 'You', others: 'Bot' };
  const table = new ExerciseTable(game, exercise, named, () => keepSolved(game.id, exercise.id));
  const host: ExerciseHost = {
    texts: book.texts.en[exercise.id],
    measure: book.measure.en,
    at: 1,
    of: 12,
    next: '#/next',
    all: '#/all',
    playOn: () => undefined,
  };
  await sitDown({ seats: [me, friend], choices: 3, as: 0 }, ({ sitting }) => (
    <ExerciseContext value={host}>
      <ExerciseCard sitting={sitting} control={table.exercise} />
    </ExerciseContext>
  ));
  const say = (...texts: string[]) =>
    doing(() => table.exercise.choose(texts.map((text): Choice => game.notation.parse(text)!)));
  return { say };
}

/** All that stands on it: its own name is only what it is called. */
const cardText = (): string => the('.exercise').textContent ?? '';

describe('the card of an exercise', () => {
  it('says the task, and a hint when it is asked for', async () => {
    await set();
    expect(cardText()).toContain('Which unit do you want, and where?');
    expect(cardText()).not.toContain('Count the armies');
    await click(the('button', 'Hint'));
    expect(textOf('.exercise-hint')).toContain('Count the armies');
  });

  it('tells what another idea gives, stands at the answer and lets one try again', async () => {
    const { say } = await set();
    await say('action build', 'build navy', 'to mediterranean');
    expect(cardText()).toContain('6 points less');
    expect(document.activeElement).toBe(the('.exercise-verdict'));
    expect(isSolved(game.id, exercise.id)).toBe(false);
    await click(the('button', 'Try again'));
    expect(cardText()).toContain('Which unit do you want, and where?');
  });

  it('explains the right idea, counts it and leads on', async () => {
    const { say } = await set();
    await say('action build', 'build army', 'to german-states');
    expect(textOf('.exercise-verdict')).toBe('That is it');
    expect(cardText()).toContain('not one army of their own');
    expect(the('a', 'Next exercise').getAttribute('href')).toBe('#/next');
    expect(solvedOf(game.id, book.exercises)).toBe(1);
  });
});
