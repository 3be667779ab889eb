import { explainWish, hasKnownNames, isOneOf, type Reason, type Seat } from '@cabinet-wars/kernel';
import { mayAlly } from '../alliances/ally.ts';
import { auction, mayBid, mayPropose } from '../alliances/auction.ts';
import { type AllianceId, allianceOf, isAllianceId } from '../data/alliances.ts';
import { isPowerId, powerOf } from '../data/powers.ts';
import { isRegionId, PLACES, placeOf, type RegionId, regionOf } from '../data/regions.ts';
import { isTileId, tileOf } from '../data/tiles.ts';
import { UNITS, unitOf } from '../data/units.ts';
import { isOriginal } from '../editions.ts';
import { flow } from '../flow.ts';
import { maySettle } from '../map/colonize.ts';
import { hasPiece } from '../map/pieces.ts';
import { mayRebuild } from '../movement/build.ts';
import { deploy } from '../movement/deploy.ts';
import { mayMoveFrom, move, newMove } from '../movement/move.ts';
import { mayEnter } from '../movement/movement.ts';
import { mayEndAs, voyage } from '../movement/voyage.ts';
import { mayPlace } from '../set-up/placement.ts';
import type { State } from '../state.ts';
import { mayTake } from '../tiles/take-tile.ts';
import { mayBlockade, mayTrade, mayUseNow } from '../tiles/tile-uses.ts';
import { mayMusterIn } from '../tiles/trained-natives.ts';
import { mayAct, turn } from '../turn/turn.ts';
import type { Choice } from '../vocabulary/choices.ts';
import { because } from '../vocabulary/reasons.ts';
import { attackExplainers } from './explain-attack.ts';
import { type Explainers, partOf, type Standing } from './explain-parts.ts';

/** Why a wish is not among a seat's options; nothing if it is. */
export const explain = (g: State, seat: Seat, wish: Partial<Choice>): Reason[] =>
  explainWish(flow, g, seat, wish, ({ key, options }) => {
    if (!hasKnownNames(wish, known)) return [because({ why: 'not-one-of-these' })];
    const reason = reasonFor({ g, seat, power: g.plays[seat], key }, wish);
    const isAsked = options.some(({ t }) => t === wish.t);
    return [reason ?? because({ why: isAsked ? 'not-one-of-these' : 'not-now' })];
  });

const known: Readonly<Record<string, (value: unknown) => boolean>> = {
  unit: (value) => isOneOf(UNITS, value),
  place: (value) => isOneOf(PLACES, value),
  from: (value) => isOneOf(PLACES, value),
  region: isRegionId,
  tile: isTileId,
  alliance: isAllianceId,
  power: isPowerId,
  gold: Number.isInteger,
};
function reasonFor(s: Standing, wish: Partial<Choice>): Reason | null {
  const explainer = wish.t === undefined ? undefined : EXPLAINERS[wish.t];
  // The row is the one for this kind of wish, which the compiler cannot follow.
  return explainer === undefined ? null : (explainer as (s: Standing, wish: Partial<Choice>) => Reason | null)(s, wish);
}

const inOwnTurn = (s: Standing): boolean => turn.underWay(s.g)?.power === s.power;

const EXPLAINERS: Explainers = {
  ...attackExplainers,
  draft: (s) => (s.key === 'draft.pick' ? because({ why: 'not-in-hand' }) : null),
  redraw: (s, { region }) =>
    s.key === 'set-up.redraw' && region !== undefined ? because({ why: 'no-duplicate', region }) : null,
  place: (s, { unit, place }) =>
    s.key === 'set-up.place' && unit !== undefined && place !== undefined
      ? mayPlace(s.g, s.power, unitOf(unit), placeOf(place))
      : null,
  bid: (s, { gold }) =>
    s.key === 'auction.bid' && gold !== undefined ? mayBid(s.g, auction.within(s.g), s.seat, gold) : null,
  pass: (s) => (s.key === 'auction.bid' ? because({ why: 'must-open' }) : null),
  propose: (s, { power }) =>
    s.key.startsWith('auction.propose') && power !== undefined
      ? mayPropose(s.g, auction.within(s.g), powerOf(power))
      : null,
  action: (s, { action }) =>
    action === undefined || s.key !== 'turn.act' ? null : mayAct(s.g, turn.within(s.g), action),
  use: (s, { tile }) => (tile !== undefined && inOwnTurn(s) ? mayUseNow(s.g, s.power, tileOf(tile)) : null),
  trade: (s, { tile, region }) =>
    tile !== undefined && region !== undefined && inOwnTurn(s)
      ? mayTrade(s.g, s.power, tileOf(tile), regionOf(region))
      : null,
  blockade: (s, { region }) =>
    region !== undefined && inOwnTurn(s) ? mayBlockade(s.g, s.power, regionOf(region)) : null,
  'end-turn': (s) => (s.key === 'turn.act' ? because({ why: 'actions-left' }) : null),
  build: (s, { unit }) => partOf(s, 'build', () => (unit === undefined ? null : hasPiece(s.g, s.power, unitOf(unit)))),
  rebuild: (s, { unit, from }) =>
    partOf(s, 'build', () =>
      unit === undefined || from === undefined ? null : mayRebuild(s.g, s.power, unitOf(unit), placeOf(from)),
    ),
  move: (s, { unit, from }) => {
    const under = s.key === 'move.unit' ? move.within(s.g) : newMove(s.g, s.power);
    return partOf(s, 'move', () =>
      unit === undefined || from === undefined ? null : mayMoveFrom(s.g, under, unitOf(unit), placeOf(from)),
    );
  },
  to: (s, { place }) => (place === undefined ? null : destinationRefused(s, placeOf(place))),
  voyage: (s, { outcome }) =>
    s.key === 'voyage.pay' && outcome !== undefined ? mayEndAs(voyage.within(s.g), outcome) : null,
  tile: (s, { tile }) => partOf(s, 'tile', () => (tile === undefined ? null : mayTake(s.g, s.power, tileOf(tile)))),
  alliance: (s, { alliance }) => partOf(s, isOriginal(s.g) ? 'tile' : 'alliance', () => allianceRefused(s, alliance)),
  colonize: (s, { region }) => settlingRefused(s, 'colonize', region),
  commerce: (s, { region }) => settlingRefused(s, 'commerce', region),
};

const settlingRefused = (s: Standing, way: 'colonize' | 'commerce', region: RegionId | undefined): Reason | null =>
  partOf(s, 'colonize', () => (region === undefined ? null : maySettle(s.g, s.power, way, regionOf(region))));

function destinationRefused(s: Standing, place: number): Reason | null {
  if (s.key === 'trained-natives.where') return mayMusterIn(s.g, s.power, place);
  if (s.key !== 'move.to' && s.key !== 'deploy.to') return null;
  const { unit, from } = (s.key === 'move.to' ? move : deploy).within(s.g);
  return place === from ? because({ why: 'already-there' }) : mayEnter(s.g, s.power, unit, place);
}

function allianceRefused(s: Standing, alliance: AllianceId | undefined): Reason | null {
  if (s.key === 'take-tile.tile' && !isOriginal(s.g)) return because({ why: 'alliances-are-not-tiles' });
  return alliance === undefined ? null : mayAlly(s.g, s.power, allianceOf(alliance));
}
