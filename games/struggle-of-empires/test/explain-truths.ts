import type { Reason } from '@cabinet-wars/kernel';
import { auction } from '../src/alliances/auction.ts';
import { ALLIANCES, allianceOf } from '../src/data/alliances.ts';
import { POWERS, powerOf } from '../src/data/powers.ts';
import {
  NEIGHBOURS,
  type Place,
  type PlaceId,
  placeOf,
  REGIONS,
  type RegionId,
  regionOf,
} from '../src/data/regions.ts';
import { tablesOf } from '../src/data/tables.ts';
import { TILES, type TileId, TRADE, tileOf } from '../src/data/tiles.ts';
import { UNITS, type UnitId } from '../src/data/units.ts';
import { deploy } from '../src/movement/deploy.ts';
import { move } from '../src/movement/move.ts';
import { voyage } from '../src/movement/voyage.ts';
import { at, held, type State } from '../src/state.ts';
import { costOf } from '../src/tiles/take-tile.ts';
import type { Event } from '../src/vocabulary/events.ts';
import type { Why } from '../src/vocabulary/reasons.ts';
import { attackTruths } from './attack-truths.ts';
import { isPossibleBy } from './explain-first.ts';
import { areAllied, isPlayed, liesOnMap, meOf, names, type Refused, type Truths } from './truth-kit.ts';

const isOriginal = (g: State): boolean => g.options.edition === 'original';
const unitCount = (g: State, me: number, unit: UnitId, place: Place): number =>
  ({ army: g.armies, navy: g.navies, fort: g.forts })[unit][at(me, place)];
const onWholeMap = (g: State, me: number, unit: UnitId): number =>
  REGIONS.reduce((sum, _, region) => sum + unitCount(g, me, unit, region), unitCount(g, me, unit, placeOf('home')));
const isColony = (region: number): boolean => region < 6;
const isPresent = (g: State, me: number, region: number): boolean =>
  g.tokens[at(me, region)] > 0 || UNITS.some((unit) => unitCount(g, me, unit, region) > 0);

/** What has happened to me since the last event of a kind. */
function mineSince({ events, ...r }: Refused, t: Event['t']): readonly Event[] {
  const me = POWERS[r.g.plays[r.seat]];
  const from = events.findLastIndex((event) => event.t === t);
  return events.slice(from + 1).filter((event) => 'power' in event && event.power === me);
}
const count = (events: readonly Event[], is: (event: Event) => boolean): number => events.filter(is).length;
const used = (tile: TileId) => (event: Event) =>
  (event.t === 'tile-used' && event.tile === tile) ||
  (event.t === 'raid-sent' && event.raid === tile) ||
  (event.t === 'blockade-placed' && tile === 'blockade');

/** What is moving, or would be built, where a place is wished for. */
function unitUnderWay({ g, wish }: Refused): UnitId | null {
  if (wish.t === 'place') return wish.unit ?? null;
  const under = move.underWay(g) ?? deploy.underWay(g);
  return under === null ? null : UNITS[under.unit];
}

/** The population a wish would cost, as the components have it. */
function populationOf({ g, wish }: Refused): number | null {
  const { allianceCosts } = tablesOf(g);
  if (wish.t === 'tile' && wish.tile !== undefined) return costOf(g, tileOf(wish.tile)).population;
  if (wish.t === 'alliance' && wish.alliance !== undefined) return allianceCosts[allianceOf(wish.alliance)].population;
  if (wish.t === 'build' || wish.t === 'rebuild' || wish.t === 'colonize') return 1;
  if (wish.t === 'action' && (wish.action === 'build' || wish.action === 'colonize')) return 1;
  const dear = ALLIANCES.flatMap((_, i) => (g.alliances[i] < 0 ? [allianceCosts[i].population] : []));
  const isAboutAll = (wish.t === 'action' && wish.action === 'alliance') || wish.t === 'use';
  return isAboutAll ? Math.min(...dear) : null;
}

function canTake(r: Refused, tile: TileId): boolean {
  const { g } = r;
  const me = meOf(r);
  const i = tileOf(tile);
  if (g.stock[i] === 0 || count(mineSince(r, 'round-begins'), used(tile)) > 0) return false;
  if (tile === 'pirates' || tile === 'slave-revolt') return canBeRaided(g, tile);
  const companies = TILES.reduce((sum, _, each) => sum + (TRADE[each].length > 0 ? g.tiles[held(me, each)] : 0), 0);
  if (TRADE[i].length > 0 && !isOriginal(g) && g.options.players <= 3 && companies >= 3) return false;
  return g.population[me] >= costOf(g, i).population;
}
const canBeRaided = (g: State, tile: TileId): boolean =>
  REGIONS.some((_, i) => i < (tile === 'pirates' ? 6 : 3) && POWERS.some((_power, p) => g.tokens[at(p, i)] > 0));
