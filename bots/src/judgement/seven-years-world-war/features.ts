import { pointsOf } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { State } from '@cabinet-wars/seven-years-world-war/view';
import { type FeatureGroup, FeatureTable } from '../../learning/features.ts';
import { diplomacyOf, levelsOf } from './diplomacy.ts';
import { strengthOf, survey } from './ground.ts';
import { inDanger, inReach } from './reach.ts';

/** Money beyond this waits for something to be spent on; so do markers. */
const ENOUGH = 15;
const HANDFUL = 3;
const LAST_TURN = 7;

/** Everything is told in hundredths of the points a seat began with, as victory is. */
const share = (g: State, seat: number): number => 100 / Math.max(1, g.startingPoints[seat]);
const pointsShare = (g: State, seat: number): number => share(g, seat) * pointsOf(g, seat);
const late = (g: State): number => Math.max(0, g.turn - 1) / (LAST_TURN - 1);

/** What others have besides points, roughly. */
const meansOf = (g: State, seat: number): number =>
  share(g, seat) * (0.1 * Math.min(g.treasury[seat], ENOUGH) + 0.14 * strengthOf[seat] + 0.3 * g.hands[seat]);

const points: FeatureGroup<State> = {
  features: [
    ['victory points', 1],
    ['victory points of rivals on the mean', -0.6],
    ['victory points of the foremost rival', 0],
    ['means of rivals on the mean', -0.6],
  ],
  fill(g, seat, out, at) {
    survey(g);
    let [sum, top, means] = [0, 0, 0];
    for (let other = 0; other < g.hands.length; other++) {
      if (other === seat) continue;
      const theirs = pointsShare(g, other);
      sum += theirs;
      means += meansOf(g, other);
      if (theirs > top) top = theirs;
    }
    out[at] = pointsShare(g, seat);
    out[at + 1] = sum / (g.hands.length - 1);
    out[at + 2] = top;
    out[at + 3] = means / (g.hands.length - 1);
  },
};

const means: FeatureGroup<State> = {
  features: [
    ['treasury', 0.1],
    ['treasury beyond need', 0.03],
    ['strength on the map', 0.14],
    ['markers', 0.4],
    ['markers beyond a handful', 0.08],
    ['treasury, late', -0.06],
    ['strength, late', -0.05],
    ['markers, late', -0.25],
  ],
  fill(g, seat, out, at) {
    const scale = share(g, seat);
    const purse = Math.min(g.treasury[seat], ENOUGH);
    const few = Math.min(g.hands[seat], HANDFUL);
    out[at] = scale * purse;
    out[at + 1] = scale * (g.treasury[seat] - purse);
    out[at + 2] = scale * strengthOf[seat];
    out[at + 3] = scale * few;
    out[at + 4] = scale * (g.hands[seat] - few);
    out[at + 5] = late(g) * out[at];
    out[at + 6] = late(g) * out[at + 2];
    out[at + 7] = late(g) * out[at + 3];
  },
};

const prospects: FeatureGroup<State> = {
  features: [
    ['in reach', 0.45],
    ['in danger', -0.4],
    ['in reach, late', 0],
    ['in danger, late', 0],
  ],
  fill(g, seat, out, at) {
    const scale = share(g, seat);
    out[at] = scale * inReach(g, seat);
    out[at + 1] = scale * inDanger(g, seat);
    out[at + 2] = late(g) * out[at];
    out[at + 3] = late(g) * out[at + 1];
  },
};

/** What no single point tells: the level of victory that decides in the end, and powers that could yet be won over. */
const diplomacy: FeatureGroup<State> = {
  features: [
    ['levels of victory ahead, late', 18],
    ['diplomacy in hand', 1.2],
    ['diplomacy in hand, late', -1],
  ],
  fill(g, seat, out, at) {
    let foremost = 0;
    for (let other = 0; other < g.hands.length; other++)
      if (other !== seat) foremost = Math.max(foremost, levelsOf(pointsShare(g, other)));
    out[at] = late(g) ** 2 * (levelsOf(pointsShare(g, seat)) - foremost);
    out[at + 1] = share(g, seat) * diplomacyOf(g, seat);
    out[at + 2] = late(g) * out[at + 1];
  },
};

/** All a seat looks at. The first group surveys the ground for the others. */
export const features = new FeatureTable<State>([points, means, prospects, diplomacy]);
