import { isRecord } from '@cabinet-wars/kernel';

const KEY = 'cabinet-wars lessons';

/** How far somebody has come in a lesson: the step to go on at, and whether it was ever finished. */
export interface Progress {
  readonly at: number;
  readonly isFinished: boolean;
}

const NONE: Progress = { at: 0, isFinished: false };

function kept(): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return isRecord(read) ? read : {};
  } catch {
    return {};
  }
}

export function progressOf(game: string, lesson: string): Progress {
  const found = kept()[`${game}/${lesson}`];
  if (!isRecord(found)) return NONE;
  const { at, isFinished } = found;
  return { at: typeof at === 'number' && at >= 0 ? Math.floor(at) : 0, isFinished: isFinished === true };
}

export function keepProgress(game: string, lesson: string, at: number, of: number): void {
  const before = progressOf(game, lesson);
  const isOver = at >= of;
  const now: Progress = { at: isOver ? 0 : at, isFinished: before.isFinished || isOver };
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [`${game}/${lesson}`]: now }));
  } catch {
    // A browser that keeps nothing still teaches: one begins at the first step next time.
  }
}
