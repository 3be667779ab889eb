import type { KernelReason, Language, Order, Reason } from '@cabinet-wars/kernel';
import type { AllianceId } from '../data/alliances.ts';
import type { CounterFacts } from '../data/counters.ts';
import type { DataReason } from '../data/load.ts';
import type { Edition } from '../data/numbers.ts';
import type { PowerId } from '../data/powers.ts';
import type { PlaceId } from '../data/regions.ts';
import type { Cost } from '../data/shape.ts';
import type { TileId, TileNature } from '../data/tiles.ts';
import type { UnitId } from '../data/units.ts';
import type { Bargain } from '../diplomacy/deal.ts';
import type { Options } from '../options.ts';
import type { ActionId, BoxId, Choice, ChoiceKind } from '../vocabulary/choices.ts';
import type { CombatKind, Event, EventKind, Side } from '../vocabulary/events.ts';
import type { PromiseId } from '../vocabulary/promises.ts';
import type { PromptKey } from '../vocabulary/prompts.ts';
import type { Why } from '../vocabulary/reasons.ts';
import type { Scene } from './scene.ts';
import type { EndingId, OrderId, StanceId, TermId } from './terms.ts';

/** What names hang on: some things are called differently in the two editions, and counters are a matter of the data set. */
export interface Setting {
  readonly edition: Edition;
  /** What is printed on a counter; null where the data set is not known. */
  counter(id: string): CounterFacts | null;
}

export interface Named {
  readonly name: string;
  readonly hint: string;
}

/** A word by edition, where it differs. */
export type ByEdition = string | Readonly<Record<Edition, string>>;
export const inEdition = (text: ByEdition, edition: Edition): string =>
  typeof text === 'string' ? text : text[edition];

/** Names of things, for boards and panels. */
export interface Glossary {
  readonly powers: Readonly<Record<PowerId, string>>;
  /** As the box of the edition writes them. */
  readonly fullNames: Readonly<Record<PowerId, string>>;
  readonly places: Readonly<Record<PlaceId, string>>;
  readonly units: Readonly<Record<UnitId, { readonly one: string; readonly many: string }>>;
  /** What each tile is called, and what it does. */
  readonly tiles: Readonly<Record<TileId, Named>>;
  readonly natures: Readonly<Record<TileNature, Named>>;
  readonly alliances: Readonly<Record<AllianceId, Named>>;
  readonly actions: Readonly<Record<ActionId, Named>>;
  readonly grandAlliances: Readonly<Record<BoxId, string>>;
  readonly sides: Readonly<Record<Side, string>>;
  readonly combats: Readonly<Record<CombatKind, string>>;
  readonly promises: Readonly<Record<PromiseId, Named>>;
  /** Kinds of deals, and what deals, standing orders and choices of numbers speak of: the labels of a form. */
  readonly deals: Readonly<Record<Bargain['t'], Named>>;
  readonly terms: Readonly<Record<TermId, string>>;
  readonly stances: Readonly<Record<StanceId, string>>;
  /** Things counted per power, and what lies on the map. */
  readonly gold: string;
  readonly population: string;
  readonly unrest: string;
  readonly vp: string;
  readonly token: string;
  readonly tokens: string;
  readonly neutral: string;
  war(war: number): string;
  round(round: number, of: number): string;
  counter(facts: CounterFacts): string;
  cost(cost: Required<Cost>): string;
}

/** Reasons of the set-up form. */
export const optionReasons = [
  'option-deluxe-only',
  'option-original-only',
  'option-needs',
  'option-players',
  'option-excludes',
  'option-no-such-seat',
  'option-power-twice',
] as const;
export type OptionReason = (typeof optionReasons)[number];

export type EventTexts = { readonly [K in EventKind]: (e: Extract<Event, { t: K }>) => string | null };
export type ChoiceTexts = { readonly [K in ChoiceKind]: (c: Extract<Choice, { t: K }>) => string };
export type PromptTexts = Readonly<Record<PromptKey, (scene: Scene) => string>>;
export type RuleReasons = {
  readonly [K in Exclude<Why['why'], KernelReason>]: (r: Extract<Why, { why: K }>) => string;
};
export type OtherReasons = Readonly<Record<OptionReason | DataReason, (r: Reason) => string>>;
export type ValueTexts = {
  readonly [K in keyof Options as Options[K] extends string ? K : never]: Readonly<Record<Options[K] & string, string>>;
};

/** Names and the sentences made with them, in one language and one setting. What is missing does not compile. */
export interface Tables {
  readonly language: Language;
  readonly title: string;
  readonly glossary: Glossary;
  readonly prompts: PromptTexts;
  readonly choices: ChoiceTexts;
  readonly events: EventTexts;
  /** What the kernel itself refuses it puts into words itself. */
  readonly reasons: RuleReasons & OtherReasons;
  readonly options: Readonly<Record<keyof Options, Named>>;
  readonly optionGroups: Readonly<Record<'main' | 'variants' | 'powers', string>>;
  readonly values: ValueTexts;
  readonly orders: Readonly<Record<OrderId, Named>>;
  readonly endings: Readonly<Record<EndingId, string>>;
  order(order: Order): string;
  deal(deal: Bargain, name: (seat: number) => string): string;
}
