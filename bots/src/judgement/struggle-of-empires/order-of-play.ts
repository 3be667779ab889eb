import { type Power, TILE, WARS } from '@cabinet-wars/struggle-of-empires/data';
import { byBox, isPlayed, players } from '@cabinet-wars/struggle-of-empires/reckoning';
import type { State } from '@cabinet-wars/struggle-of-empires/view';
import { coefficientsOf } from './coefficients.ts';

/** How many copies come to whoever moves in that place: everybody takes one a round, in the order of play. */
const copiesFor = (place: number, copies: number, all: number): number =>
  Math.max(0, Math.ceil((copies - place) / all));

/** What a power's place in the order of play brings it beside moving last: of what there is too little for all, early movers have one more. */
export function worthOfOrder(g: State, me: Power, top: readonly Power[], bottom: readonly Power[]): number {
  const copies = g.stock[TILE['army-training']];
  const all = players(g);
  const place = byBox({ top: [...top], bottom: [...bottom] })
    .filter((power) => isPlayed(g, power))
    .indexOf(me);
  const more = copiesFor(place, copies, all) - copiesFor(all - 1, copies, all);
  return ((coefficientsOf(g).oneMoreTraining * (WARS + 1 - g.war)) / WARS) * more;
}
