import { type Ahead, type Gesture, isOffered } from '@cabinet-wars/kernel';
import type { PlaceId as Place } from '@cabinet-wars/struggle-of-empires/data';
import type { AheadRequest } from '../../../look-ahead/index.ts';
import { isPower, type PlaceId } from '../map/places.ts';
import type { Thing } from '../map/position.ts';
import { type GameChoice, type OpenView, type OwnAsk, powerIn } from './seen.ts';

const MOVE: GameChoice = { t: 'action', action: 'move' };

/** What is to be asked to learn where a unit taken up on the map can be put down; null for what cannot be taken up now. */
export function carryRequest(ask: OwnAsk, open: OpenView, thing: Thing): AheadRequest<GameChoice> | null {
  const me = powerIn(open, ask.seat);
  if (thing.t !== 'unit' || thing.power !== me || thing.unit === 'control') return null;
  const from: Place = isPower(thing.place) ? 'home' : thing.place;
  const move: GameChoice = { t: 'move', unit: thing.unit, from };
  const request = { depth: 1, tally: false, follow: [{ t: 'to' }] } as const;
  switch (ask.key) {
    case 'turn.act':
      return isOffered(ask.options, MOVE) ? { ...request, after: [MOVE, move] } : null;
    case 'move.unit':
      return isOffered(ask.options, move) ? { ...request, after: [move] } : null;
    case 'move.to':
    case 'deploy.to':
      return request;
    default:
      return null;
  }
}

const GOALS: readonly string[] = ['move.to', 'deploy.to'];

/** The places a unit can be put down at, each with what is then to be said and whether dice follow. */
export function goalsIn(
  { start, gestures }: Ahead<GameChoice>,
  open: OpenView,
  seat: number,
): ReadonlyMap<PlaceId, Gesture<GameChoice>> {
  const goals = new Map<PlaceId, Gesture<GameChoice>>();
  if (start.end.t !== 'question' || !GOALS.includes(start.end.key)) return goals;
  for (const gesture of gestures) {
    const last = gesture.choices.at(-1);
    if (last?.t === 'to') goals.set(last.place === 'home' ? powerIn(open, seat) : last.place, gesture);
  }
  return goals;
}
