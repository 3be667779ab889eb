import { type Context, DONE, type Seat } from '@cabinet-wars/kernel';
import type { Counter } from '../data/counters.ts';
import { NEUTRALS_DELUXE, NEUTRALS_ORIGINAL, START_UNITS, startCountersFor } from '../data/numbers.ts';
import { POWERS, type Power } from '../data/powers.ts';
import { PLACES, type Place, placeOf, REGIONS, type Region, regionOf } from '../data/regions.ts';
import { tablesOf } from '../data/tables.ts';
import { TILES } from '../data/tiles.ts';
import { UNITS, type Unit, unitOf } from '../data/units.ts';
import { duplicates, hasNonPlayers, isOriginal, players } from '../editions.ts';
import { drawCounter, logDrawn, placeNeutrals, settleCounter } from '../map/bag.ts';
import { putUnit } from '../map/pieces.ts';
import { procedure } from '../procedure.ts';
import { IN_BAG, type State, USED } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { draft } from './draft.ts';
import { startingTiles } from './new-game.ts';
import { setNonPlayers } from './non-players.ts';
import { placements } from './placement.ts';
import { quickPlacement } from './quick-start.ts';

export interface SetUp {
  /** Players who have drawn their counters; units placed in all. */
  players: number;
  drawn: Counter[];
  placed: number;
}

const turnOf = (g: State, count: number): Seat => (g.first + count) % players(g);

/** How many neutral counters are laid out in each war. */
export const neutralsPerWar = (g: State): number => {
  if (isOriginal(g) || g.options.wallaceSimple) return NEUTRALS_ORIGINAL;
  return NEUTRALS_DELUXE[players(g)];
};

/** 2005 Setting up the game, 2020 p.6–8. */
export const setUp = procedure<SetUp>('set-up')({
  firstPlayer: (g, _f, x) => {
    g.first = x.chance.roll(players(g));
    x.log?.({ t: 'first-player', power: POWERS[g.plays[g.first]] });
    for (const tile of startingTiles(g))
      for (const power of g.plays) x.log?.({ t: 'tile-given', power: POWERS[power], tile: TILES[tile] });
  },
  nonPlayers: (g, _f, x) => {
    if (hasNonPlayers(g)) setNonPlayers(g, x);
  },
  neutrals: (g, _f, x) => placeNeutrals(g, neutralsPerWar(g), x),
  draft: (g, _f, x) => {
    if (!g.options.draftStart) return 'draw';
    x.call(draft, { pick: 0 });
    return 'quickStart';
  },
  draw: (g, f, x) => {
    if (f.players === players(g)) return 'quickStart';
    drawForPlayer(g, f, x);
  },
  // 2020 p.8: duplicates may be returned and redrawn.
  redraw: {
    who: (g, f) => (duplicates(g) === 'may' && doubled(g, f.drawn).length > 0 ? turnOf(g, f.players) : null),
    options: (g, f) => [
      { t: 'keep' },
      ...doubled(g, f.drawn).map((region) => ({ t: 'redraw', region: REGIONS[region] }) as const),
    ],
    choose: (g, f, choice, x) => {
      if (choice.t !== 'redraw') return 'settle';
      redraw(g, f, regionOf(choice.region), x);
      return 'redraw';
    },
  },
  settle: (g, f) => {
    const power = g.plays[turnOf(g, f.players)];
    for (const counter of f.drawn) settleCounter(g, power, counter);
    f.drawn = [];
    f.players++;
    return 'draw';
  },
  quickStart: (g, f, x) => {
    if (!g.options.quickStart) return;
    for (; f.placed < START_UNITS * players(g); f.placed++)
      placeQuickly(g, g.plays[turnOf(g, f.placed)], Math.floor(f.placed / players(g)), x);
  },
  place: {
    who: (g, f) => (f.placed < START_UNITS * players(g) ? turnOf(g, f.placed) : null),
    options: (g, _f, seat) => placements(g, g.plays[seat]),
    choose: (g, f, choice, x, seat) => {
      placeUnit(g, seat, choice, x);
      f.placed++;
      return 'place';
    },
  },
  done: () => DONE,
});

function drawForPlayer(g: State, f: SetUp, x: Context<Event>): void {
  const { counters } = tablesOf(g);
  const isDouble = (counter: Counter) => f.drawn.some((other) => counters[other].region === counters[counter].region);
  const hasOther = () => g.counters.some((where, counter) => where === IN_BAG && !isDouble(counter));
  // With nothing but doubles left in the bag there is nothing to redraw them for.
  for (let i = startCountersFor(g.options.edition, players(g)); i > 0; i--)
    drawOne(g, f, x, duplicates(g) === 'must' && hasOther() ? isDouble : undefined);
}

function drawOne(g: State, f: SetUp, x: Context<Event>, but?: (counter: Counter) => boolean): void {
  const counter = drawCounter(g, x, but);
  g.counters[counter] = USED;
  f.drawn.push(counter);
  logDrawn(g, g.plays[turnOf(g, f.players)], counter, x);
}

/** Regions drawn more than once. */
function doubled(g: State, drawn: readonly Counter[]): Region[] {
  const { counters } = tablesOf(g);
  const regions = drawn.map((counter) => counters[counter].region);
  return [...new Set(regions.filter((region, i) => regions.indexOf(region) !== i))];
}

function redraw(g: State, f: SetUp, region: Region, x: Context<Event>): void {
  const { counters } = tablesOf(g);
  const i = f.drawn.findLastIndex((counter) => counters[counter].region === region);
  const [counter] = f.drawn.splice(i, 1);
  g.counters[counter] = IN_BAG;
  const power = POWERS[g.plays[turnOf(g, f.players)]];
  x.log?.({ t: 'counter-returned', power, counter: counters[counter].id, region: REGIONS[region] });
  drawOne(g, f, x);
}

function placeUnit(g: State, seat: Seat, choice: Choice, x: Context<Event>): void {
  if (choice.t === 'place') put(g, g.plays[seat], unitOf(choice.unit), placeOf(choice.place), x);
}

function placeQuickly(g: State, power: Power, count: number, x: Context<Event>): void {
  const { unit, place } = quickPlacement(g, power, count);
  put(g, power, unit, place, x);
}

function put(g: State, power: Power, unit: Unit, place: Place, x: Context<Event>): void {
  putUnit(g, power, unit, place);
  x.log?.({ t: 'unit-placed', power: POWERS[power], unit: UNITS[unit], place: PLACES[place] });
}
