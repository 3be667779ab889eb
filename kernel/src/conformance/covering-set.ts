import { Seeded } from '../chance/seeded.ts';
import type { AnyGame } from '../game.ts';
import type { Plain } from '../plain.ts';
import { type Field, type Schema, settle } from '../schema.ts';
import type { Case } from './setting.ts';

type Values = Record<string, Plain>;
type Pair = readonly [string, Plain, string, Plain];

/** Numbers of wider spread are taken at their ends, default and middle. */
const WIDEST = 12;
const TRIES_TO_SETTLE = 300;

/**
 * Sets of options to play: the defaults, every single value in otherwise default options, and enough besides that any two
 * values of two options meet. What the rules do not allow together is left out. `fixed` options keep their value.
 */
export function coveringSet<O extends object>(schema: Schema<O>, fixed: Partial<O> = {}): O[] {
  // Whatever the options are called, their values are plain, and what the schema settles has all of them.
  const cover = new Cover(schema as unknown as Schema, fixed as Values);
  return [...cover.singles(), ...cover.pairwise()] as O[];
}

/** Every number of players with default options, and the covering set. */
export function lawCases(
  game: AnyGame,
  { games = 1, seed = 1 }: { games?: number; seed?: number | string } = {},
): Case[] {
  const schema: Schema = game.options;
  const players = valuesOf(schema.fields.players).map((count) => ({ players: count }));
  const all = [...players.filter((options) => settle(schema, options).ok), ...coveringSet(schema)];
  return unique(all.map((options) => ({ ...defaultsOf(schema), ...options }))).map((options, i) => ({
    options,
    games,
    seed: `${seed}.${i}`,
  }));
}

const defaultsOf = (schema: Schema): Values =>
  Object.fromEntries(Object.entries(schema.fields).map(([key, field]) => [key, field.default]));

export function valuesOf(field: Field): Plain[] {
  if (field.kind === 'switch') return [field.default, !field.default];
  if (field.kind === 'one-of') return [field.default, ...field.values.filter((value) => value !== field.default)];
  const { from, to } = field;
  if (to - from < WIDEST) return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return [...new Set([field.default, from, Math.floor((from + to) / 2), to])];
}

function unique(sets: readonly Values[]): Values[] {
  return [...new Map(sets.map((values) => [JSON.stringify(Object.entries(values).sort()), values])).values()];
}

class Cover {
  readonly #schema: Schema;
  readonly #fixed: Values;
  readonly #values: Record<string, Plain[]> = {};
  readonly #chance = new Seeded('covering set');

  constructor(schema: Schema, fixed: Values) {
    this.#schema = schema;
    this.#fixed = fixed;
    for (const [key, field] of Object.entries(schema.fields))
      this.#values[key] = Object.hasOwn(fixed, key) ? [fixed[key]] : valuesOf(field);
  }

  singles(): Values[] {
    const changed = Object.entries(this.#values).flatMap(([key, values]) => values.map((value) => ({ [key]: value })));
    return unique([{}, ...changed].map((some) => this.#settled(some)).filter((values) => values !== null));
  }

  pairwise(): Values[] {
    const rows: Values[] = [];
    let open = this.#pairs();
    while (open.length > 0) {
      const [a, x, b, y] = open[0];
      const start = this.#settled({ [a]: x, [b]: y });
      // A pair that no options allow is no pair.
      if (start === null) open.shift();
      else {
        const row = this.#withMore(start, [a, b], open);
        rows.push(row);
        open = open.filter((pair) => !holds(row, pair));
      }
    }
    return rows;
  }

  #pairs(): Pair[] {
    const keys = Object.keys(this.#values);
    return keys.flatMap((a, i) =>
      keys.slice(i + 1).flatMap((b) => this.#values[a].flatMap((x) => this.#values[b].map((y): Pair => [a, x, b, y]))),
    );
  }

  /** Whole options around some given ones that the rules allow: the defaults, with as little else changed as it takes. */
  #settled(some: Values): Values | null {
    const base = { ...defaultsOf(this.#schema), ...this.#fixed, ...some };
    if (this.#allows(base)) return base;
    const others = Object.keys(this.#values).filter((key) => !Object.hasOwn(some, key));
    for (const key of others)
      for (const value of this.#values[key])
        if (this.#allows({ ...base, [key]: value })) return { ...base, [key]: value };
    for (let i = 0; i < TRIES_TO_SETTLE; i++) {
      const row = { ...base };
      for (let changes = 2 + (i % 3); changes > 0; changes--) {
        const key = others[this.#chance.next(others.length)];
        row[key] = this.#values[key][this.#chance.next(this.#values[key].length)];
      }
      if (this.#allows(row)) return row;
    }
    return null;
  }

  /** Other options set, one by one, to what brings most of the wanted pairs together. */
  #withMore(start: Values, kept: readonly string[], wanted: readonly Pair[]): Values {
    let row = start;
    const keys = Object.keys(this.#values).filter((key) => !kept.includes(key));
    while (keys.length > 0) {
      const [key] = keys.splice(this.#chance.next(keys.length), 1);
      const touched = wanted.filter(([a, , b]) => a === key || b === key);
      let covered = count(row, touched);
      for (const value of this.#values[key]) {
        const changed = { ...row, [key]: value };
        const covers = count(changed, touched);
        if (covers <= covered || !this.#allows(changed)) continue;
        row = changed;
        covered = covers;
      }
    }
    return row;
  }

  #allows(values: Values): boolean {
    return settle(this.#schema, values).ok;
  }
}

const holds = (row: Values, [a, x, b, y]: Pair): boolean => row[a] === x && row[b] === y;

const count = (row: Values, pairs: readonly Pair[]): number => pairs.filter((pair) => holds(row, pair)).length;
