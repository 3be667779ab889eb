import { FLAGS, isSpaceId, SIDES, SPACE } from '@cabinet-wars/imperial-struggle/data';
import type { Event, OpenView } from '../seen.ts';

/** The map as it was before events: their flags, squadrons, Conflicts and breaches taken back. */
export function mapBefore(open: OpenView, events: readonly Event[]): OpenView {
  const flags = open.flags.slice();
  const conflicts = open.conflicts.slice();
  const damaged = open.damaged.slice();
  for (const event of events.toReversed()) {
    if (event.t === 'flag') flags[SPACE[event.space]] = event.from === 'nobody' ? -1 : FLAGS.indexOf(event.from);
    else if (event.t === 'conflict') conflicts[SPACE[event.space]] = 0;
    else if (event.t === 'conflict-removed') conflicts[SPACE[event.space]] = 1;
    else if (event.t === 'fort-damaged') damaged[SPACE[event.space]] = 0;
    else if (event.t === 'fort-repaired') damaged[SPACE[event.space]] = 1;
    else if (event.t === 'squadron-sails') {
      flags[SPACE[event.to]] = -1;
      if (isSpaceId(event.from)) flags[SPACE[event.from]] = SIDES.indexOf(event.side);
    } else if (event.t === 'squadron-leaves' && isSpaceId(event.from))
      flags[SPACE[event.from]] = SIDES.indexOf(event.side);
  }
  return { ...open, flags, conflicts, damaged };
}
