import type { Context } from '@cabinet-wars/kernel';
import { UNREST_BAG } from '../data/numbers.ts';
import { POWER_COUNT, POWERS, type Power } from '../data/powers.ts';
import { drawsUnrest, hidesUnrest } from '../editions.ts';
import type { State } from '../state.ts';
import type { Event, UnrestFrom } from '../vocabulary/events.ts';

const VALUES = UNREST_BAG.length;
const sum = (numbers: readonly number[]): number => {
  let total = 0;
  for (let i = 0; i < numbers.length; i++) total += numbers[i];
  return total;
};

/** A power's unrest in points. Where counters are drawn from the bag only its own player may know. */
export function unrestOf(g: State, power: Power): number {
  const { taken, returned } = g.unrest;
  if (!drawsUnrest(g)) return taken[power] - returned[power];
  return worth(g.secret.unrest, power) - returned[power];
}

/** What the counters a power has drawn are worth in all. */
export const worth = (drawn: readonly number[], power: Power): number =>
  drawn[power * VALUES + 1] + 2 * drawn[power * VALUES + 2];

/** Counters in the bag, which everybody can count. */
export const bagSize = (g: State): number =>
  sum(UNREST_BAG) + g.unrest.refilled + g.unrest.beyond - sum(g.unrest.taken);

/** Takes unrest: one counter at a time from the bag, or plainly one point each. */
export function takeUnrest(g: State, power: Power, counters: number, from: UnrestFrom, x: Context<Event>): void {
  if (counters === 0) return;
  const hidden = drawsUnrest(g);
  const points = hidden ? drawCounters(g, power, counters, x) : counters;
  if (!hidden) g.unrest.taken[power] += counters;
  x.log?.({ t: 'unrest-taken', seat: g.seatOf[power], power: POWERS[power], counters, points, hidden, from });
}

function drawCounters(g: State, power: Power, counters: number, x: Context<Event>): number {
  let points = 0;
  for (let i = 0; i < counters; i++) {
    points += drawCounter(g, power, x);
    g.unrest.taken[power]++;
  }
  return points;
}

function drawCounter(g: State, power: Power, x: Context<Event>): number {
  let size = bagSize(g);
  if (size === 0) size = refillBag(g);
  // Also where one is left: what it is worth was hidden, so drawing it must be a draw.
  let at = x.chance.draw(size);
  for (let value = 0; value < VALUES; value++) {
    const left = leftInBag(g, value);
    if (at < left) {
      g.secret.unrest[power * VALUES + value]++;
      return value;
    }
    at -= left;
  }
  return 0;
}

/** How many counters of a value are in the bag: all there are, less those drawn. */
export function leftInBag(g: State, value: number): number {
  let left = UNREST_BAG[value] + (value === 1 ? g.unrest.refilled + g.unrest.beyond : 0);
  for (let power = 0; power < POWER_COUNT; power++) left -= g.secret.unrest[power * VALUES + value];
  return left;
}

/** An empty bag takes the counters of 1 from the supply; if there are none, one is counted beyond them (ruling 61). */
function refillBag(g: State): number {
  const supply = sum(g.unrest.returned) - g.unrest.refilled;
  if (supply > 0) g.unrest.refilled += supply;
  else g.unrest.beyond++;
  return bagSize(g);
}

/** Whether everybody can tell that a power has no unrest: it has taken none since it had none left to give. */
export function isKnownCalm(g: State, power: Power): boolean {
  const { taken, returned, takenAtZero } = g.unrest;
  if (hidesUnrest(g)) return false;
  return drawsUnrest(g) ? taken[power] === takenAtZero[power] : taken[power] === returned[power];
}

/**
 * Gives points back as counters of 1, as far as there are any (rulings 52 and 69). How many is seen by everybody, unless
 * counters lie face down: whoever has too few gives fewer, and only those who have kept count know (ruling 60).
 */
export function returnUnrest(g: State, power: Power, points: number, x: Context<Event>): void {
  const given = Math.min(points, unrestOf(g, power));
  const { taken, returned, takenAtReturn, takenAtZero, returnedAtZero } = g.unrest;
  returned[power] += given;
  takenAtReturn[power] = taken[power];
  if (given < points) {
    takenAtZero[power] = taken[power];
    returnedAtZero[power] = returned[power];
  }
  if (drawsUnrest(g)) x.reveal();
  x.log?.({ t: 'unrest-returned', seat: g.seatOf[power], power: POWERS[power], points: given, hidden: hidesUnrest(g) });
}
