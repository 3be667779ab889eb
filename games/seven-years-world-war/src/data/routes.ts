import { indexed } from '@cabinet-wars/kernel';
/** The seven trade routes (10.121). Ids are for ever. */
export const ROUTES = [
  'american-colonies',
  'west-indies',
  'antilles',
  'arabian-sea',
  'china',
  'philippines',
  'east-indies',
] as const;
export type RouteId = (typeof ROUTES)[number];
/** A route by its index in `ROUTES`. */
export type Route = number;
export const ROUTE_COUNT = ROUTES.length;
export const ROUTE: Readonly<Record<RouteId, Route>> = indexed(ROUTES);
