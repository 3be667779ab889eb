import { type GameTexts, type RulesSection, sayByKind, textsFromTables } from '@cabinet-wars/kernel';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { isPromptKey } from '../vocabulary/prompts.ts';
import { coalitionIn } from './coalitions.ts';
import { sceneOf } from './scene.ts';
import type { Tables } from './tables.ts';

/** A language as hosts want it. */
export function textsOf(tables: Tables, rules: readonly RulesSection[]): GameTexts<Choice, Event> {
  const { glossary } = tables;
  return {
    ...textsFromTables(tables, () => tables, rules),
    plays: (id, view) => coalitionIn(glossary, Number(id.replace('coalition-', '')), view),
    prompt: (key, view, _seat, telling) => (isPromptKey(key) ? tables.prompts[key](sceneOf(view), telling) : key),
    choice: (choice, telling) => sayByKind(tables.choices, choice, telling),
    event: (event, telling) => sayByKind(tables.events, event, telling),
    orderGiven: (order, telling) => tables.order(order, telling),
    deal: (deal, telling) => tables.deal(deal, telling),
  };
}
