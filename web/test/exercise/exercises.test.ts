import { games } from '@cabinet-wars/games';
import { ExerciseRun } from '@cabinet-wars/host/exercises';
import { type AnyGame, type Choice, type Exercise, hasIdea, isOffered, languages } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';

const loaded = await Promise.all(
  games.map(async (each) => ({ id: each.id, ...(await each.load()), book: await each.loadExercises?.() })),
);
const withExercises = loaded.flatMap(({ book, ...rest }) => (book === undefined ? [] : [{ ...rest, book }]));

/** What ends a deed, in whichever game. */
const ENDS = [
  'voyage stays',
  'voyage lost',
  'stop',
  'finish',
  'end-round',
  'call-no-more',
  'give-back no',
  'decline',
  'pass',
  'done',
];

/** Says that as far as it goes, then whatever ends the deed. */
function tryOut(game: AnyGame, exercise: Exercise, texts: readonly string[]): ExerciseRun {
  const run = new ExerciseRun(game, exercise);
  const say = (text: string): boolean => {
    const own = run.table.asks(run.seat).own;
    const choice: Choice | null = game.notation.parse(text);
    const isPossible = own !== null && choice !== null && run.verdict === null && isOffered(own.options, choice);
    return isPossible && run.choose(own.askId, [choice]).ok;
  };
  for (const text of texts) if (!say(text)) break;
  for (let n = 0; n < 12 && run.verdict === null; n++) if (!ENDS.some(say)) break;
  return run;
}

describe.each(withExercises)('the exercises of $id', ({ game, texts, book }) => {
  const { exercises } = book;

  it('are at least twelve', () => {
    expect(exercises.length).toBeGreaterThanOrEqual(12);
  });

  it('are positions in which the solution can be played, and is recognised', () => {
    for (const exercise of exercises) {
      const run = new ExerciseRun(game, exercise);
      expect(run.table.asks(run.seat).own?.options.length, exercise.id).toBeGreaterThan(1);
      run.solve();
      expect(run.verdict, exercise.id).toEqual({ t: 'right' });
    }
  });

  it('tell every other idea that was played out from the right one', () => {
    for (const exercise of exercises)
      for (const way of exercise.others) {
        const { verdict, said } = tryOut(game, exercise, way.said);
        // The dice may cut a way short: then it is another one, of which nothing is known.
        const isWhole = way.idea.length > 0 && hasIdea(way.idea, said);
        expect(verdict, `${exercise.id}: ${way.said}`).toEqual({ t: 'other', way: isWhole ? way : null });
      }
  });

  it('are clearly best by the figures they carry', () => {
    for (const { id, others, playOuts, gap } of exercises) {
      expect(playOuts, id).toBeGreaterThanOrEqual(20);
      expect(gap, id).toBeGreaterThan(0);
      expect(others.length, id).toBeGreaterThan(0);
      for (const { less, error } of others) expect(less, id).toBeGreaterThan(3 * error);
    }
  });

  it('differ from one another, and are told where they come from', () => {
    expect(new Set(exercises.map(({ id }) => id)).size).toBe(exercises.length);
    expect(new Set(exercises.map(({ seed, opening }) => `${seed} ${opening.length}`)).size).toBe(exercises.length);
    for (const { foundBy } of exercises) expect(foundBy).toContain(`npm run exercises -- ${game.id}`);
  });

  it.each(languages)('say everything in %s', (language) => {
    const said = book.texts[language];
    expect(Object.keys(said).sort()).toEqual(exercises.map(({ id }) => id).sort());
    for (const { title, task, hint, why } of Object.values(said)) {
      expect(title.length).toBeLessThan(40);
      expect(task.split('*').length, task).toBe(3);
      for (const text of [hint, why]) expect(text).toMatch(/[.?]$/);
    }
    const sections = new Set((texts[language].rules ?? []).map(({ id }) => id));
    for (const { id, section } of exercises) if (section !== undefined) expect(sections, id).toContain(section);
  });
});
