import type { ExerciseBook } from '@cabinet-wars/kernel';
import type { GameForPages } from '../../boards/games.ts';

const fetched = new Map<string, Promise<ExerciseBook | null>>();

/** The exercises of a game, fetched once and only when wanted; null where it has none. */
export function exercisesOf({ entry }: Pick<GameForPages, 'entry'>): Promise<ExerciseBook | null> {
  const known = fetched.get(entry.id) ?? entry.loadExercises?.() ?? Promise.resolve(null);
  fetched.set(entry.id, known);
  known.catch(() => fetched.delete(entry.id));
  return known;
}
