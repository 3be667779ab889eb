import type { MarkerId } from '../src/data/markers.ts';
import { inPhase, type Position, type Table, type Trial } from './kit.ts';

export const D1 = 'diplomacy-1';
export const D2 = 'diplomacy-2';
export const D3 = 'diplomacy-3';

/** Seat 0 about to begin its diplomacy. */
export const courting = (lay: (t: Table) => void, given: Partial<Position> = {}) =>
  inPhase({ phase: 'diplomacy', lay, ...given });

/** An attempt with these markers against these, up to its die. */
export function attempt(
  power: string,
  mine: MarkerId[],
  theirs: MarkerId[],
  die: number,
  lay: (t: Table) => void = () => {},
): Trial {
  const t = courting((table) => {
    lay(table);
    table.hand(0, ...mine).hand(1, ...theirs);
  });
  t.dice(die).play(0, `diplomacy ${power} ${mine[0]}`);
  if (t.key === 'attempt.commit') t.play(0, ...mine.slice(1).map((marker) => `lay ${marker}`));
  if (t.key === 'attempt.commit') t.play(0, 'done');
  if (t.key === 'attempt.oppose') t.play(1, ...theirs.map((marker) => `lay ${marker}`), 'done');
  return t.passes();
}
export const result = (t: Trial) => t.told('diplomacy-result').at(-1)!;
