import { beyond, ROUTES, type RouteId, tablesOf } from '@cabinet-wars/seven-years-world-war/data';
import { controlsRoute } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { OpenView } from '../seen.ts';

/** A trade route as it is drawn: every stretch once, its plaque on the open sea, and the seats it pays. */
export interface RouteLine {
  readonly id: RouteId;
  readonly value: number;
  readonly stretches: readonly (readonly number[])[];
  readonly plaque: number;
  /** Where its plaque leans, so that it covers no counters: west −1, east 1; and down 1, where land is on both sides. */
  readonly lean: { readonly across: number; readonly down: number };
  readonly seats: readonly number[];
}

export function routesOf(open: OpenView): RouteLine[] {
  const tables = tablesOf(open);
  return ROUTES.map((id, route) => {
    const paths = tables.routePaths[route].map(({ squares }) => squares);
    const longest = paths.reduce((best, path) => (path.length > best.length ? path : best));
    const plaque = plaqueOf(longest, tables.isSea);
    return {
      id,
      value: tables.routeValue[route],
      stretches: stretchesOf(paths),
      plaque,
      lean: leanOf(plaque, tables.isSea),
      seats: open.hands.flatMap((_, seat) => (controlsRoute(open, seat, route) ? [seat] : [])),
    };
  });
}

/** Branches share their trunk: the first path whole, of each other one what is new in it. */
function stretchesOf(paths: readonly (readonly number[])[]): number[][] {
  const drawn = new Set<string>();
  return paths.flatMap((path) => {
    const runs: number[][] = [];
    let run: number[] = [];
    for (let i = 1; i < path.length; i++) {
      const step = [path[i - 1], path[i]].sort((a, b) => a - b).join(' ');
      if (drawn.has(step)) {
        if (run.length > 1) runs.push(run);
        run = [];
        continue;
      }
      drawn.add(step);
      if (run.length === 0) run.push(path[i - 1]);
      run.push(path[i]);
    }
    if (run.length > 1) runs.push(run);
    return runs;
  });
}

/** The middle of its way over open sea, else a sea beside its way. */
function plaqueOf(path: readonly number[], isSea: readonly boolean[]): number {
  const sea = path.filter((square) => isSea[square]);
  const beside = path.flatMap((square) => [1, 2, 3, 0].map((direction) => beyond(square, direction)));
  return sea[Math.floor(sea.length / 2)] ?? beside.findLast((square) => isSea[square]) ?? path[0];
}

function leanOf(plaque: number, isSea: readonly boolean[]): RouteLine['lean'] {
  const [east, west] = [1, 3].map((direction) => isSea[beyond(plaque, direction)]);
  if (east === west) return { across: 0, down: east ? 0 : 1 };
  return { across: east ? 1 : -1, down: 0 };
}
