import type { AnyGame } from './game.ts';
import { recordOf } from './ids.ts';
import { kernelReasons } from './reason.ts';
import type { Field } from './schema.ts';
import type { Terms } from './terms.ts';
import { languages, type Translations } from './texts/languages.ts';
import type { AnyTexts } from './texts/texts.ts';

type Words<T> = Readonly<Record<string, T>>;

/** One field of a choice: a word, a whole number or yes/no. */
export interface FieldShape {
  readonly name: string;
  readonly kind: 'word' | 'number' | 'yes-no';
}

/** A game as a program needs it told: the shapes of what is said at a table, and the names of everything. */
export interface Description {
  readonly id: string;
  readonly stateVersion: number;
  readonly options: Words<Field>;
  /** What each seat plays, by the number of players, with all other options as they are by default. */
  readonly seats: Words<readonly string[]>;
  /** Every question: `procedure.step`. */
  readonly asks: readonly string[];
  /** The fields of each kind of choice. */
  readonly choices: Words<readonly FieldShape[]>;
  readonly deals: Words<{ readonly money: boolean; readonly withNobody: boolean; readonly terms: Terms }>;
  readonly orders: Words<{ readonly asks: readonly string[]; readonly terms: Terms }>;
  readonly events: readonly string[];
  /** The ids of everything there is: places, pieces, cards. */
  readonly ids: readonly string[];
  /** The reasons the table itself gives; the game has its own besides. */
  readonly reasons: readonly string[];
  readonly texts: Translations<{
    readonly title: string;
    readonly plays: Words<string>;
    readonly options: Words<{ readonly name: string; readonly hint: string }>;
    readonly orders: Words<{ readonly name: string; readonly hint: string }>;
  }>;
}

export function describe(game: AnyGame, texts: Translations<AnyTexts>): Description {
  const { id, stateVersion, flow, deals, orders, names, notation } = game;
  const options: Words<Field> = game.options.fields;
  const seats = seatsOf(game);
  const plays = [...new Set(Object.values(seats).flat())];
  return {
    id,
    stateVersion,
    options,
    seats,
    asks: flow.asks(),
    choices: mapped(notation.fields ?? {}, (fields) => fields.map(shapeOf)),
    deals: Object.fromEntries(
      deals.kinds.map(({ t, money, withNobody = false, terms }) => [t, { money, withNobody, terms }]),
    ),
    orders: Object.fromEntries(orders.map((order) => [order.id, { asks: order.asks, terms: order.terms }])),
    events: names.events,
    ids: names.ids,
    reasons: kernelReasons,
    texts: recordOf(languages, (language) => {
      const words = texts[language];
      return {
        title: words.title,
        plays: Object.fromEntries(plays.map((each) => [each, words.plays(each)])),
        options: mapped(options, (_, key) => words.option(key)),
        orders: Object.fromEntries(orders.map((order) => [order.id, words.order(order.id)])),
      };
    }),
  };
}

function seatsOf(game: AnyGame): Words<readonly string[]> {
  const fields: Words<Field> = game.options.fields;
  const { players } = fields;
  if (players.kind !== 'number') return {};
  const defaults = mapped(fields, (field) => field.default);
  const counts = Array.from({ length: players.to - players.from + 1 }, (_, i) => players.from + i);
  return Object.fromEntries(
    counts.map((count) => [String(count), game.seats({ ...defaults, players: count }).map(({ plays }) => plays)]),
  );
}

const shapeOf = (field: string): FieldShape => ({
  name: field.replace(/[#?]$/, ''),
  kind: field.endsWith('#') ? 'number' : field.endsWith('?') ? 'yes-no' : 'word',
});

const mapped = <T, U>(table: Words<T>, make: (row: T, key: string) => U): Words<U> =>
  Object.fromEntries(Object.entries(table).map(([key, row]) => [key, make(row, key)]));
