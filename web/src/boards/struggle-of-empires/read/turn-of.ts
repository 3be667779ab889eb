import { type PlaceId as GamePlace, REGIONS } from '@cabinet-wars/struggle-of-empires/data';
import type { Attack, Auction, Turn } from '@cabinet-wars/struggle-of-empires/view';
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
