import { chanceOf, copy, playAtRandom, type Question, Scripted, Seeded } from '@cabinet-wars/kernel';
import { GameTrial, settledOf } from '@cabinet-wars/kernel/test-kit';
import { byBox, isPlayed } from '../src/alliances/grand-alliances.ts';
import { type AllianceId, allianceOf } from '../src/data/alliances.ts';
import { POWERS, type PowerId, powerOf } from '../src/data/powers.ts';
import { type PlaceId, placeOf, type RegionId, regionOf } from '../src/data/regions.ts';
import { tablesOf } from '../src/data/tables.ts';
import { TILE, type TileId } from '../src/data/tiles.ts';
import { type UnitId, unitOf } from '../src/data/units.ts';
import { game } from '../src/game.ts';
import { unitsOf } from '../src/map/pieces.ts';
import { unrestOf } from '../src/money/unrest.ts';
import type { Options } from '../src/options.ts';
import { at, held, ON_MAP, type State, USED } from '../src/state.ts';
import { newTurn, turn } from '../src/turn/turn.ts';
import type { Choice } from '../src/vocabulary/choices.ts';

/** A game told by the names of the powers. */
export class Trial extends GameTrial<typeof game, PowerId> {
  constructor(g: State, script?: Scripted) {
    super(game, g, script);
  }
  seatOf = (power: PowerId): number => this.g.seatOf[powerOf(power)];
  whoIs = (seat: number): PowerId => POWERS[this.g.plays[seat]];

  gold = (power: PowerId): number => this.g.gold[powerOf(power)];
  vp = (power: PowerId): number => this.g.vp[powerOf(power)];
  population = (power: PowerId): number => this.g.population[powerOf(power)];
  unrest = (power: PowerId): number => unrestOf(this.g, powerOf(power));
  units = (power: PowerId, unit: UnitId, place: PlaceId): number =>
    unitsOf(this.g, unitOf(unit))[at(powerOf(power), placeOf(place))];
  tokens = (power: PowerId, region: RegionId): number => this.g.tokens[at(powerOf(power), regionOf(region))];
  tiles = (power: PowerId, tile: TileId): number => this.g.tiles[held(powerOf(power), TILE[tile])];
  stock = (tile: TileId): number => this.g.stock[TILE[tile]];
}

/** What a test lays on the table, by names. */
export class Table {
  readonly g: State;
  constructor(g: State) {
    this.g = g;
  }

  units(power: PowerId, unit: UnitId, place: PlaceId, count = 1): this {
    unitsOf(this.g, unitOf(unit))[at(powerOf(power), placeOf(place))] += count;
    return this;
  }
  /** Tokens in the place of counters not yet drawn. */
  tokens(power: PowerId, region: RegionId, count = 1): this {
    for (let i = 0; i < count; i++) this.#counter(region, USED);
    this.g.tokens[at(powerOf(power), regionOf(region))] += count;
    return this;
  }
  /** A neutral counter on the map, by id: `india-3`. */
  neutral(...ids: string[]): this {
    for (const id of ids) this.g.counters[tablesOf(this.g).counterIndex[id]] = ON_MAP;
    return this;
  }
  tile(power: PowerId, tile: TileId, count = 1): this {
    this.g.tiles[held(powerOf(power), TILE[tile])] += count;
    this.g.stock[TILE[tile]] -= count;
    return this;
  }
  alliance(power: PowerId, alliance: AllianceId): this {
    this.g.alliances[allianceOf(alliance)] = powerOf(power);
    return this;
  }
  gold(power: PowerId, gold: number): this {
    this.g.gold[powerOf(power)] = gold;
    return this;
  }
  population(power: PowerId, population: number): this {
    this.g.population[powerOf(power)] = population;
    return this;
  }
  vp(power: PowerId, vp: number): this {
    this.g.vp[powerOf(power)] = vp;
    return this;
  }
  /** Unrest of so many counters of 1. */
  unrest(power: PowerId, points: number): this {
    this.g.unrest.taken[powerOf(power)] += points;
    this.g.secret.unrest[powerOf(power) * 3 + 1] += points;
    return this;
  }

  #counter(region: RegionId, status: number): void {
    const free = tablesOf(this.g).countersIn[regionOf(region)].find((counter) => this.g.counters[counter] === 0);
    if (free === undefined) throw new Error(`no counter is left in ${region}`);
    this.g.counters[free] = status;
  }
}

export const settled = (given: Partial<Options>): Options => settledOf(game, given);

/** A new game, before its first step. */
export const newTrial = (given: Partial<Options>, script = new Scripted()): Trial =>
  new Trial(copy(game.setup(settled(given), chanceOf(script))), script);

interface Position {
  readonly options: Partial<Options>;
  readonly top: readonly PowerId[];
  readonly bottom: readonly PowerId[];
  readonly war?: number;
  readonly round?: number;
  /** Whose turn it is; the first in the order of play if not said. */
  readonly active?: PowerId;
  readonly lay?: (table: Table) => void;
}

/** A game in the middle: the given alliances, nothing on the map but what is laid there, a turn about to begin. */
export function inTurn({ options, top, bottom, war = 1, round = 1, active, lay }: Position): Trial {
  const g = game.setup(seatsFor(options, [...top, ...bottom]), chanceOf(new Scripted()));
  g.top = top.map(powerOf);
  g.bottom = bottom.map(powerOf);
  g.order = byBox(g).filter((power) => isPlayed(g, power));
  g.war = war;
  g.round = round;
  lay?.(new Table(g));
  const power = active === undefined ? g.order[0] : powerOf(active);
  g.stack = [
    { proc: 'game', step: 'nextWar', said: null },
    { proc: 'war', step: 'nextRound', said: null },
    { proc: 'round', step: 'turn', said: null, turns: g.order.indexOf(power) + 1 } as never,
    turn.frame(newTurn(power)),
  ];
  return new Trial(copy(g)).run();
}

/** Options in which the seats are taken by those powers, in the usual order of powers. */
export function seatsFor(given: Partial<Options>, powers: readonly PowerId[]): Options {
  const players = given.players ?? powers.length;
  const named = Object.fromEntries(powers.slice(0, players).map((power, i) => [`power${i + 1}`, power]));
  return settled({ ...given, players, ...named });
}

/** A whole game at random, from a seed; `after` is called after every choice. */
export const playOut = (
  given: Partial<Options>,
  seed: string,
  after: (g: State, q: Question<Choice> | null) => void,
): State =>
  playAtRandom(game, settled(given), new Seeded(seed), {
    watch: (g, question) => after(g as State, question as Question<Choice> | null),
  }).state as State;
