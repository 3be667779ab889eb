import { POWERS, powerOf, REGIONS, type RegionId, tablesOf } from '@cabinet-wars/struggle-of-empires/data';
import { at, type Event, type GameView } from '@cabinet-wars/struggle-of-empires/view';
import { type Ceremony, ceremonies } from '../../kit/ceremony/ceremony.ts';
import { idOf, isPlayed, type PowerId } from '../read/seen.ts';

/** One place of a region as it was scored. */
export interface ScoredPlace {
  readonly vp: number;
  readonly holders: readonly PowerId[];
  /** How many tokens each of them has. */
  readonly tokens: number;
}

export interface ScoredRegion {
  readonly region: RegionId;
  readonly places: readonly ScoredPlace[];
  readonly scores: ReadonlyMap<PowerId, number>;
}

/** The end of a war: what every region brought whom, and how it stood before and after. */
export interface WarEnd {
  readonly war: number;
  readonly powers: readonly PowerId[];
  readonly me: PowerId | null;
  readonly before: ReadonlyMap<PowerId, number>;
  readonly regions: readonly ScoredRegion[];
}

export const warEnds = ceremonies<WarEnd>();

/** A region where I score stays longer, one where nobody does passes. */
const STAYS = { mine: 2400, others: 1600, nobodys: 500 };

/** The ceremony that the end of a war is told as, where these events begin with it. */
export function warEndOf(events: readonly Event[], after: GameView, seat: number | null): Ceremony | null {
  const [first] = events;
  if (first?.t !== 'region-scored' && first?.t !== 'war-ends') return null;
  const end = events.findIndex(({ t }) => t === 'war-ends');
  const ends = events[end];
  if (ends?.t !== 'war-ends') return null;
  const about = warEnd(events.slice(0, end), ends, after, seat);
  const stays = about.regions.map(({ scores }) =>
    scores.size === 0 ? STAYS.nobodys : about.me !== null && scores.has(about.me) ? STAYS.mine : STAYS.others,
  );
  return warEnds.make({ events: end + 1, steps: [...stays, null], about });
}

function warEnd(
  scored: readonly Event[],
  ends: Extract<Event, { t: 'war-ends' }>,
  after: GameView,
  seat: number | null,
): WarEnd {
  const open = after.open;
  const regions = REGIONS.map((region, r): ScoredRegion => {
    const told = scored.find((event) => event.t === 'region-scored' && event.region === region);
    const scores = new Map(told?.t === 'region-scored' ? told.scores.map(({ power, vp }) => [power, vp]) : []);
    const places = tablesOf(open).vp[r].map((vp) => {
      const holders = [...scores].flatMap(([power, points]) => (points === vp ? [power] : []));
      return { vp, holders, tokens: holders.length === 0 ? 0 : open.tokens[at(powerOf(holders[0]), r)] };
    });
    return { region, places, scores };
  });
  const gained = (power: PowerId) => regions.reduce((sum, { scores }) => sum + (scores.get(power) ?? 0), 0);
  return {
    war: ends.war,
    powers: POWERS.filter((_, power) => isPlayed(open, power)),
    me: seat === null ? null : idOf(open.plays[seat]),
    before: new Map(ends.vp.map(({ power, vp }) => [power, vp - gained(power)])),
    regions,
  };
}

/** How a power stands after so many regions. */
export const standsAfter = ({ before, regions }: WarEnd, power: PowerId, counted: number): number =>
  regions.slice(0, counted).reduce((sum, { scores }) => sum + (scores.get(power) ?? 0), before.get(power) ?? 0);

/** The powers by their points after so many regions, the most first. */
export const ranked = (end: WarEnd, counted: number): PowerId[] =>
  [...end.powers].sort((a, b) => standsAfter(end, b, counted) - standsAfter(end, a, counted));

/** The place a power has among points, 1 for the best; those with as many share it. */
export const placeOfPower = (points: ReadonlyMap<PowerId, number>, power: PowerId): number =>
  1 + [...points.values()].filter((each) => each > (points.get(power) ?? 0)).length;
