import { type Context, die } from '@cabinet-wars/kernel';
import { isPlayed } from '../alliances/grand-alliances.ts';
import { type Counter, SET_SIZE } from '../data/counters.ts';
import { POWER_COUNT, POWERS, type Power } from '../data/powers.ts';
import { REGIONS, type Region, TAKES_NAVIES } from '../data/regions.ts';
import { tablesOf } from '../data/tables.ts';
import { ARMY, NAVY, UNITS, type Unit } from '../data/units.ts';
import { hasNonPlayerMarkers } from '../editions.ts';
import { drawCounter } from '../map/bag.ts';
import { putUnit, unitsOf } from '../map/pieces.ts';
import { at, type State, USED } from '../state.ts';
import type { Event } from '../vocabulary/events.ts';

/** 2020 p.7. Each unplayed power gets five counters and a permanent unit in each of their regions. */
export function setNonPlayers(g: State, x: Context<Event>): void {
  const unplayed = [...POWERS.keys()].filter((power) => !isPlayed(g, power));
  const { counters } = tablesOf(g);
  const shares = sharesOf(g, unplayed.length, x);
  unplayed.forEach((power, i) => {
    for (const counter of shares[i]) g.counters[counter] = USED;
    const regions = shares[i].map((counter) => counters[counter].region);
    const units = regions.map((region) => placeUnit(g, power, region, x));
    if (hasNonPlayerMarkers(g)) {
      const chosen = x.chance.roll(SET_SIZE);
      replaceByMarker(g, power, regions[chosen], units[chosen], x);
    }
  });
}

/** Counters for each unplayed power: the letter sets in the order of powers (ruling 72), unless a variant says otherwise. */
function sharesOf(g: State, count: number, x: Context<Event>): Counter[][] {
  if (g.options.wallaceSimple) return drawnShares(g, count, x);
  const { counters } = tablesOf(g);
  const sets = Array.from({ length: count }, (_, set) => [...counters.keys()].filter((c) => counters[c].set === set));
  return g.options.randomLetterSets ? mixedShares(g, sets.flat(), count, x) : sets;
}

/** Martin Wallace's simple variant: five counters from the bag for each. */
function drawnShares(g: State, count: number, x: Context<Event>): Counter[][] {
  return Array.from({ length: count }, () =>
    Array.from({ length: SET_SIZE }, () => {
      const counter = drawCounter(g, x);
      g.counters[counter] = USED;
      return counter;
    }),
  );
}

/**
 * The letter sets mixed and dealt so that nobody has a region twice. What must go to every power still to be served goes
 * first, so the deal never has to be begun again.
 */
function mixedShares(g: State, pool: Counter[], count: number, x: Context<Event>): Counter[][] {
  const { counters } = tablesOf(g);
  const left = [...pool];
  const regionOf = (counter: Counter) => counters[counter].region;
  const take = (from: Counter[]): Counter => {
    const counter = from[x.chance.draw(from.length)];
    left.splice(left.indexOf(counter), 1);
    return counter;
  };
  const shares: Counter[][] = [];
  for (let powersLeft = count; powersLeft > 0; powersLeft--) {
    const share: Counter[] = [];
    const isNew = (counter: Counter) => share.every((other) => regionOf(other) !== regionOf(counter));
    const isPressing = (counter: Counter) =>
      left.filter((other) => regionOf(other) === regionOf(counter)).length === powersLeft;
    while (share.length < SET_SIZE) {
      const pressing = left.filter(isPressing);
      share.push(take(pressing.length > 0 ? pressing : left.filter(isNew)));
    }
    shares.push(share);
  }
  return shares;
}

function placeUnit(g: State, power: Power, region: Region, x: Context<Event>): Unit {
  const isNavy = g.options.nonPlayerNavies && TAKES_NAVIES[region] && die(x.chance) <= 2;
  const unit = isNavy ? NAVY : ARMY;
  putUnit(g, power, unit, region);
  x.log?.({ t: 'non-player-unit', power: POWERS[power], unit: UNITS[unit], region: REGIONS[region] });
  return unit;
}

function replaceByMarker(g: State, power: Power, region: Region, unit: Unit, x: Context<Event>): void {
  unitsOf(g, unit)[at(power, region)]--;
  g.tokens[at(power, region)]++;
  x.log?.({ t: 'non-player-marker', power: POWERS[power], region: REGIONS[region] });
}

/** Powers nobody plays. */
export const nonPlayers = (g: State): Power[] => {
  const powers: Power[] = [];
  for (let power = 0; power < POWER_COUNT; power++) if (g.seatOf[power] < 0) powers.push(power);
  return powers;
};
