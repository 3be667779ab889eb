import type { Reason } from '@cabinet-wars/kernel';
import { game } from '@cabinet-wars/struggle-of-empires';
import {
  ALLIANCES,
  isAllianceId,
  NAVAL_REGION,
  PLACES,
  POWERS,
  REGIONS,
  regionOf,
  TILES,
  tablesOf,
  UNITS,
} from '@cabinet-wars/struggle-of-empires/data';
import { ACTIONS, at, held, ON_MAP, RAIDS } from '@cabinet-wars/struggle-of-empires/view';
import { isPower } from '../map/places.ts';
import type { Thing } from '../map/position.ts';
import { markersOf } from './alliance-table.ts';
import { sampleOf } from './sample-of.ts';
import { type GameChoice, type GameView, type OpenView, type OwnAsk, powerIn } from './seen.ts';
import { regionOfCounter } from './things.ts';

type Kind = (open: OpenView, seat: number) => GameChoice[];

/** Whatever stands anywhere and is not one's own. */
export const attacks: Kind = (open, seat) => {
  const me = powerIn(open, seat);
  const { counters } = tablesOf(open);
  const powers = REGIONS.flatMap((region, r) =>
    POWERS.flatMap((against, power): GameChoice[] =>
      against !== me && (presence(open, power, r) > 0 || shipsFor(open, power, r) > 0)
        ? [{ t: 'attack', region, against }]
        : [],
    ),
  );
  const neutrals = counters.flatMap(({ id, region }, i): GameChoice[] =>
    open.counters[i] === ON_MAP ? [{ t: 'attack', region: REGIONS[region], against: id }] : [],
  );
  const raids = RAIDS.flatMap((against, raid): GameChoice[] =>
    open.raidRegion[raid] < 0 ? [] : [{ t: 'attack', region: REGIONS[open.raidRegion[raid]], against }],
  );
  return [...powers, ...neutrals, ...raids];
};

const presence = (open: OpenView, power: number, place: number): number => {
  const i = at(power, place);
  return open.tokens[i] + open.armies[i] + open.navies[i] + open.forts[i];
};

/** Ships fight for the Ottoman Empire from the Mediterranean. */
const shipsFor = (open: OpenView, power: number, region: number): number =>
  NAVAL_REGION[region] < 0 ? 0 : open.navies[at(power, NAVAL_REGION[region])];

/** One's own units by kind and place, the home country included. */
const ownUnits = (open: OpenView, seat: number) => {
  const counts = [open.armies, open.navies, open.forts];
  return UNITS.flatMap((unit, u) =>
    PLACES.flatMap((from, place) => (counts[u][at(open.plays[seat], place)] > 0 ? [{ unit, from }] : [])),
  );
};

const destinations: Kind = () => PLACES.map((place) => ({ t: 'to', place }));
const tiles: Kind = () => TILES.map((tile) => ({ t: 'tile', tile }));
const alliances: Kind = () => ALLIANCES.map((alliance) => ({ t: 'alliance', alliance }));
const ownTiles: Kind = (open, seat) =>
  TILES.flatMap((tile, i): GameChoice[] => (open.tiles[held(open.plays[seat], i)] > 0 ? [{ t: 'use', tile }] : []));
const settlements: Kind = (open) => {
  const { counters } = tablesOf(open);
  return counters.flatMap(({ id, kind }, i): GameChoice[] =>
    open.counters[i] === ON_MAP && kind !== 'defended' ? [{ t: kind, region: regionOfCounter(id) }] : [],
  );
};

/** What somebody might want at each question. */
const KINDS: Readonly<Record<string, readonly Kind[]>> = {
  'turn.act': [() => ACTIONS.map((action) => ({ t: 'action', action })), ownTiles, () => [{ t: 'end-turn' }]],
  'set-up.place': [() => UNITS.flatMap((unit) => PLACES.map((place) => ({ t: 'place', unit, place }) as const))],
  'auction.bid': [() => [{ t: 'pass' }]],
  'auction.proposeA': [(open) => markersOf(open).map((power) => ({ t: 'propose', box: 'a', power }))],
  'auction.proposeB': [(open) => markersOf(open).map((power) => ({ t: 'propose', box: 'b', power }))],
  'build.what': [() => UNITS.map((unit) => ({ t: 'build', unit }))],
  'move.unit': [(open, seat) => ownUnits(open, seat).map((unit) => ({ t: 'move', ...unit }))],
  'move.to': [destinations],
  'deploy.to': [destinations],
  'trained-natives.where': [destinations],
  'take-tile.tile': [tiles, alliances],
  'ally.alliance': [alliances],
  'colonize.counter': [settlements],
  'attack.declare': [attacks],
  'call-allies.call': [
    (open, seat) => POWERS.filter((power) => power !== powerIn(open, seat)).map((power) => ({ t: 'call', power })),
  ],
};

