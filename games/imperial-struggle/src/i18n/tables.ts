import type { KernelReason, Language, Reason } from '@cabinet-wars/kernel';
import type { AbilityId } from '../data/abilities.ts';
import type { AdvantageId } from '../data/advantages.ts';
import type { Award } from '../data/awards.ts';
import type { CommodityId } from '../data/demand.ts';
import type { EventId } from '../data/events.ts';
import type { Investment } from '../data/investments.ts';
import type { DataReason } from '../data/load.ts';
import type { CountryId, RegionId, SubregionId } from '../data/map/regions.ts';
import type { SpaceId, SpaceType } from '../data/map/spaces.ts';
import type { KeywordId, MinistryId } from '../data/ministries.ts';
import type { PointId } from '../data/points.ts';
import type { FlagId, SideId } from '../data/sides.ts';
import type { Tables as DataTables } from '../data/tables.ts';
import type { EraId, WarId } from '../data/turns.ts';
import type { WarTile } from '../data/war-tiles.ts';
import type { TheatreId } from '../data/wars.ts';
import type { Options } from '../options.ts';
import type { OrderId } from '../purchases/orders.ts';
import type { Ending } from '../scoring/victory.ts';
import type { ActionId, Choice, ChoiceKind, SquadronPriceId } from '../vocabulary/choices.ts';
import type { Cause, Event, EventKind, Harbour } from '../vocabulary/events.ts';
import type { LimitId } from '../vocabulary/limits.ts';
import type { PromptKey } from '../vocabulary/prompts.ts';
import type { Why } from '../vocabulary/reasons.ts';
import type { WayId } from '../vocabulary/ways.ts';
import type { EventText, MinistryText } from './cards.ts';
import type { Scene } from './scene.ts';

/** What texts hang on: the numbers of the data set played with. */
export type Setting = DataTables;

export interface Named {
  readonly name: string;
  readonly hint: string;
}

/** Names of things, for boards and panels. */
export interface Glossary {
  readonly sides: Readonly<Record<SideId | 'either', string>>;
  readonly flags: Readonly<Record<FlagId | 'nobody', string>>;
  readonly regions: Readonly<Record<RegionId, string>>;
  readonly subregions: Readonly<Record<SubregionId, string>>;
  readonly countries: Readonly<Record<CountryId, string>>;
  readonly spaces: Readonly<Record<SpaceId, string>>;
  readonly spaceTypes: Readonly<Record<SpaceType, string>>;
  readonly commodities: Readonly<Record<CommodityId, string>>;
  readonly points: Readonly<Record<PointId, Named>>;
  readonly eras: Readonly<Record<EraId, string>>;
  readonly wars: Readonly<Record<WarId, string>>;
  readonly theatres: Readonly<Record<TheatreId, string>>;
  readonly keywords: Readonly<Record<KeywordId, string>>;
  readonly events: Readonly<Record<EventId, EventText>>;
  readonly ministries: Readonly<Record<MinistryId, MinistryText>>;
  readonly abilities: Readonly<Record<AbilityId, string>>;
  readonly advantages: Readonly<Record<AdvantageId, Named>>;
  readonly limits: Readonly<Record<LimitId, string>>;
  readonly actions: Readonly<Record<ActionId, Named>>;
  readonly squadronPrices: Readonly<Record<SquadronPriceId, string>>;
  readonly ways: Readonly<Record<WayId, string>>;
  /** Ministries that are a cause go by their names. */
  readonly causes: Readonly<Record<Exclude<Cause, MinistryId>, string>>;
  readonly harbours: Readonly<Record<Harbour, string>>;
  /** Names on Bonus War tiles, by War, side and kind: for the eye alone. */
  readonly bonusTiles: Readonly<Record<WarId, Readonly<Record<SideId, readonly (readonly string[])[]>>>>;
  readonly vp: string;
  readonly debt: string;
  readonly debtLimit: string;
  readonly availableDebt: string;
  readonly treatyPoints: string;
  readonly conflict: string;
  readonly strongConflict: string;
  readonly squadron: string;
  readonly navyBox: string;
  readonly prestige: string;
  peaceTurn(turn: number): string;
  round(round: number): string;
  investment(tile: Investment): string;
  award(award: Award): string;
  /** A War tile by its strength and what it does. */
  warTile(tile: WarTile): string;
}

export type EventTexts = { readonly [K in EventKind]: (e: Extract<Event, { t: K }>) => string | null };
/** `unflags`, where that is known: whether a shift would take a flag off rather than put one up. */
export type ChoiceTexts = {
  readonly [K in ChoiceKind]: (c: Extract<Choice, { t: K }>, unflags: boolean | null) => string;
};
export type PromptTexts = Readonly<Record<PromptKey, (scene: Scene) => string>>;
export type RuleReasons = {
  readonly [K in Exclude<Why['why'], KernelReason>]: (r: Extract<Why, { why: K }>) => string;
};
export type DataReasons = Readonly<Record<DataReason, (r: Reason) => string>>;

/** Names and the sentences made with them, in one language. What is missing does not compile. */
export interface Tables {
  readonly language: Language;
  readonly title: string;
  readonly glossary: Glossary;
  readonly prompts: PromptTexts;
  readonly choices: ChoiceTexts;
  readonly events: EventTexts;
  /** What the kernel itself refuses it puts into words itself. */
  readonly reasons: RuleReasons & DataReasons;
  readonly options: Readonly<Record<keyof Options, Named>>;
  readonly optionGroups: Readonly<Record<'main' | 'variants', string>>;
  readonly endings: Readonly<Record<Ending, string>>;
  readonly orders: Readonly<Record<OrderId, Named>>;
}