const hasAlliance = (g: State, me: number): boolean =>
  ALLIANCES.some((_, i) => g.alliances[i] < 0 && g.population[me] >= tablesOf(g).allianceCosts[i].population);

const inTurn = (r: Refused) => {
  const frame = r.g.stack.find(({ proc }) => proc === 'turn');
  const { power, actions } = { power: -1, actions: -1, ...frame };
  return { isMine: power === meOf(r), actions };
};
const drawn = (r: Refused, region: RegionId, t: 'counter-drawn' | 'counter-returned'): number =>
  count(r.events, (event) => event.t === t && event.region === region && event.power === POWERS[meOf(r)]);
const WORSE = ['lost', 'stays', 'arrives'];
const PIECES = { original: { army: 14, navy: 7, fort: 2 }, deluxe: { army: 14, navy: 8, fort: 2 } };
const BUILDS: Readonly<Record<string, UnitId>> = { mercenaries: 'army', 'trained-natives': 'army', pressgangs: 'navy' };
const USED_IN_TURN: readonly TileId[] = [
  ...(['mercenaries', 'pressgangs', 'war-office'] as const),
  ...(['trained-natives', 'diplomatic-service', 'improved-agriculture'] as const),
];

const isKindAsked = ({ question, seat, wish }: Refused): boolean =>
  question.waiting.some((one) => one.seat === seat && one.options.some(({ t }) => t === wish.t));