const textOf = (choice: object): string => JSON.stringify(Object.entries(choice).sort());

/** What the player may want and is not offered, so that it can be asked why. */
export function wishesOf(ask: OwnAsk, open: OpenView): GameChoice[] {
  const offered = new Set(ask.options.map(textOf));
  const wanted = (KINDS[ask.key] ?? []).flatMap((kind) => kind(open, ask.seat));
  return wanted.filter((wish) => !offered.has(textOf(wish)));
}

/** Where few things are wished for, and newcomers look for them among the choices. */
const MISSED: readonly string[] = ['turn.act', 'attack.declare', 'build.what', 'call-allies.call', 'auction.bid'];
const MISSED_AT_MOST = 2;
/** What is not there to be attacked, and tiles that are never used but always hold. */
const NOBODY_MISSES: readonly string[] = ['not-there', 'tile-not-used-so'];

/** The wishes most likely to be missed, each with what stands in its way; one for each obstacle is enough. */
export function missedMost(ask: OwnAsk, view: GameView, wishes: readonly GameChoice[]): Map<GameChoice, Reason> {
  const missed = new Map<GameChoice, Reason>();
  if (!MISSED.includes(ask.key) || view.own === null) return missed;
  const state = sampleOf(view);
  const told = new Set<string>();
  for (const wish of wishes) {
    if (missed.size === MISSED_AT_MOST) break;
    if (!isNear(view.open, ask.seat, wish)) continue;
    const [why] = game.explain(state, ask.seat, wish);
    if (why === undefined || NOBODY_MISSES.includes(why.why) || told.has(JSON.stringify(why))) continue;
    told.add(JSON.stringify(why));
    missed.set(wish, why);
  }
  return missed;
}

/** Of all that could be attacked in the world one misses what stands beside one's own units. */
const isNear = (open: OpenView, seat: number, wish: GameChoice): boolean =>
  wish.t !== 'attack' || open.armies[at(open.plays[seat], regionOf(wish.region))] > 0;

/** What a click on a thing would mean if it were possible: the nearest wish, to be explained. */
export function wishAt(ask: OwnAsk, open: OpenView, thing: Thing): Partial<GameChoice> | null {
  const me = powerIn(open, ask.seat);
  const place = isPower(thing.place) ? 'home' : thing.place;
  const region = isPower(thing.place) ? null : thing.place;
  const against =
    thing.t === 'neutral' || thing.t === 'raid'
      ? thing.id
      : 'power' in thing && thing.power !== me
        ? thing.power
        : null;
  switch (ask.key) {
    case 'attack.declare':
    case 'turn.act':
      return region === null || against === null ? null : { t: 'attack', region, against };
    case 'move.to':
    case 'deploy.to':
    case 'trained-natives.where':
      return { t: 'to', place };
    case 'move.unit':
      return thing.t === 'unit' && thing.power === me && thing.unit !== 'control'
        ? { t: 'move', unit: thing.unit, from: place }
        : null;
    case 'set-up.place':
      return { t: 'place', unit: 'army', place };
    case 'colonize.counter':
      return region === null ? null : { t: 'colonize', region };
    case 'ally.alliance':
    case 'take-tile.tile':
      return thing.t === 'alliance' && isAllianceId(thing.id) ? { t: 'alliance', alliance: thing.id } : null;
    default:
      return null;
  }
}

/** Why the open question has no answer at a thing; null where nothing can be said of it. */
export function whyNotHere(view: GameView, ask: OwnAsk, thing: Thing): Reason | null {
  const wish = wishAt(ask, view.open, thing);
  return wish === null ? null : (game.explain(sampleOf(view), ask.seat, wish)[0] ?? null);
}
