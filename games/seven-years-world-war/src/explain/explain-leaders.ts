import type { Seat } from '@cabinet-wars/kernel';
import { isMarkerId, MARKER } from '../data/markers.ts';
import { isPowerId, POWER } from '../data/powers.ts';
import { has, isLeader } from '../markers/hands.ts';
import { inBox, type State } from '../state.ts';
import type { Why } from '../vocabulary/reasons.ts';
import type { Wish } from './explanations.ts';

/** 20.1: why a leader is not to be had: he is neither in the hand nor face up in the box of a power that is the player's. */
export function leaderReason(g: State, seat: Seat, { marker, power, fromHand }: Wish): Why | null {
  if (!isMarkerId(marker)) return null;
  if (!isLeader(MARKER[marker])) return { why: 'no-such-leader', marker };
  if (fromHand === true) return has(g, seat, MARKER[marker]) ? null : { why: 'marker-not-held', marker };
  const isThere =
    isPowerId(power) && g.control[POWER[power]] === seat && g.leaders[inBox(POWER[power], MARKER[marker])] > 0;
  return isThere ? null : { why: 'no-such-leader', marker };
}
