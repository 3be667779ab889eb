const KEY = 'cabinet-wars exercises';

const nameOf = (game: string, exercise: string): string => `${game}/${exercise}`;

function kept(): ReadonlySet<string> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(read) ? read.filter((each) => typeof each === 'string') : []);
  } catch {
    return new Set();
  }
}

export const isSolved = (game: string, exercise: string): boolean => kept().has(nameOf(game, exercise));

export function keepSolved(game: string, exercise: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...kept(), nameOf(game, exercise)])]));
  } catch {
    // A browser that keeps nothing still sets exercises; they are only not counted.
  }
}

/** How many of these have been solved in this browser. */
export const solvedOf = (game: string, exercises: readonly { readonly id: string }[]): number =>
  exercises.filter(({ id }) => isSolved(game, id)).length;
