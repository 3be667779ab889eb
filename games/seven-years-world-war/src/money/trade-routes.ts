import type { Seat } from '@cabinet-wars/kernel';
import type { RoutePath } from '../data/compile.ts';
import { ROUTE_COUNT, type Route } from '../data/routes.ts';
import type { Square } from '../data/squares.ts';
import { tablesOf } from '../data/tables.ts';
import { isNaval, occupier, sideOf } from '../pieces.ts';
import { MINOR, NEUTRAL, NO_PIECE, type OpenState } from '../state.ts';
import { isPillaged } from './money.ts';

/** 10.122, 10.123: both ends of one of its lines occupied and unpillaged, and no hostile fleet on that line (ruling 29). */
export const controlsRoute = (g: OpenState, seat: Seat, route: Route): boolean =>
  tablesOf(g).routePaths[route].some((path) => mayUse(g, seat, path));

function mayUse(g: OpenState, seat: Seat, { from, to, squares }: RoutePath): boolean {
  if (occupier(g, from) !== seat || occupier(g, to) !== seat) return false;
  if (isPillaged(g, from) || isPillaged(g, to)) return false;
  return !squares.some((square) => isBlocked(g, seat, square));
}

/** Ruling 28: opponents' fleets block; those of neutral powers do not; a minor fleet does, unless it lies on a coast of its own. */
export function isBlocked(g: OpenState, seat: Seat, square: Square): boolean {
  for (let piece = g.first[square]; piece !== NO_PIECE; piece = g.next[piece]) {
    if (!isNaval(g, piece)) continue;
    const side = sideOf(g, piece);
    if (side === seat || side === NEUTRAL) continue;
    if (side !== MINOR || tablesOf(g).owner[square] !== g.origin[piece]) return true;
  }
  return false;
}

export function routesOf(g: OpenState, seat: Seat): Route[] {
  const routes: Route[] = [];
  for (let route = 0; route < ROUTE_COUNT; route++) if (controlsRoute(g, seat, route)) routes.push(route);
  return routes;
}

export const tradeOf = (g: OpenState, seat: Seat): number =>
  routesOf(g, seat).reduce((sum, route) => sum + tablesOf(g).routeValue[route], 0);
