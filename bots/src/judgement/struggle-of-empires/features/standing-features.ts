import { type Power, REGION_COUNT, tablesOf } from '@cabinet-wars/struggle-of-empires/data';
import { at, type State } from '@cabinet-wars/struggle-of-empires/view';
import type { FeatureGroup } from '../../../learning/features.ts';
import { BY_HAND } from '../coefficients.ts';
import { unitsOnMap } from '../purse.ts';
import { placeIn, shares } from '../standing.ts';
import { scoringsLeft, timeOf } from '../time.ts';

const PLACES = BY_HAND.places;

/** Points a power has, and what its tokens will score in the wars to come. */
const expectation = (g: State, power: Power): number => g.vp[power] + scoringsLeft(g) * shares(g, power);

/** Those who lead count most: whoever leads is to be hit. */
const LEAD = 8;

/** Victory points, and what places in the regions will bring at the scorings to come. */
export const standing: FeatureGroup<State> = {
  features: [
    ['VP', 1],
    ['first places, this war', PLACES[0]],
    ['second places, this war', PLACES[1]],
    ['third places, this war', PLACES[2]],
    ['first places, later wars', PLACES[0]],
    ['second places, later wars', PLACES[1]],
    ['third places, later wars', PLACES[2]],
    ['tokens beyond their places', 0.1],
  ],
  fill(g, seat, out, from) {
    const power = g.plays[seat];
    out.fill(0, from, from + 8);
    out[from] = g.vp[power];
    const later = scoringsLeft(g) - 1;
    for (let region = 0; region < REGION_COUNT; region++) {
      const tokens = g.tokens[at(power, region)];
      if (tokens === 0) continue;
      const values = tablesOf(g).vp[region];
      const place = placeIn(g, tokens, region);
      if (place < 3) {
        out[from + 1 + place] += values[place] ?? 0;
        out[from + 4 + place] += later * (values[place] ?? 0);
      }
      out[from + 7] += (1 + later) * values[0] * Math.min(tokens, 4);
    }
  },
};

/** How the others stand: the foremost of them, all together, the only one in a duel; and their armies. */
export const rivals: FeatureGroup<State> = {
  features: [
    ['foremost rivals', -0.35],
    ['all rivals on the mean', 0],
    ['the rival in a duel', -1],
    ['units of rivals on the mean', 0],
  ],
  fill(g, seat, out, from) {
    const power = g.plays[seat];
    const strength = 0.3 * Math.min(1, timeOf(g, power).left);
    let [top, all, units] = [-Infinity, 0, 0];
    const theirs: number[] = [];
    for (const other of g.plays) {
      if (other === power) continue;
      const force = unitsOnMap(g, other);
      const each = expectation(g, other) + strength * force;
      theirs.push(each);
      all += each;
      units += force;
      if (each > top) top = each;
    }
    let sum = 0;
    for (const each of theirs) sum += Math.exp((each - top) / LEAD);
    const foremost = top + LEAD * Math.log(sum);
    const isDuel = theirs.length === 1;
    out[from] = isDuel ? 0 : foremost;
    out[from + 1] = isDuel ? 0 : all / theirs.length;
    out[from + 2] = isDuel ? foremost : 0;
    out[from + 3] = units / theirs.length;
  },
};
