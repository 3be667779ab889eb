import type { GameTexts, Language, Reason, RulesSection, Seat, Telling } from '@cabinet-wars/kernel';
import type { Choice, ChoiceKind, Side } from '../choices.ts';
import type { Card, Kind } from '../data/cards.ts';
import { kindOf } from '../data/cards.ts';
import type { Marker } from '../data/markers.ts';
import type { Province } from '../data/provinces.ts';
import type { Ending, Event, EventKind } from '../events.ts';
import type { Colour } from '../game.ts';
import type { PromptKey, ReasonId } from '../names.ts';
import type { Length, Options } from '../options.ts';
import type { KnownDeal } from '../steps/deal.ts';
import type { TeachingView } from '../view.ts';

export type NameOf = (seat: Seat) => string;
type Named = { readonly name: string; readonly hint: string };

/** Names of things and the sentences made with them. One of these for each language; what is missing does not compile. */
export interface Tables {
  readonly language: Language;
  readonly title: string;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly prompts: Readonly<Record<PromptKey, (view: TeachingView, name: NameOf) => string>>;
  readonly choices: { readonly [K in ChoiceKind]: (c: Extract<Choice, { t: K }>, name: NameOf) => string };
  readonly events: { readonly [K in EventKind]: (e: Extract<Event, { t: K }>, name: NameOf) => string | null };
  readonly reasons: Readonly<Record<ReasonId, (facts: Reason, name: NameOf) => string>>;
  readonly endings: Readonly<Record<Ending, string>>;
  readonly deals: { readonly [K in KnownDeal['t']]: (d: Extract<KnownDeal, { t: K }>, name: NameOf) => string };
  readonly options: Readonly<Record<keyof Options, Named>>;
  readonly lengths: Readonly<Record<Length, string>>;
  readonly orders: Readonly<Record<'luck' | 'veto' | 'help' | 'pass-auction', Named>>;
  readonly rules: readonly RulesSection[];
}

/** The words sentences are made of. */
export interface Glossary {
  readonly provinces: Readonly<Record<Province, string>>;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly markers: Readonly<Record<Marker, string>>;
  readonly sides: Readonly<Record<Side, string>>;
}

export const cardName = (words: Glossary, card: Card): string => `${words.kinds[kindOf(card)]} ${card.at(-1)}`;

/** The tables as hosts want them. */
export function textsOf(tables: Tables): GameTexts<Choice, Event> {
  type Tell<T> = (thing: T, name: NameOf) => string;
  const name = (telling: Telling): NameOf => telling.name.bind(telling);
  return {
    language: tables.language,
    title: tables.title,
    plays: (id) => tables.colours[id as Colour],
    prompt: (key, view, _seat, telling) => tables.prompts[key as PromptKey](view as TeachingView, name(telling)),
    choice: (choice, telling) => (tables.choices[choice.t] as Tell<Choice>)(choice, name(telling)),
    event: (event, telling) => (tables.events[event.t] as Tell<Event>)(event, name(telling)),
    // The kernel's own reasons are put into words by the host.
    reason: (reason, telling) => tables.reasons[reason.why as ReasonId]?.(reason, name(telling)) ?? reason.why,
    option: (key) => tables.options[key as keyof Options],
    value: (_key, value) => tables.lengths[value as Length] ?? value,
    order: (id) => tables.orders[id as keyof Tables['orders']],
    ending: (reason) => tables.endings[reason as Ending],
    deal: (deal, telling) =>
      (tables.deals[deal.t as KnownDeal['t']] as Tell<KnownDeal>)(deal as KnownDeal, name(telling)),
    rules: tables.rules,
  };
}
