import type { Chance } from './chance/chance.ts';
import { fieldsOf, isRecord, isWhole } from './guards.ts';

/** What a seat says: small flat data, one unit, space, tile or card at a time. `t` tells the kinds apart. */
export type Choice = { readonly t: string; readonly [field: string]: string | number | boolean | null };

/** A finite run of whole numbers, every one of them legal. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** A choice as it is offered: each number in it may be a range. */
export type Option<C> = C extends unknown
  ? { readonly [K in keyof C]: number extends C[K] ? C[K] | Range : C[K] }
  : never;

export const isRange = (value: unknown): value is Range => typeof value === 'object' && value !== null;

export const hasRange = (option: unknown): boolean => {
  if (!isRecord(option)) return false;
  for (const key in option) if (isRange(option[key])) return true;
  return false;
};

/** An option without ranges, or with a number in place of each, is a choice: the compiler cannot follow `Option` back. */
const filledIn = <C>(option: unknown): C => option as C;

/** The choice an option offers; null where it leaves a number to be said. */
export const choiceIn = <C extends Choice>(option: Option<C>): C | null => (hasRange(option) ? null : filledIn(option));

/** The choice an option offers once a number is said for each of its ranges. */
export function withNumbers<C>(option: Option<C>, numberIn: (range: Range) => number): C {
  if (!isRecord(option) || !hasRange(option)) return filledIn(option);
  const choice: Record<string, unknown> = {};
  for (const key in option) {
    const value = option[key];
    choice[key] = isRange(value) ? numberIn(value) : value;
  }
  return filledIn(choice);
}

/** The choices an option stands for; of a range its ends and a middle. */
export function choicesWithin<C extends Choice>(option: Option<C>): C[] {
  const whole = choiceIn<C>(option);
  if (whole !== null) return [whole];
  let choices: Record<string, unknown>[] = [{}];
  for (const [field, value] of Object.entries<unknown>(option)) {
    const values = isRange(value) ? endsAndMiddle(value) : [value];
    choices = choices.flatMap((choice) => values.map((each) => ({ ...choice, [field]: each })));
  }
  return choices.map((choice) => filledIn<C>(choice));
}

const endsAndMiddle = ({ from, to }: Range): number[] => [...new Set([from, Math.floor((from + to) / 2), to])];

/** Whether a choice is one of those the option stands for. */
export function fits(option: object, choice: object): boolean {
  const offers = fieldsOf(option);
  const says = fieldsOf(choice);
  // Most options are of another kind: no need to go through their fields.
  if (offers.t !== says.t) return false;
  let unmatched = 0;
  for (const key in offers) {
    unmatched++;
    const offered = offers[key];
    const given = says[key];
    if (offered === given) continue;
    if (!isRange(offered) || !isWhole(given, offered.from, offered.to)) return false;
  }
  for (const _ in says) unmatched--;
  return unmatched === 0;
}

export const isOffered = (options: readonly object[], choice: object): boolean =>
  options.some((option) => fits(option, choice));

/** Whether an option has all that a wish names; what the wish leaves out does not matter. */
export function agrees(option: object, wish: object): boolean {
  const named: Record<string, unknown> = {};
  for (const key of Object.keys(wish)) {
    if (!Object.hasOwn(option, key)) return false;
    named[key] = fieldsOf(option)[key];
  }
  return fits(named, wish);
}

/** Whether something from outside has the form of a choice at all. */
export const isChoice = (value: unknown): value is Choice =>
  isFlat(value) && Object.hasOwn(value, 't') && typeof value.t === 'string';

/** How many fields a choice, an order or a deal has at most. Deals name all their terms, also those that say nothing. */
export const MOST_FIELDS = 24;

/** Whether something from outside is a small flat object of its own fields, which JSON carries unchanged. */
export function isFlat(value: unknown): value is Readonly<Record<string, Choice[string]>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  const fields = Object.values(value);
  return fields.length <= MOST_FIELDS && fields.every(isFlatValue);
}

const isFlatValue = (value: unknown): boolean =>
  typeof value === 'number'
    ? Number.isFinite(value) && !Object.is(value, -0)
    : value === null || typeof value === 'string' || typeof value === 'boolean';

/** One of the options, as random play takes them: of a range the first value half the time, else geometrically upward. */
export function randomChoice<C>(options: readonly Option<C>[], chance: Chance): C {
  const option = options.length === 1 ? options[0] : options[chance.roll(options.length)];
  return withNumbers<C>(option, (range) => valueWithin(range, chance));
}

function valueWithin(range: Range, chance: Chance): number {
  let value = range.from;
  while (value < range.to && chance.roll(2) === 1) value++;
  return value;
}
