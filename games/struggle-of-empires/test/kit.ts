import {
  Context,
  chanceOf,
  copy,
  isOffered,
  type Question,
  type Reason,
  randomChoice,
  Scripted,
  Seeded,
  settle,
} from '@cabinet-wars/kernel';
import { afterEach, expect } from 'vitest';
import type { Choice } from '../src/choices.ts';
import { type AllianceId, allianceOf } from '../src/data/alliances.ts';
import { POWERS, type PowerId, powerOf } from '../src/data/powers.ts';
import { type PlaceId, placeOf, type RegionId, regionOf } from '../src/data/regions.ts';
import { tablesOf } from '../src/data/tables.ts';
import { TILE, type TileId } from '../src/data/tiles.ts';
import { type UnitId, unitOf } from '../src/data/units.ts';
import type { Event, EventKind } from '../src/events.ts';
import { game } from '../src/game.ts';
import { byBox, isPlayed } from '../src/grand-alliances.ts';
import { notation } from '../src/notation.ts';
import type { Options } from '../src/options.ts';
import { unitsOf } from '../src/pieces.ts';
import { at, held, ON_MAP, type State, USED } from '../src/state.ts';
import { newTurn, turn } from '../src/steps/turn.ts';
import { unrestOf } from '../src/unrest.ts';

/**
 * Tells a game as a transcript: `t.dice(1, 3).play('britain', 'action move', 'move navy india', 'to baltic')`. A line that is
 * not offered fails, and so do dice left over when the test ends.
 */
export class Trial {
  readonly g: State;
  readonly script: Scripted;
  readonly events: Event[] = [];
  question: Question<Choice> | null = null;
  readonly #x: Context<Event>;

  constructor(g: State, script = new Scripted()) {
    this.g = g;
    this.script = script;
    this.#x = new Context<Event>(chanceOf(script), (event) => {
      this.events.push(event);
    });
    trials.push(this);
  }

  /** Runs until somebody is asked. */
  run(): this {
    this.question = game.flow.run(this.g, this.#x);
    return this;
  }

  /** Dice to come, as a reader sees them. */
  dice(...faces: number[]): this {
    this.script.dice(...faces);
    return this;
  }

  /** Numbers to come, from 0, where something else than a die is drawn. */
  numbers(...values: number[]): this {
    this.script.numbers(...values);
    return this;
  }

  /** One power's choices in a row. */
  play(power: PowerId, ...lines: string[]): this {
    for (const line of lines) {
      const choice = notation.parse(line);
      if (choice === null) throw new Error(`“${line}” is no choice`);
      const seat = this.g.seatOf[powerOf(power)];
      const asked = this.question?.waiting.find((one) => one.seat === seat);
      if (asked === undefined) throw new Error(`${power} is not asked to “${line}”; ${this.#waitingFor()}`);
      if (!isOffered(asked.options, choice)) throw new Error(`“${line}” is not offered; ${this.#waitingFor()}`);
      this.question = game.flow.choose(this.g, seat, choice, this.#x);
    }
    return this;
  }

  /** Carries out a deal as if both had agreed. */
  deal(deal: { t: string; from: number; to: number; [term: string]: string | number | null }): this {
    expect(game.deals.may(this.g, deal)).toBeNull();
    this.question = game.flow.interject(this.g, game.deals.carryOut, { deal }, this.#x);
    return this;
  }

  /** Who is asked (the first, if several are) and under which name. */
  get asked(): PowerId | null {
    const seat = this.question?.waiting[0]?.seat;
    return seat === undefined ? null : POWERS[this.g.plays[seat]];
  }
  get key(): string | null {
    return this.question?.key ?? null;
  }

  /** What is offered, as text; ranges as `bid 3..20`. */
  offers(power: PowerId = this.asked!): string[] {
    const seat = this.g.seatOf[powerOf(power)];
    return (this.question?.waiting.find((one) => one.seat === seat)?.options ?? []).map((option) => offer(option));
  }

  /** Why a wish is not to be had: the ids of the reasons. */
  why(power: PowerId, line: string): string[] {
    return this.reasons(power, notation.parse(line)!).map(({ why }) => why);
  }
  reasons(power: PowerId, wish: Partial<Choice>): Reason[] {
    return game.explain(this.g, this.g.seatOf[powerOf(power)], wish);
  }

  /** Whether somebody has learnt something hidden since the trial began. */
  get revealed(): boolean {
    return this.#x.revealed;
  }

  /** Events of a kind so far. */
  told<T extends EventKind>(t: T): Extract<Event, { t: T }>[] {
    return this.events.filter((event): event is Extract<Event, { t: T }> => event.t === t);
  }

  gold = (power: PowerId): number => this.g.gold[powerOf(power)];
  vp = (power: PowerId): number => this.g.vp[powerOf(power)];
  population = (power: PowerId): number => this.g.population[powerOf(power)];
  unrest = (power: PowerId): number => unrestOf(this.g, powerOf(power));
  units = (power: PowerId, unit: UnitId, place: PlaceId): number =>
    unitsOf(this.g, unitOf(unit))[at(powerOf(power), placeOf(place))];
  tokens = (power: PowerId, region: RegionId): number => this.g.tokens[at(powerOf(power), regionOf(region))];
  tiles = (power: PowerId, tile: TileId): number => this.g.tiles[held(powerOf(power), TILE[tile])];
  stock = (tile: TileId): number => this.g.stock[TILE[tile]];

  #waitingFor(): string {
    const waiting = this.question?.waiting ?? [];
    const who = waiting.map(({ seat, options }) => `${POWERS[this.g.plays[seat]]}: ${options.map(offer).join(', ')}`);
    return `${this.key} asks ${who.join(' | ') || 'nobody'}`;
  }
}

const offer = (option: object): string => {
  const written = Object.entries(option).map(([key, value]) => [
    key,
    typeof value === 'object' && value !== null ? `${value.from}..${value.to}` : value,
  ]);
  return notation.format(Object.fromEntries(written) as Choice);
};

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

export function settled(given: Partial<Options>): Options {
  const result = settle(game.options, given);
  if (!result.ok) throw new Error(JSON.stringify(result.reasons));
  return result.options;
}

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
export function playOut(given: Partial<Options>, seed: string, after: (g: State, q: Question<Choice> | null) => void) {
  const chance = new Seeded(seed);
  const x = new Context<Event>(chance);
  const g = copy(game.setup(settled(given), chance));
  let question = game.flow.run(g, x);
  while (question !== null) {
    const { seat, options } = question.waiting[chance.next(question.waiting.length)];
    question = game.flow.choose(g, seat, randomChoice<Choice>(options, chance), x);
    after(g, question);
  }
  return g;
}

const trials: Trial[] = [];
afterEach(() => {
  for (const { script } of trials.splice(0)) expect(script.left, 'dice left over').toEqual([]);
});
