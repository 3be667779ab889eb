import type { Seat } from '@cabinet-wars/kernel';
import { POWER_COUNT, type Power } from '../data/powers.ts';
import { NOWHERE, SQUARES, type Square } from '../data/squares.ts';
import { tablesOf } from '../data/tables.ts';
import { EMBARK_COST } from '../data/terrain.ts';
import { brokenByEntry } from '../diplomacy/agreements.ts';
import { occupier } from '../pieces.ts';
import { NOBODY, type OpenState } from '../state.ts';
import { watchersOf } from './countermarch.ts';
import { costOf, isOpenPort, type Marching, mayPass, mayStopIn, neutralOwner, sideOfForce } from './movement.ts';

/** How a force comes to a square: every square it enters, and what it has spent by then. */
export interface Way {
  readonly squares: readonly Square[];
  readonly costs: readonly number[];
  /** Squares of the way on which others might countermarch, by what everybody knows (16.4). */
  readonly watched: readonly Square[];
  /** Neutral powers that the way would invade (4.413). */
  readonly invades: readonly Power[];
}

/** Where a force can come to with its movement points. */
export interface Reach {
  readonly points: number;
  /** The fewest points to each square in which it may stop. */
  readonly stops: ReadonlyMap<Square, number>;
  /** Squares it could enter but not stop in. */
  readonly passes: ReadonlySet<Square>;
  /** Squares that a second move would reach, were a Forced March played (16.1). */
  readonly beyond: ReadonlySet<Square>;
  /** Squares of others that could be attacked from where it may stop. */
  readonly targets: ReadonlySet<Square>;
  /** The way of fewest points, or the one that passes fewest watched squares; both keep out of neutral lands if they can. */
  wayTo(square: Square, by: 'points' | 'safety'): Way | null;
}

const COUNT = SQUARES.length;
/** What a square of a neutral, or one promised not to be entered, weighs against a watched one. */
const TRESPASS = 1000;
const NEVER = Number.POSITIVE_INFINITY;

/** The least dangerous way to each square for each number of points spent. */
interface Charts {
  readonly danger: Float64Array;
  readonly before: Int32Array;
}

export function reachOf(g: OpenState, f: Marching): Reach {
  const danger = dangers(g, f);
  const charts = chart(g, f, [f.at], danger);
  const stops = new Map<Square, number>();
  const passes = new Set<Square>();
  for (let square = 0; square < COUNT; square++) {
    const cost = cheapest(charts, square, f.left);
    if (cost <= 0) continue;
    if (mayStopIn(g, f, square)) stops.set(square, cost);
    else passes.add(square);
  }
  const again = chart(g, f, [...stops.keys(), f.at], danger);
  const beyond = new Set<Square>();
  for (let square = 0; square < COUNT; square++)
    if (!stops.has(square) && square !== f.at && cheapest(again, square, f.left) > 0 && mayStopIn(g, f, square))
      beyond.add(square);
  return {
    points: f.left,
    stops,
    passes,
    beyond,
    targets: targetsFrom(g, f, [f.at, ...stops.keys()]),
    wayTo: (square, by) => (stops.has(square) ? wayIn(g, f, charts, square, by) : null),
  };
}

/** 18.51: what going aboard or ashore costs the fleets in a square. */
export const landingCost = (g: OpenState, square: Square): number => (isOpenPort(g, square) ? 0 : EMBARK_COST);

function dangers(g: OpenState, f: Marching): (square: Square) => number {
  const known = new Map<Square, number>();
  return (square) => {
    let danger = known.get(square);
    if (danger === undefined) {
      danger = (isTrespass(g, f, square) ? TRESPASS : 0) + (watchersOf(g, f, square).length > 0 ? 1 : 0);
      known.set(square, danger);
    }
    return danger;
  };
}

/** Land units invade by entering, fleets only where they stay. */
function isTrespass(g: OpenState, f: Marching, square: Square): boolean {
  return !f.minor && !f.naval && isForbidden(g, f.seat, square);
}

/** The land of a neutral power (4.413), or one promised in writing not to be entered (21.2). */
export const isForbidden = (g: OpenState, seat: Seat, square: Square): boolean =>
  neutralOwner(g, square) >= 0 || brokenByEntry(g, seat, tablesOf(g).owner[square]).length > 0;

function chart(g: OpenState, f: Marching, from: readonly Square[], dangerOf: (square: Square) => number): Charts {
  const size = (f.left + 1) * COUNT;
  const danger = new Float64Array(size).fill(NEVER);
  const before = new Int32Array(size).fill(-1);
  for (const square of from) danger[square] = 0;
  const { across } = tablesOf(g);
  for (let at = 0; at < size; at++) {
    if (danger[at] === NEVER) continue;
    const square = at % COUNT;
    for (let direction = 0; direction < 4; direction++) {
      const to = across[square * 4 + direction];
      if (to === NOWHERE || !mayPass(g, f, square, direction)) continue;
      const next = at + costOf(g, f, to) * COUNT + to - square;
      if (next >= size) continue;
      const risk = danger[at] + dangerOf(to);
      if (risk >= danger[next]) continue;
      danger[next] = risk;
      before[next] = at;
    }
  }
  return { danger, before };
}

function cheapest({ danger }: Charts, square: Square, left: number): number {
  for (let cost = 0; cost <= left; cost++) if (danger[cost * COUNT + square] !== NEVER) return cost;
  return -1;
}

function wayIn(g: OpenState, f: Marching, { danger, before }: Charts, goal: Square, by: 'points' | 'safety'): Way {
  const weight = (at: number) => (by === 'safety' ? danger[at] : Math.floor(danger[at] / TRESPASS));
  let best = -1;
  for (let at = goal; at < danger.length; at += COUNT)
    if (danger[at] !== NEVER && (best < 0 || weight(at) < weight(best))) best = at;
  const states: number[] = [];
  for (let at = best; at >= 0 && before[at] >= 0; at = before[at]) states.unshift(at);
  const squares = states.map((at) => at % COUNT);
  const entered = f.minor ? [] : f.naval ? squares.slice(-1) : squares;
  return {
    squares,
    costs: states.map((at) => Math.floor(at / COUNT)),
    watched: squares.filter((square) => watchersOf(g, f, square).length > 0),
    invades: [...new Set(entered.map((square) => neutralOwner(g, square)))].filter(
      (power) => power >= 0 && power < POWER_COUNT,
    ),
  };
}

function targetsFrom(g: OpenState, f: Marching, squares: readonly Square[]): Set<Square> {
  const { across, seaSide, landSide, defendsOnly } = tablesOf(g);
  const targets = new Set<Square>();
  if (f.force.every((piece) => defendsOnly[g.face[piece]])) return targets;
  for (const square of squares)
    for (let side = square * 4; side < square * 4 + 4; side++) {
      const to = across[side];
      if (to === NOWHERE || !(f.naval ? seaSide : landSide)[side]) continue;
      const holder = occupier(g, to);
      if (holder !== NOBODY && holder !== sideOfForce(f)) targets.add(to);
    }
  return targets;
}