export const TRUTHS: Truths = {
  ...attackTruths,
  'game-over': ({ g }) => g.final !== null,
  'not-asked': ({ question, seat }) => question.waiting.every((one) => one.seat !== seat),
  'not-now': (r) => !isKindAsked(r) && !isPossibleBy(r, null),
  'not-one-of-these': (r) => names(r.wish, 'atlantis') || isKindAsked(r),
  'action-first': (r, { action }) => isPossibleBy(r, action),

  'cannot-pay': (r, { gold, most }) =>
    names(r.wish, gold) &&
    gold > most &&
    most === r.g.gold[meOf(r)] + 99 * (r.g.tiles[held(meOf(r), tileOf('banking'))] > 0 ? 3 : 2),
  'population-short': (r, { need, have }) =>
    have < need && have === r.g.population[meOf(r)] && need === populationOf(r),
  'population-full': (r) => r.g.population[meOf(r)] === 9 && names(r.wish, 'improved-agriculture'),
  'no-piece-left': (r, { unit }) =>
    onWholeMap(r.g, meOf(r), unit) === PIECES[r.g.options.edition][unit] &&
    (names(r.wish, unit) || (r.wish.t === 'use' && BUILDS[r.wish.tile ?? ''] === unit)),
  'no-token-left': (r) => {
    const me = meOf(r);
    const out = REGIONS.reduce((sum, _, region) => sum + r.g.tokens[at(me, region)], 0);
    return out + r.g.raidToken.filter((owner) => owner === me).length === 20;
  },
  'no-alliance-marker-left': (r) => !isOriginal(r.g) && r.g.alliances.filter((owner) => owner === meOf(r)).length === 6,

  'no-action-left': (r) => inTurn(r).isMine && inTurn(r).actions === 0,
  'actions-left': (r) => inTurn(r).isMine && inTurn(r).actions > 0,
  'tile-taken-this-round': (r) =>
    isOriginal(r.g) &&
    count(
      mineSince(r, 'turn-begins'),
      ({ t, ...event }) => t === 'tile-taken' || (t === 'alliance-made' && 'free' in event && !event.free),
    ) > 0,
  'colonized-this-round': (r) =>
    isOriginal(r.g) && count(mineSince(r, 'turn-begins'), ({ t }) => t === 'colonized') > 0,
  'special-action-done': (r) =>
    !isOriginal(r.g) &&
    count(
      mineSince(r, 'turn-begins'),
      (event) => event.t === 'tile-taken' || event.t === 'colonized' || (event.t === 'alliance-made' && !event.free),
    ) === 1,
  'alliances-are-tiles': ({ g, wish }) => isOriginal(g) && names(wish, 'alliance'),
  'alliances-are-not-tiles': ({ g, wish, question }) =>
    !isOriginal(g) && wish.t === 'alliance' && question.key === 'take-tile.tile',

  'no-units-at-home': ({ g, wish, question }) => {
    if (!names(wish, 'home')) return false;
    if (question.key === 'trained-natives.where') return isOriginal(g);
    return g.options.unitsAtHome === 'edition' ? isOriginal(g) : g.options.unitsAtHome === 'no';
  },
  'navies-cannot-enter': (r, { place }) =>
    ['german-states', 'central-europe', 'ottoman-empire'].includes(place) &&
    names(r.wish, place) &&
    unitUnderWay(r) === 'navy',
  'no-navy-there': (r, { region }) =>
    names(r.wish, region) &&
    isColony(regionOf(region)) &&
    r.g.navies[at(meOf(r), regionOf(region))] === 0 &&
    (r.wish.t === 'blockade' || unitUnderWay(r) !== 'navy'),
  'not-adjacent': (r, { region }) => {
    const { g } = r;
    const me = meOf(r);
    const here = regionOf(region);
    if (!isOriginal(g) && !g.options.originalAdjacency) return false;
    if (region === 'ottoman-empire' && g.navies[at(me, regionOf('mediterranean'))] > 0) return false;
    const near = [here, ...NEIGHBOURS[here]];
    return !isColony(here) && g.navies[at(me, here)] === 0 && near.every((each) => g.tokens[at(me, each)] === 0);
  },
  blockaded: (r, { region, power }) => {
    const here = regionOf(region);
    const theirs = r.g.navies[at(powerOf(power), here)];
    return (
      r.g.blockades[here] === powerOf(power) &&
      theirs > 0 &&
      r.g.navies[at(meOf(r), here)] <= theirs &&
      !areAllied(r.g, meOf(r), powerOf(power))
    );
  },
  'already-there': ({ g, wish }) => wish.t === 'to' && wish.place === fromOf(g),
  'no-unit-there': (r) => {
    const { wish } = r;
    if (wish.t !== 'move' && wish.t !== 'rebuild') return false;
    return unitCount(r.g, meOf(r), wish.unit!, placeOf(wish.from!)) === 0;
  },
  'forts-stay': (r) =>
    r.wish.t === 'move' &&
    r.wish.unit === 'fort' &&
    r.wish.from !== 'home' &&
    unitCount(r.g, meOf(r), 'fort', placeOf(r.wish.from!)) > 0,
  'moved-already': (r) => {
    const { wish } = r;
    if (wish.t !== 'move') return false;
    const begun = r.events.findLastIndex(({ t }) => t === 'turn-begins');
    const arrived = count(r.events.slice(begun), (event) => {
      if (!('unit' in event) || event.unit !== wish.unit) return false;
      if (event.t === 'moved') return event.to === wish.from;
      return event.t === 'voyage-ended' && event.outcome === 'stays' && event.from === wish.from;
    });
    const there = unitCount(r.g, meOf(r), wish.unit!, placeOf(wish.from!));
    return there > 0 && arrived >= there;
  },
  'no-units': (r) =>
    onWholeMap(r.g, meOf(r), 'army') + onWholeMap(r.g, meOf(r), 'navy') === 0 &&
    unitCount(r.g, meOf(r), 'fort', placeOf('home')) === 0,
  'no-presence': (r, { region }) =>
    isColony(regionOf(region)) && names(r.wish, region) && !isPresent(r.g, meOf(r), regionOf(region)),
  'no-presence-in-colonies': (r) =>
    names(r.wish, 'trained-natives') && REGIONS.every((_, i) => !isColony(i) || !isPresent(r.g, meOf(r), i)),
  'not-a-colony': (_r, { region }) => !isColony(regionOf(region)),
  'voyage-decided': ({ g, wish }) =>
    wish.t === 'voyage' && WORSE.indexOf(wish.outcome!) < WORSE.indexOf(voyage.within(g).roll),

  'tile-not-in-stock': ({ g, wish }, { tile }) => names(wish, tile) && g.stock[tileOf(tile)] === 0,
  'tile-barred-this-round': (r, { tile }) => names(r.wish, tile) && count(mineSince(r, 'round-begins'), used(tile)) > 0,
  'tile-not-held': (r, { tile }) => r.g.tiles[held(meOf(r), tileOf(tile))] === 0,
  'tile-used-this-war': (r, { tile }) => {
    const have = r.g.tiles[held(meOf(r), tileOf(tile))];
    return have > 0 && count(mineSince(r, 'war-begins'), used(tile)) === have;
  },
  'tile-not-used-so': ({ wish }, { tile }) =>
    (wish.t === 'use' && !USED_IN_TURN.includes(tile)) ||
    (wish.t === 'raid' && tile !== 'pirates' && tile !== 'slave-revolt'),
  'too-many-trade-tiles': (r, { most }) =>
    most === 3 &&
    !isOriginal(r.g) &&
    r.g.options.players <= 3 &&
    TILES.reduce((sum, _, tile) => sum + (TRADE[tile].length > 0 ? r.g.tiles[held(meOf(r), tile)] : 0), 0) >= 3,
  'not-traded-there': (_r, { tile, region }) => !TRADE[tileOf(tile)].includes(regionOf(region)),
  'no-token-there': (r, { region }) => names(r.wish, region) && r.g.tokens[at(meOf(r), regionOf(region))] === 0,
  'nothing-to-raid': ({ g, wish }, { tile }) => names(wish, tile) && !canBeRaided(g, tile),
  'raid-cannot-reach': ({ wish }, { tile, region }) =>
    names(wish, region) && regionOf(region) >= (tile === 'pirates' ? 6 : 3),
  'alliance-taken': ({ g, wish }, { alliance, power }) =>
    names(wish, alliance) && g.alliances[allianceOf(alliance)] === powerOf(power),
  'no-alliance-free': ({ g }) => g.alliances.every((owner) => owner >= 0),
  'nothing-to-take': (r) => TILES.every((tile) => !canTake(r, tile)) && !(isOriginal(r.g) && hasAlliance(r.g, meOf(r))),

  'nothing-to-colonize': ({ g }) =>
    REGIONS.every((_, i) => !liesOnMap(g, i, 'colonize') && !liesOnMap(g, i, 'commerce')),
  'no-such-counter': ({ g, wish }, { region }) => {
    if (wish.t === 'colonize' || wish.t === 'commerce')
      return wish.region === region && !liesOnMap(g, regionOf(region), wish.t);
    if (wish.t !== 'attack' || wish.region !== region) return false;
    const i = tablesOf(g).counterIndex[wish.against ?? ''];
    return g.counters[i] !== 1 || tablesOf(g).counters[i].region !== regionOf(region);
  },
  'no-navy-in-africa': (r) =>
    r.g.navies[at(meOf(r), regionOf('africa'))] === 0 &&
    (r.wish.t === 'commerce' || (names(r.wish, 'colonize') && r.wish.t === 'action')),

  'must-open': ({ events }) => lastBid(events) === null,
  'bid-too-low': ({ events, wish }, { least }) =>
    wish.t === 'bid' && wish.gold! < least && least === (lastBid(events) ?? -1) + 1,
  'already-allied': ({ g, wish }, { power }) => names(wish, power) && [...g.top, ...g.bottom].includes(powerOf(power)),
  'players-first': ({ g, wish }, { power }) =>
    names(wish, power) &&
    !isPlayed(g, powerOf(power)) &&
    g.plays.some((player) => ![...g.top, ...g.bottom].includes(player)),
  'proposed-already': ({ g, wish }, { power }) => names(wish, power) && auction.within(g).a === powerOf(power),
  'no-such-power': ({ g, wish }, { power }) =>
    names(wish, power) && !isPlayed(g, powerOf(power)) && (isOriginal(g) || g.options.players === 7),
  'no-duplicate': (r, { region }) =>
    names(r.wish, region) && drawn(r, region, 'counter-drawn') - drawn(r, region, 'counter-returned') < 2,
  'not-in-hand': ({ g, seat, wish, question }) =>
    question.key === 'draft.pick' &&
    wish.t === 'draft' &&
    !g.secret.seen[seat].at(-1)!.some((counter) => tablesOf(g).counters[counter].id === wish.counter),
  // Said of deals alone.
  'bad-promise': () => false,
};

const fromOf = (g: State): PlaceId | null => {
  const under = move.underWay(g);
  return under === null ? null : [...REGIONS, 'home' as const][under.from];
};

/** The highest bid of the auction that goes on, null before any. */
function lastBid(events: readonly Event[]): number | null {
  const opened = events.findLastIndex(({ t }) => t === 'auction-opens');
  const bids = events.slice(opened).flatMap((event) => (event.t === 'bid' ? [event.gold] : []));
  return bids.at(-1) ?? null;
}

const isWhy = (reason: Reason): reason is Why => Object.hasOwn(TRUTHS, reason.why);

export function isTrue(r: Refused): boolean {
  const { reason } = r;
  if (!isWhy(reason)) return false;
  // One row of the table is for one kind of reason: the compiler cannot follow that the two go together.
  return (TRUTHS[reason.why] as (r: Refused, why: Why) => boolean)(r, reason);
}
