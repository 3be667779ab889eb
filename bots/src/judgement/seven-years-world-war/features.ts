import type { State } from '@cabinet-wars/seven-years-world-war/view';
import { type FeatureGroup, FeatureTable } from '../../learning/features.ts';
import { diplomacyOf, levelsOf } from './diplomacy.ts';
import { pointsOf, strengthOf, survey } from './ground.ts';
import { exposed, inDanger, inReach, inStride } from './reach.ts';
import { isPoised, isWinterAhead, strikesAgain } from './timing.ts';
import { winterNeed } from './winter.ts';

/** Money beyond this waits for something to be spent on; so do markers. */
const ENOUGH = 15;
const HANDFUL = 3;
const LAST_TURN = 7;

/** Everything is told in hundredths of the points a seat began with, as victory is. */
const share = (g: State, seat: number): number => 100 / Math.max(1, g.startingPoints[seat]);
const pointsShare = (g: State, seat: number): number => share(g, seat) * pointsOf[seat];
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
    ['treasury beyond need', 0.06],
    ['strength on the map', 0.17],
    ['markers', 0.4],
    ['markers beyond a handful', 0.08],
    ['treasury, late', -0.06],
    ['strength, late', -0.1],
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

const RIVALS = 0.6;

const prospects: FeatureGroup<State> = {
  features: [
    ['in stride', 0.7],
    ['in reach', 0.15],
    ['in danger', -0.4],
    ['exposed', -0.25],
  ],
  fill(g, seat, out, at) {
    const scale = share(g, seat);
    const isThreatened = g.hands.some((_, other) => other !== seat && strikesAgain(g, other));
    out[at] = isPoised(g, seat) ? scale * inStride(g, seat, RIVALS) : 0;
    out[at + 1] = strikesAgain(g, seat) ? scale * inReach(g, seat) : 0;
    out[at + 2] = isThreatened ? scale * inDanger(g, seat) : 0;
    out[at + 3] = isThreatened ? scale * exposed(g, seat) : 0;
  },
};

/** What must be paid for the winter is no longer in the treasury, and what cannot be paid for starves (19.0). */
const winter: FeatureGroup<State> = {
  features: [
    ['winter, paid for', -0.1],
    ['winter, not paid for', -0.35],
  ],
  fill(g, seat, out, at) {
    const need = isWinterAhead(g, seat) ? winterNeed(g, seat) : 0;
    out[at] = share(g, seat) * Math.min(need, g.treasury[seat]);
    out[at + 1] = share(g, seat) * Math.max(0, need - g.treasury[seat]);
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
export const features = new FeatureTable<State>([points, means, prospects, winter, diplomacy]);
