import { HOME, PLACE_COUNT } from '@cabinet-wars/struggle-of-empires/data';
import { at, type State } from '@cabinet-wars/struggle-of-empires/view';
import type { FeatureGroup } from '../../../learning/features.ts';
import { holdingsOf, KINDS_OF_TILES } from '../holdings.ts';
import { attacksInSight, dangers, stations } from '../prospects.ts';
import { GOLD, peopleOf, purseOf } from '../purse.ts';
import { timeOf } from '../time.ts';
import { dreadOf } from './calm.ts';

/** What an action not yet taken is worth: more than a poor one. */
export const ACTION = 0.8;

/** Gold and people, while there is time to spend them. */
export const purse: FeatureGroup<State> = {
  features: [
    ['gold', GOLD],
    ['gold beyond plenty', 0.4 * GOLD],
    ['gold in the last war', 0],
    ['population to build with', 0.7],
    ['population for the next war', 0.42],
    ['population to spare', 0.05],
  ],
  fill(g, seat, out, from) {
    const power = g.plays[seat];
    const time = timeOf(g, power);
    const { plenty, beyond } = purseOf(g, power, time);
    out[from] = plenty;
    out[from + 1] = beyond;
    out[from + 2] = time.wars === 0 ? plenty : 0;
    const { now, later, rest } = peopleOf(g, power, time);
    out[from + 3] = now;
    out[from + 4] = later;
    out[from + 5] = rest;
  },
};

/** What tiles are going to bring, kind by kind. */
export const tiles: FeatureGroup<State> = {
  features: KINDS_OF_TILES.map((kind) => [`tiles: ${kind}`, 1] as const),
  fill(g, seat, out, from) {
    const power = g.plays[seat];
    out.fill(0, from, from + KINDS_OF_TILES.length);
    holdingsOf(g, power, timeOf(g, power), out, from);
  },
};

/** Units, abroad and at home, as long as there is something left to do with them. */
export const units: FeatureGroup<State> = {
  features: [
    ['armies abroad', 0.45],
    ['navies abroad', 0.45],
    ['forts', 0.45],
    ['units at home', 0.15],
  ],
  fill(g, seat, out, from) {
    const power = g.plays[seat];
    const left = Math.min(1, timeOf(g, power).left);
    let [armies, navies, forts] = [0, 0, 0];
    for (let place = 0; place < PLACE_COUNT; place++) {
      if (place === HOME) continue;
      const i = at(power, place);
      armies += g.armies[i];
      navies += g.navies[i];
      forts += g.forts[i];
    }
    const home = at(power, HOME);
    out[from] = left * armies;
    out[from + 1] = left * navies;
    out[from + 2] = left * forts;
    out[from + 3] = left * (g.armies[home] + g.navies[home] + g.forts[home]);
  },
};

/** What could be done to others, and they to oneself. */
export const prospects: FeatureGroup<State> = {
  features: [
    ['attacks: best in sight', 1.5],
    ['attacks: next best', 1.5],
    ['attacks: all others', 1.5],
    ['attacks: early in a war', 0],
    ['dangers: unguarded', -1.5],
    ['dangers: threatened', -1.5],
    ['dangers: early in a war', 0],
    ['ships: on station', 1],
    ['ships: beside one’s own', 1],
    ['ships: commerce', 1],
    ['local alliances, turns they last', 0],
    ['actions to come', ACTION],
  ],
  fill(g, seat, out, from) {
    const power = g.plays[seat];
    const time = timeOf(g, power);
    out.fill(0, from, from + 12);
    attacksInSight(g, power, time, out, from);
    dangers(g, power, time, out, from + 4);
    stations(g, power, time, out, from + 7);
    for (const owner of g.alliances) if (owner === power) out[from + 10] += time.turns;
    out[from + 11] = time.actions;
  },
};

/** What unrest is going to cost. */
export const unrest: FeatureGroup<State> = {
  features: [
    ['penalties for unrest', -1],
    ['unrest, while nobody knows who will have most', -0.4],
    ['on the brink of revolution', -70],
  ],
  fill(g, seat, out, from) {
    const power = g.plays[seat];
    const { penalty, early, brink } = dreadOf(g, power, timeOf(g, power));
    out[from] = penalty;
    out[from + 1] = early;
    out[from + 2] = brink;
  },
};
