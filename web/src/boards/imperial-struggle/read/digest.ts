import {
  type InvestmentId,
  type PointId,
  REGIONS,
  type RegionId,
  type SpaceId,
} from '@cabinet-wars/imperial-struggle/data';
import { type ScoreNow, scoreNow } from '@cabinet-wars/imperial-struggle/reckoning';
import { spaceOf } from './motion.ts';
import { mapBefore } from './scoring/map-before.ts';
import type { Event, OpenView, SideId } from './seen.ts';
import { regionOf } from './targets.ts';

/** One thing that changed in a round: what happened, where, and how it came about. */
export interface DigestLine {
  readonly event: Event;
  readonly space: SpaceId | null;
  readonly by:
    | {
        readonly t: 'paid';
        readonly points: PointId;
        readonly n: number;
        readonly debt: number;
        readonly treaty: number;
      }
    | { readonly t: 'advantage'; readonly event: Extract<Event, { t: 'advantage-used' }> }
    | null;
}
/** A round of the other side in a few lines. */
export interface Digest {
  readonly side: SideId;
  readonly round: number;
  readonly tile: InvestmentId | null;
  readonly lines: readonly DigestLine[];
  readonly debt: number;
  readonly events: readonly Event[];
  /** What has happened after it. */
  readonly since: readonly Event[];
}

const TOLD: readonly string[] = [
  'flag',
  'conflict',
  'conflict-removed',
  'fort-damaged',
  'fort-repaired',
  'squadron-built',
  'squadron-sails',
  'bonus-tile-placed',
  'upgrade-kept',
  'events-drawn',
  'event-played',
  'ministry-revealed',
  'ability-used',
  'passed',
];

/** The last round of the other side, if it is the last that was played, or is to be seen again. */
export function digestOf(events: readonly Event[], mine: SideId, isAgain = false): Digest | null {
  const begins = events.findLastIndex((event) => event.t === 'round-begins' && event.side !== mine);
  const first = events[begins];
  if (first?.t !== 'round-begins') return null;
  const after = events.slice(begins + 1);
  const end = after.findIndex(({ t }) => t === 'round-begins' || t === 'scoring-begins');
  const round = end < 0 ? after : after.slice(0, end);
  const since = end < 0 ? [] : after.slice(end);
  // What lies behind a scoring, a War or an own tile is no news any more.
  if (since.some((event) => isPast(event, mine, isAgain))) return null;
  const taken = round.find((event) => event.t === 'tile-taken');
  return {
    side: first.side,
    round: first.round,
    tile: taken?.t === 'tile-taken' ? taken.tile : null,
    lines: linesOf(round),
    debt: debtIn(round, first.side),
    events: round,
    since,
  };
}

const isPast = (event: Event, mine: SideId, isAgain: boolean): boolean =>
  event.t === 'scoring-begins' || (!isAgain && event.t === 'tile-taken' && event.side === mine);

/** Payments and the use of an Advantage are folded into what they brought. */
function linesOf(events: readonly Event[]): DigestLine[] {
  const lines: DigestLine[] = [];
  let by: DigestLine['by'] = null;
  let [debt, treaty] = [0, 0];
  for (const event of events) {
    if (event.t === 'debt' && event.cause === 'payment') debt += event.n;
    else if (event.t === 'treaty' && event.cause === 'payment') treaty -= event.n;
    else if (event.t === 'bought') {
      by = { t: 'paid', points: event.points, n: Math.max(0, event.price - debt - treaty), debt, treaty };
      [debt, treaty] = [0, 0];
    } else if (event.t === 'advantage-used') by = { t: 'advantage', event };
    else if (TOLD.includes(event.t)) {
      lines.push({ event, space: spaceOf(event), by });
      by = null;
    }
  }
  return lines;
}

/** How everything that scores stood before a round and after it. */
export const scoresOf = (open: OpenView, { events, since }: Digest): { was: ScoreNow; is: ScoreNow } => ({
  was: scoreNow(mapBefore(open, [...events, ...since])),
  is: scoreNow(mapBefore(open, since)),
});

/** How much Debt a side has been given by events. */
export const debtIn = (events: readonly Event[], side: SideId): number =>
  events.reduce((sum, event) => sum + (event.t === 'debt' && event.side === side ? event.n : 0), 0);

export const regionsOf = ({ lines }: Digest): readonly RegionId[] =>
  REGIONS.filter((region) => lines.some(({ space }) => space !== null && regionOf(space) === region));
