import type { Chance } from '@cabinet-wars/kernel';
import { UNREST_BAG } from '../data/numbers.ts';
import { NOBODY, type Power } from '../data/powers.ts';
import type { State } from '../state.ts';
import type { OwnView } from './view.ts';

const VALUES = UNREST_BAG.length;

/** Some counters a power has drawn one after another, and what all its counters up to them must be worth. */
interface Stretch {
  readonly power: Power;
  readonly count: number;
  readonly least: number;
  readonly most: number;
}

/**
 * Deals out the unrest counters others have drawn. What everybody has seen limits it: who gave points back had them, and
 * who had not enough had just so many. The strictest limits are served first, while there is most to choose from.
 */
export function sampleUnrest(g: State, own: OwnView | null, chance: Chance): void {
  const left = UNREST_BAG.slice();
  left[1] += g.unrest.refilled + g.unrest.beyond;
  const mine = own === null ? NOBODY : g.plays[own.seat];
  if (own?.unrest != null)
    for (let value = 0; value < VALUES; value++) {
      g.secret.unrest[mine * VALUES + value] = own.unrest[value];
      left[value] -= own.unrest[value];
    }
  const worth = new Array<number>(g.seatOf.length).fill(0);
  for (const stretchOf of [uptoZero, uptoReturn, uptoNow])
    for (const power of g.plays) if (power !== mine) deal(g, stretchOf(g, power), worth, left, chance);
}

/** Counters taken before the power last had not enough to give: together exactly what it gave. */
const uptoZero = (g: State, power: Power): Stretch => {
  const { takenAtZero, returnedAtZero } = g.unrest;
  return { power, count: takenAtZero[power], least: returnedAtZero[power], most: returnedAtZero[power] };
};

/** Counters taken since then and before it last gave points back: at least what it has given. */
const uptoReturn = (g: State, power: Power): Stretch => {
  const { takenAtReturn, takenAtZero, returned } = g.unrest;
  const count = Math.max(0, takenAtReturn[power] - takenAtZero[power]);
  return { power, count, least: returned[power], most: Number.POSITIVE_INFINITY };
};

/** All since: anything, until the end shows what they came to. */
const uptoNow = (g: State, power: Power): Stretch => {
  const { taken, takenAtReturn, returned } = g.unrest;
  const count = taken[power] - takenAtReturn[power];
  if (g.final === null) return { power, count, least: 0, most: Number.POSITIVE_INFINITY };
  const total = g.final.unrest[power] + returned[power];
  return { power, count, least: total, most: total };
};

function deal(g: State, stretch: Stretch, worth: number[], left: number[], chance: Chance): void {
  const { power, count, least, most } = stretch;
  const drawn = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    const value = drawValue(left, chance);
    drawn[value]++;
    worth[power] += value;
  }
  while (worth[power] < least && change(drawn, left, 1)) worth[power]++;
  while (worth[power] > most && change(drawn, left, -1)) worth[power]--;
  for (let value = 0; value < VALUES; value++) g.secret.unrest[power * VALUES + value] += drawn[value];
}

function drawValue(left: number[], chance: Chance): number {
  let at = chance.draw(left[0] + left[1] + left[2]);
  let value = 0;
  while (at >= left[value]) at -= left[value++];
  left[value]--;
  return value;
}

/** Exchanges one of the counters drawn for one worth a point more or less; false if there is none to be had. */
function change(drawn: number[], left: number[], by: 1 | -1): boolean {
  for (const value of by === 1 ? [0, 1] : [2, 1]) {
    if (drawn[value] === 0 || left[value + by] === 0) continue;
    drawn[value]--;
    left[value]++;
    drawn[value + by]++;
    left[value + by]--;
    return true;
  }
  return false;
}
