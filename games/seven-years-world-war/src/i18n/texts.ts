import type { GameTexts, Reason, RulesSection, Telling } from '@cabinet-wars/kernel';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import type { Options } from '../vocabulary/options.ts';
import { isPromptKey } from '../vocabulary/prompts.ts';
import { sceneOf } from './scene.ts';
import type { Tables, Teller } from './tables.ts';
import type { EndingId, OrderId } from './terms.ts';

type Say<T> = (thing: T, t: Teller) => string | null;

/** A language as hosts want it. */
export function textsOf(tables: Tables, rules: readonly RulesSection[]): GameTexts<Choice, Event> {
  const { language, title, words } = tables;
  const reasons = tables.reasons as Readonly<Record<string, ((r: Reason) => string) | undefined>>;
  return {
    language,
    title,
    plays: (id) => words.coalition(Number(id.replace('coalition-', ''))),
    prompt: (key, view, _seat, telling) => (isPromptKey(key) ? tables.prompts[key](sceneOf(view), telling) : key),
    choice: (choice, telling) => (tables.choices[choice.t] as Say<Choice>)(choice, telling)!,
    event: (event, telling) => (tables.events[event.t] as Say<Event>)(event, telling),
    reason: (reason) => reasons[reason.why]?.(reason) ?? reason.why,
    group: (id) => tables.optionGroups[id as keyof Tables['optionGroups']],
    option: (key) => tables.options[key as keyof Options],
    value: (key, value) => (tables.values as Record<string, Record<string, string>>)[key]?.[value] ?? value,
    order: (id) => tables.orders[id as OrderId],
    orderGiven: (order, telling: Telling) => tables.order(order, telling),
    deal: (deal, telling) => tables.deal(deal, telling),
    rules,
    ending: (reason) => tables.endings[reason as EndingId],
  };
}
