import { fieldsOf, isOneOf } from '@cabinet-wars/kernel';
import {
  isPowerId,
  type LandId,
  landOf,
  POWER,
  ROUTES,
  type RouteId,
  SQUARES,
  type SquareId,
  tablesOf,
} from '@cabinet-wars/seven-years-world-war/data';
import { nameOf } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { PieceName } from '@cabinet-wars/seven-years-world-war/view';
import type { GameOption, OpenView, OwnAsk } from '../seen.ts';

/** Whatever on the map can be pointed at. */
export type Thing =
  | { readonly t: 'square'; readonly square: SquareId }
  | { readonly t: 'unit'; readonly square: SquareId; readonly name: PieceName }
  | { readonly t: 'route'; readonly route: RouteId };

/** A thing as a key of a record, and back. */
export function keyOf(thing: Thing): string {
  if (thing.t === 'route') return `route/${thing.route}`;
  return thing.t === 'square' ? `square/${thing.square}` : `unit/${thing.square}/${thing.name}`;
}

export function thingOf(key: string): Thing {
  const [t, first, name] = key.split('/');
  if (t === 'route' && isOneOf(ROUTES, first)) return { t, route: first };
  return t === 'unit' ? { t, square: first, name } : { t: 'square', square: first };
}

/** Whatever on the map a choice is about: pointing at any of these means it. */
export function thingsOf(choice: GameOption, open: OpenView): Thing[] {
  if ('square' in choice) return [square(choice.square)];
  if ('to' in choice) return [square(choice.to)];
  if ('piece' in choice) return unitsMeant(open, choice.piece);
  if ('route' in choice) return [{ t: 'route', route: choice.route }];
  if ('land' in choice) return squaresOf(open, choice.land).map(square);
  if ('power' in choice) return capitals(open, choice.power);
  if (choice.t === 'stop' || choice.t === 'go' || choice.t === 'take-all') return whereNow(open).map(square);
  return [];
}

const square = (id: SquareId): Thing => ({ t: 'square', square: id });

const capitals = (open: OpenView, power: string): Thing[] =>
  isPowerId(power) ? [square(SQUARES[tablesOf(open).capital[POWER[power]]])] : [];

const squaresOf = (open: OpenView, land: LandId): SquareId[] =>
  tablesOf(open).squaresOf[landOf(land)].map((each) => SQUARES[each]);

/** Where the units stand that the question under way is about. */
function whereNow(open: OpenView): SquareId[] {
  const frame = fieldsOf(open.stack.at(-1) ?? {});
  if (Array.isArray(frame.pieces)) {
    const squares = frame.pieces.map((piece: number) => open.where[piece]).filter((at) => at >= 0);
    return [...new Set(squares)].map((at) => SQUARES[at]);
  }
  const at = [frame.at, frame.from, frame.square].find((each): each is number => typeof each === 'number' && each >= 0);
  return at === undefined ? [] : [SQUARES[at]];
}

function unitsMeant(open: OpenView, name: PieceName): Thing[] {
  const there = new Set(
    open.where.flatMap((at, piece) => (at >= 0 && nameOf(open, piece) === name ? [SQUARES[at]] : [])),
  );
  return whereNow(open)
    .filter((id) => there.has(id))
    .map((id) => ({ t: 'unit', square: id, name }));
}

/** A choice by its place in the list, and the things that stand for it. */
export interface Target {
  readonly option: number;
  readonly things: readonly Thing[];
}

export const targetsOf = (ask: OwnAsk, open: OpenView): Target[] =>
  ask.options.map((option, i) => ({ option: i, things: thingsOf(option, open) }));
