import type { Seat } from '@cabinet-wars/kernel';
import { type Power, REGION_COUNT, tablesOf, WARS } from '@cabinet-wars/struggle-of-empires/data';
import { unrestOf } from '@cabinet-wars/struggle-of-empires/reckoning';
import { at, type State } from '@cabinet-wars/struggle-of-empires/view';
import { unitsOnMap } from './purse.ts';
import { placeIn } from './standing.ts';

/** How often a place is thought to score as it is now: in a war's last round, by the wars after it; and before the war has begun. */
const IN_LAST_ROUND = [1, 1.8, 2.4];
const BEFORE_WAR = [0.8, 1.4];
/** Of that, what every token adds. */
const TOKEN = 0.15;
/** What is left for the next war, in points. */
const GOLD = 0.3;
const PLENTY = 15;
const UNIT = 0.5;
const UNREST = 0.5;

/** What winning is worth beside the points it is won by: a lead of any size is as good as another. */
const WON = 6;
const CLEAR = 30;

/**
 * How many points a seat is ahead of the others' mean once a war is scored, with what its places, units and gold will bring; of the
 * foremost, where no war is left. Unlike a judgement it counts nothing that could be done: play-outs that have seen who did what
 * are compared by it.
 */
export function pointsAhead(g: State, seat: Seat): number {
  const me = g.plays[seat];
  const others = g.plays.filter((power) => power !== me).map((power) => pointsOf(g, power));
  const own = pointsOf(g, me);
  const isLast = g.stack.length === 0 || (g.war === WARS && g.round > 0);
  if (!isLast) return own - others.reduce((sum, each) => sum + each, 0) / others.length;
  const lead = own - Math.max(...others);
  return Math.max(-CLEAR, Math.min(CLEAR, lead)) + (lead > 0 ? WON : lead === 0 ? WON / 2 : 0);
}

function pointsOf(g: State, power: Power): number {
  if (g.stack.length === 0) return g.vp[power];
  let places = 0;
  for (let region = 0; region < REGION_COUNT; region++) {
    const tokens = g.tokens[at(power, region)];
    if (tokens > 0) places += (tablesOf(g).vp[region][placeIn(g, tokens, region)] ?? 0) + TOKEN * tokens;
  }
  const rest = GOLD * Math.min(g.gold[power], PLENTY) + UNIT * unitsOnMap(g, power) - UNREST * unrestOf(g, power);
  const scorings = (g.round > 0 ? IN_LAST_ROUND : BEFORE_WAR)[WARS - g.war] ?? 0;
  return g.vp[power] + scorings * places + (g.war === WARS && g.round > 0 ? 0 : rest);
}
