import type { GameTexts, Language, Reason, RulesSection, Telling } from '@cabinet-wars/kernel';
import type { PowerId } from '../data/powers.ts';
import { tablesOf } from '../data/tables.ts';
import type { Bargain } from '../diplomacy/deal.ts';
import type { Options } from '../options.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { isPromptKey } from '../vocabulary/prompts.ts';
import { type Seen, sceneOf } from './scene.ts';
import type { Setting, Tables } from './tables.ts';
import type { EndingId, OrderId } from './terms.ts';

/** Where nothing is known of the game: deluxe names, and neutrals without their numbers. */
const anywhere: Setting = { edition: 'deluxe', counter: () => null };

function settingOf(view: unknown): Setting {
  if (view === undefined) return anywhere;
  const { data, options } = (view as Seen).open;
  return {
    edition: options.edition,
    counter: (id) => {
      const tables = tablesOf({ data, options });
      return tables.counters[tables.counterIndex[id]] ?? null;
    },
  };
}

/** A language as hosts want it. Tables are made once for each edition and data set they are asked for. */
export function textsOf(
  language: Language,
  make: (setting: Setting) => Tables,
  rules: readonly RulesSection[],
): GameTexts<Choice, Event> {
  const made = new Map<string, Tables>();
  const tables = (view: unknown): Tables => {
    const open = view === undefined ? null : (view as Seen).open;
    const key = open === null ? '' : `${open.options.edition}/${open.data}`;
    let found = made.get(key);
    if (found === undefined) {
      found = make(settingOf(view));
      made.set(key, found);
    }
    return found;
  };
  const of = ({ view }: Telling): Tables => tables(view);
  const general = tables(undefined);
  type Say<T> = (thing: T) => string;
  return {
    language,
    title: general.title,
    plays: (id) => general.words.powers[id as PowerId],
    prompt: (key, view) => (isPromptKey(key) ? tables(view).prompts[key](sceneOf(view)) : key),
    choice: (choice, telling) => (of(telling).choices[choice.t] as Say<Choice>)(choice),
    event: (event, telling) => (of(telling).events[event.t] as (e: Event) => string | null)(event),
    reason: (reason, telling) => {
      const say = (of(telling).reasons as Readonly<Record<string, Say<Reason>>>)[reason.why];
      return say === undefined ? reason.why : say(reason);
    },
    group: (id) => general.optionGroups[id as keyof Tables['optionGroups']],
    option: (key) => general.options[key as keyof Options],
    value: (key, value) => (general.values as Record<string, Record<string, string>>)[key]?.[value] ?? value,
    order: (id) => general.orders[id as OrderId],
    orderGiven: (order, telling) => of(telling).order(order),
    deal: (deal, telling) => of(telling).deal(deal as unknown as Bargain, (seat) => telling.name(seat)),
    rules,
    ending: (reason) => general.endings[reason as EndingId],
  };
}
