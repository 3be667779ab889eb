import type { KernelReason, Language, Order, Reason, Seat } from '@cabinet-wars/kernel';
import type { DiplomacyResult, LevelId, MinorRecruiting, PillageResult, TaxResult } from '../data/charts.ts';
import type { CombatTableId, ResultId } from '../data/combat.ts';
import type { DataReason } from '../data/faults.ts';
import type { MarkerId } from '../data/markers.ts';
import type { LandId, PowerId } from '../data/powers.ts';
import type { RouteId } from '../data/routes.ts';
import type { SquareId } from '../data/squares.ts';
import type { TerrainId } from '../data/terrain.ts';
import type { PhaseId } from '../data/timing.ts';
import type { KindId, UnitId } from '../data/units.ts';
import type { GainId } from '../vocabulary/choices/powers.ts';
import type { Choice, ChoiceKind } from '../vocabulary/choices.ts';
import type { ClauseId } from '../vocabulary/clauses.ts';
import type { MoneyFor } from '../vocabulary/events/money.ts';
import type { Event, EventKind } from '../vocabulary/events.ts';
import type { Options } from '../vocabulary/options.ts';
import type { PromptKey } from '../vocabulary/prompts.ts';
import type { Why } from '../vocabulary/reasons.ts';
import type { RollFor } from '../vocabulary/rolls.ts';
import type { Scene } from './scene.ts';
import type { DealId, EndingId, OrderId, TermId, TermValue } from './terms.ts';

export interface Named {
  readonly name: string;
  readonly hint: string;
}

/** How seats are called: the player's name, or the coalition's. */
export interface Teller {
  name(seat: Seat): string;
}

/** Names of things, for boards and panels. */
export interface Glossary {
  readonly squares: Readonly<Record<SquareId, string>>;
  readonly lands: Readonly<Record<LandId, string>>;
  readonly kinds: Readonly<Record<KindId, { readonly one: string; readonly many: string }>>;
  readonly units: Readonly<Record<UnitId, string>>;
  /** What each marker is called, and what it does. */
  readonly markers: Readonly<Record<MarkerId, Named>>;
  readonly routes: Readonly<Record<RouteId, string>>;
  readonly phases: Readonly<Record<PhaseId, string>>;
  readonly terrains: Readonly<Record<TerrainId, Named>>;
  readonly combatTables: Readonly<Record<CombatTableId, Named>>;
  readonly results: Readonly<Record<ResultId, Named>>;
  readonly diplomacy: Readonly<Record<DiplomacyResult, Named>>;
  readonly gains: Readonly<Record<GainId, Named>>;
  readonly minorRecruiting: Readonly<Record<MinorRecruiting, string>>;
  readonly taxes: Readonly<Record<TaxResult, string>>;
  readonly pillage: Readonly<Record<PillageResult, string>>;
  readonly levels: Readonly<Record<LevelId, Named>>;
  readonly rolls: Readonly<Record<RollFor, string>>;
  readonly moneyFor: Readonly<Record<MoneyFor, string>>;
  readonly clauses: Readonly<Record<ClauseId, Named>>;
  readonly deals: Readonly<Record<DealId, Named>>;
  readonly terms: Readonly<Record<TermId, string>>;
  coalition(number: number): string;
  /** Powers among allies, where there is little room. */
  readonly inShort: Readonly<Record<PowerId, string>>;
  turn(turn: number): string;
  points(points: number): string;
  ratio(hundredths: number): string;
}

export type EventTexts<E extends Event = Event> = {
  readonly [K in E['t']]: (e: Extract<E, { t: K }>, t: Teller) => string | null;
};
export type ChoiceTexts<C extends Choice = Choice> = {
  readonly [K in C['t']]: (c: Extract<C, { t: K }>, t: Teller) => string;
};
export type PromptTexts<K extends PromptKey = PromptKey> = Readonly<Record<K, (scene: Scene, t: Teller) => string>>;
export type RuleReasons<W extends Why = Why> = {
  readonly [K in Exclude<W['why'], KernelReason>]: (r: Extract<W, { why: K }>) => string;
};
export type DataReasons = Readonly<Record<DataReason, (r: Reason) => string>>;
export type ValueTexts = {
  readonly [K in keyof Options as Options[K] extends string ? K : never]: Readonly<Record<Options[K] & string, string>>;
};

/** Names and the sentences made with them, in one language. What is missing does not compile. */
export interface Tables {
  readonly language: Language;
  readonly title: string;
  readonly glossary: Glossary;
  readonly prompts: PromptTexts;
  readonly choices: { readonly [K in ChoiceKind]: (c: Extract<Choice, { t: K }>, t: Teller) => string };
  readonly events: { readonly [K in EventKind]: (e: Extract<Event, { t: K }>, t: Teller) => string | null };
  readonly reasons: RuleReasons & DataReasons;
  readonly options: Readonly<Record<keyof Options, Named>>;
  readonly optionGroups: Readonly<Record<'main' | 'optional-rules', string>>;
  readonly values: ValueTexts;
  readonly orders: Readonly<Record<OrderId, Named>>;
  readonly endings: Readonly<Record<EndingId, string>>;
  /** Words for the values of terms. */
  readonly termValues: Readonly<Record<TermValue, string>>;
  order(order: Order, t: Teller): string;
  deal(deal: Readonly<Record<string, unknown>>, t: Teller): string;
}
