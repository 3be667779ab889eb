import { MARKER_LIMIT, MARKERS, type MarkerId, POWERS, type PowerId } from '@cabinet-wars/seven-years-world-war/data';
import { FIRST_LEADER, inBox } from '@cabinet-wars/seven-years-world-war/view';
import type { GameView, OpenView } from './seen.ts';

export interface Held {
  readonly marker: MarkerId;
  readonly count: number;
  /** Of these, laid face down in the diplomacy under way. */
  readonly laid: number;
}

/** The viewer's own markers. */
export const handOf = ({ own }: GameView): Held[] =>
  MARKERS.flatMap((marker, i) => {
    const count = own?.hand[i] ?? 0;
    return count === 0 ? [] : [{ marker, count, laid: own?.committed[i] ?? 0 }];
  });

export const limitOf = (open: OpenView): number => MARKER_LIMIT[open.hands.length];

/** What the viewer knows another seat to hold at least. */
export function knownOf({ open, own }: GameView, other: number): Held[] {
  const notes = own?.notes ?? [];
  return MARKERS.flatMap((marker, i) => {
    const count = notes[other * MARKERS.length + i] ?? 0;
    return count === 0 || open.hands[other] === 0 ? [] : [{ marker, count, laid: 0 }];
  });
}

export interface BoxedLeader {
  readonly marker: MarkerId;
  readonly power: PowerId;
  readonly count: number;
  readonly tired: boolean;
}

/** The leaders in the box of a power, those used this turn last. */
export function leadersOf(open: OpenView, power: PowerId): BoxedLeader[] {
  const box = POWERS.indexOf(power);
  const found = (list: readonly number[], tired: boolean): BoxedLeader[] =>
    MARKERS.slice(FIRST_LEADER).flatMap((marker, i) => {
      const count = list[inBox(box, FIRST_LEADER + i)];
      return count === 0 ? [] : [{ marker, power, count, tired }];
    });
  return [...found(open.leaders, false), ...found(open.tired, true)];
}
