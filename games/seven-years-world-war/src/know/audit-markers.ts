import { IS_FORCED, MARKER_COUNT, MARKERS } from '../data/markers.ts';
import { POWER_COUNT } from '../data/powers.ts';
import { tablesOf } from '../data/tables.ts';
import { inPlay } from '../markers/in-play.ts';
import { FIRST_LEADER, inBox, inHand, noted, type State } from '../state.ts';
import { canBeGone, surelyGone } from './pool-notes.ts';

/** Every marker is in the pool, a hand, a box or in play; and what seats know of others is true. */
export function auditMarkers(g: State): string[] {
  const faults: string[] = [];
  const { markerCount } = tablesOf(g);
  const shown = inPlay(g);
  for (let marker = 0; marker < MARKER_COUNT; marker++) {
    let found = g.secret.pool[marker] + shown[marker];
    for (let seat = 0; seat < g.hands.length; seat++) found += g.secret.hands[inHand(seat, marker)];
    for (let power = 0; power < POWER_COUNT && marker >= FIRST_LEADER; power++)
      found += g.leaders[inBox(power, marker)] + g.tired[inBox(power, marker)];
    if (found !== markerCount[marker]) faults.push(`${found} of ${markerCount[marker]} ${MARKERS[marker]} are left`);
  }
  if (sum(g.secret.pool) !== g.pool) faults.push(`the pool holds ${sum(g.secret.pool)}, not ${g.pool}`);
  if ([g.secret.pool, g.secret.hands, g.leaders, g.tired].some((list) => list.some((count) => count < 0)))
    faults.push('there are fewer markers than none');
  g.hands.forEach((_, seat) => {
    auditHand(g, seat, faults);
    auditLying(g, seat, faults);
  });
  return faults;
}

/** What a seat has seen go into the pool is there, or others have drawn since. */
function auditLying(g: State, seat: number, faults: string[]): void {
  const notes = g.secret.lying[seat];
  if (!canBeGone(notes, surelyGone(notes, g.secret.pool))) faults.push(`seat ${seat} misses markers in the pool`);
}

function auditHand(g: State, seat: number, faults: string[]): void {
  const { hands, committed, notes, lacks, pool } = g.secret;
  if (sum(hands.slice(inHand(seat, 0), inHand(seat + 1, 0))) !== g.hands[seat])
    faults.push(`seat ${seat} does not hold ${g.hands[seat]} markers`);
  for (let marker = 0; marker < MARKER_COUNT; marker++) {
    const id = MARKERS[marker];
    const held = hands[inHand(seat, marker)];
    if (IS_FORCED[marker] && held > 0) faults.push(`seat ${seat} holds ${id}`);
    if (committed[inHand(seat, marker)] > held) faults.push(`seat ${seat} has laid down ${id} it does not hold`);
    if (g.without[inHand(seat, marker)] > 0 && held > 0) faults.push(`seat ${seat} was seen to hold no ${id}`);
    if (lacks[inHand(seat, marker)] > 0 && pool[marker] > 0) faults.push(`seat ${seat} knows wrongly of ${id}`);
    for (let viewer = 0; viewer < g.hands.length; viewer++)
      if (notes[noted(g, viewer, seat, marker)] > held) faults.push(`seat ${viewer} knows wrongly of ${seat}'s ${id}`);
  }
}

const sum = (list: readonly number[]): number => list.reduce((total, count) => total + count, 0);
