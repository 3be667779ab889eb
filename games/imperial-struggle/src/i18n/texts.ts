import type { GameTexts, Language, Reason, RulesSection, Telling } from '@cabinet-wars/kernel';
import { defaultData } from '../data/default.ts';
import { SPACE } from '../data/map/spaces.ts';
import { NOBODY } from '../data/sides.ts';
import { tablesOf } from '../data/tables.ts';
import type { GameView } from '../know/view.ts';
import type { Options } from '../options.ts';
import type { OrderId } from '../purchases/orders.ts';
import { priceTag } from '../purchases/price-tag.ts';
import type { Ending } from '../scoring/victory.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { isPromptKey } from '../vocabulary/prompts.ts';
import { type Seen, sceneOf } from './scene.ts';
import type { Setting, Tables, Words } from './tables.ts';

/** A language as hosts want it. Sentences are made once for each data set they are asked for. */
export function textsOf(
  language: Language,
  make: (setting: Setting) => Tables,
  rules: readonly RulesSection[],
): GameTexts<Choice, Event> {
  const made = new Map<string, Tables>();
  const tables = (view: unknown): Tables => {
    const data = view === undefined ? defaultData.id : (view as Seen).open.data;
    let found = made.get(data);
    if (found === undefined) {
      found = make(tablesOf({ data }));
      made.set(data, found);
    }
    return found;
  };
  const of = ({ view }: Telling): Tables => tables(view);
  const general = tables(undefined);
  type Say<T> = (thing: T) => string;
  return {
    language,
    title: general.title,
    plays: (id) => general.words.sides[id as keyof Words['sides']],
    prompt: (key, view) => (isPromptKey(key) ? tables(view).prompts[key](sceneOf(view)) : key),
    choice: (choice, telling) => {
      const open = (telling.view as GameView | undefined)?.open;
      const tag = open === undefined ? null : priceTag(open, choice);
      // Only where it may be bought now do the map's flags say what a shift would be.
      const unflags = tag === null || choice.t !== 'shift' ? null : open!.flags[SPACE[choice.space]] !== NOBODY;
      const say = of(telling).choices[choice.t] as (c: Choice, unflags: boolean | null) => string;
      return tag === null ? say(choice, null) : `${say(choice, unflags)} (${tag})`;
    },
    event: (event, telling) => (of(telling).events[event.t] as (e: Event) => string | null)(event),
    reason: (reason, telling) => {
      const say = (of(telling).reasons as Readonly<Record<string, Say<Reason>>>)[reason.why];
      return say === undefined ? reason.why : say(reason);
    },
    group: (id) => general.optionGroups[id as keyof Tables['optionGroups']],
    option: (key) => general.options[key as keyof Options],
    value: (_key, value) => value,
    order: (id) => general.orders[id as OrderId],
    ending: (reason) => general.endings[reason as Ending] ?? reason,
    rules,
  };
}
