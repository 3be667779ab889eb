import { type GameTexts, type RulesSection, sayByKind, type Telling, textsFromTables } from '@cabinet-wars/kernel';
import { isPowerId } from '../data/powers.ts';
import { tablesOf } from '../data/tables.ts';
import { bargainOf } from '../diplomacy/deal.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { isPromptKey } from '../vocabulary/prompts.ts';
import { isSeen, sceneOf } from './scene.ts';
import type { Setting, Tables } from './tables.ts';

/** Where nothing is known of the game: deluxe names, and neutrals without their numbers. */
const anywhere: Setting = { edition: 'deluxe', counter: () => null };

function settingOf(view: unknown): Setting {
  if (!isSeen(view)) return anywhere;
  const { data, options } = view.open;
  return {
    edition: options.edition,
    counter: (id) => {
      const tables = tablesOf({ data, options });
      return tables.counters[tables.counterIndex[id]] ?? null;
    },
  };
}

/** A language as hosts want it. Tables are made once for each edition and data set they are asked for. */
export function textsOf(make: (setting: Setting) => Tables, rules: readonly RulesSection[]): GameTexts<Choice, Event> {
  const made = new Map<string, Tables>();
  const tables = (view: unknown): Tables => {
    const key = isSeen(view) ? `${view.open.options.edition}/${view.open.data}` : '';
    let found = made.get(key);
    if (found === undefined) {
      found = make(settingOf(view));
      made.set(key, found);
    }
    return found;
  };
  const of = ({ view }: Telling): Tables => tables(view);
  const general = tables(undefined);
  return {
    ...textsFromTables(general, of, rules),
    plays: (id) => (isPowerId(id) ? general.glossary.powers[id] : id),
    prompt: (key, view) => (isPromptKey(key) ? tables(view).prompts[key](sceneOf(view)) : key),
    choice: (choice, telling) => sayByKind(of(telling).choices, choice),
    event: (event, telling) => sayByKind(of(telling).events, event),
    orderGiven: (order, telling) => of(telling).order(order),
    deal: (deal, telling) => {
      const bargain = bargainOf(deal);
      return bargain === null ? deal.t : of(telling).deal(bargain, (seat) => telling.name(seat));
    },
  };
}
