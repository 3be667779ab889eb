import {
  ACTIONS_PER_TURN,
  type PlaceId as GamePlace,
  PLACE_COUNT,
  REGIONS,
} from '@cabinet-wars/struggle-of-empires/data';
import { type ActionId, type Attack, type Auction, at, type Turn } from '@cabinet-wars/struggle-of-empires/view';
import type { PlaceId } from '../map/places.ts';
import { frameOf, idOf, type OpenView, type PowerId } from './seen.ts';

/** Whose turn it is, or who bids. */
export function turnOf(open: OpenView): PowerId | null {
  const turn = frameOf<Turn>(open, 'turn');
  if (turn !== null) return idOf(turn.power);
  const auction = frameOf<Auction>(open, 'auction');
  return auction === null ? null : idOf(open.plays[auction.bidder]);
}

/** Where the attack under way is, once it is declared. */
export function fieldOf(open: OpenView): PlaceId | null {
  const attack = frameOf<Attack>(open, 'attack', 'raid');
  return attack === null || attack.region < 0 ? null : REGIONS[attack.region];
}

export const onMap = (place: GamePlace, power: PowerId): PlaceId => (place === 'home' ? power : place);

/** How many actions a seat has left in its turn, and of how many; null where it is not its turn. */
export function turnLeft(open: OpenView, seat: number | null): TurnLeft | null {
  const turn = frameOf<Turn>(open, 'turn');
  if (turn === null || seat === null || open.plays[seat] !== turn.power) return null;
  return { left: turn.actions, of: ACTIONS_PER_TURN, doing: actionUnderWay(open) };
}

interface TurnLeft {
  readonly left: number;
  readonly of: number;
  /** The action that has been begun and is still being carried out. */
  readonly doing: ActionId | null;
}

const ACTION_OF: Readonly<Record<string, ActionId>> = {
  build: 'build',
  move: 'move',
  attack: 'attack',
  'take-tile': 'tile',
  colonize: 'colonize',
  ally: 'alliance',
};

/** What stands on the turn's own frame; a tile that gives a free attack or alliance spends no action. */
function actionUnderWay(open: OpenView): ActionId | null {
  const frame = open.stack[open.stack.findIndex(({ proc }) => proc === 'turn') + 1];
  if (frame === undefined || ('free' in frame && frame.free === true)) return null;
  return ACTION_OF[frame.proc] ?? null;
}

/** How many units a seat has that can move: its armies and navies, wherever they are. */
export function unitsToMove(open: OpenView, seat: number): number {
  const me = open.plays[seat];
  let units = 0;
  for (let place = 0; place < PLACE_COUNT; place++) units += open.armies[at(me, place)] + open.navies[at(me, place)];
  return units;
}
