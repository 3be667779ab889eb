import {
  DIPLOMACY,
  DIPLOMACY_VALUE,
  type DiplomacyResult,
  diplomacyColumn,
  POWERS,
  type PowerId,
} from '@cabinet-wars/seven-years-world-war/data';
import { differentialOf } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { Attempt } from '@cabinet-wars/seven-years-world-war/view';
import { frameOf, type GameView } from './seen.ts';

/** An attempt under way, as far as the viewer knows it. */
export interface AttemptNow {
  readonly seat: number;
  readonly power: PowerId;
  /** By seat: markers that lie face down, and the sum of those laid open. */
  readonly faceDown: readonly number[];
  readonly shown: readonly number[];
  /** The difference with the viewer's own markers counted, if only they are laid. */
  readonly difference: number;
  readonly column: readonly DiplomacyResult[];
}

export function attemptOf({ open, own }: GameView): AttemptNow | null {
  const f = frameOf<Attempt>(open, 'attempt');
  if (f === null) return null;
  const committed = own !== null && own.seat === f.seat ? own.committed : [];
  const hidden = committed.reduce((sum, count, marker) => sum + count * DIPLOMACY_VALUE[marker], 0);
  const difference = differentialOf(f) + hidden;
  const shown = open.hands.map((_, seat) =>
    f.shown.reduce((sum, marker, i) => sum + (f.owners[i] === seat ? DIPLOMACY_VALUE[marker] : 0), 0),
  );
  return { seat: f.seat, power: POWERS[f.target], faceDown: f.laid, shown, difference, column: columnFor(difference) };
}

/** What each die from 1 to 6 brings at a difference. */
export const columnFor = (difference: number): DiplomacyResult[] =>
  DIPLOMACY.map((row) => row[diplomacyColumn(difference)]);
