import type { Seat } from '@cabinet-wars/kernel';
import { MARKER_COUNT, type Marker } from '../data/markers.ts';

/** How markers of which nobody knows where they are may be spread over hands. */
export interface Spread {
  /** By marker: how many are still to be found; how many of them must be in a hand, since the pool has none. */
  readonly left: readonly number[];
  readonly bound: readonly number[];
  /** By seat: how many more its hand takes. */
  readonly room: readonly number[];
  readonly mayHold: (seat: Seat, marker: Marker) => boolean;
}

/**
 * Whether all hands can still be filled and all that is bound to be in a hand still finds one, if a seat takes a marker now. By Hall's
 * theorem that is so if no group of seats needs more than there is for it, and none is left with more than it has room for; both at once
 * can be had wherever each can (Mendelsohn and Dulmage).
 */
export function leavesEnough(spread: Spread, seat: Seat, marker: Marker): boolean {
  const left = lessOne(spread.left, marker);
  const bound = lessOne(spread.bound, marker);
  const room = lessOne(spread.room, seat);
  const holders = left.map((_, each) => holdersOf(spread, each));
  for (let group = 1; group < 1 << room.length; group++) {
    let [need, supply, stuck] = [0, 0, 0];
    for (let each = 0; each < room.length; each++) if ((group & (1 << each)) !== 0) need += room[each];
    for (let each = 0; each < MARKER_COUNT; each++) {
      if ((holders[each] & group) !== 0) supply += left[each];
      if ((holders[each] & ~group) === 0) stuck += bound[each];
    }
    if (supply < need || stuck > need) return false;
  }
  return true;
}

const lessOne = (counts: readonly number[], index: number): number[] =>
  counts.map((count, i) => (i === index ? Math.max(0, count - 1) : count));

/** The seats that may hold a marker, as bits. */
function holdersOf({ room, mayHold }: Spread, marker: Marker): number {
  let bits = 0;
  for (let seat = 0; seat < room.length; seat++) if (mayHold(seat, marker)) bits |= 1 << seat;
  return bits;
}
