import {
  type GameTexts,
  isOneOf,
  keysOf,
  type RulesSection,
  sayByKind,
  type Telling,
  textsFromTables,
} from '@cabinet-wars/kernel';
import { defaultData } from '../data/default.ts';
import { SPACE } from '../data/map/spaces.ts';
import { NOBODY } from '../data/sides.ts';
import { tablesOf } from '../data/tables.ts';
import type { GameView } from '../know/view.ts';
import { priceTag } from '../purchases/price-tag.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { isPromptKey } from '../vocabulary/prompts.ts';
import { type Seen, sceneOf } from './scene.ts';
import type { Setting, Tables } from './tables.ts';

/** A language as hosts want it. Sentences are made once for each data set they are asked for. */
export function textsOf(make: (setting: Setting) => Tables, rules: readonly RulesSection[]): GameTexts<Choice, Event> {
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
  return {
    ...textsFromTables(general, of, rules),
    plays: (id) => (isOneOf(keysOf(general.glossary.sides), id) ? general.glossary.sides[id] : id),
    prompt: (key, view) => (isPromptKey(key) ? tables(view).prompts[key](sceneOf(view)) : key),
    choice: (choice, telling) => {
      const open = (telling.view as GameView | undefined)?.open;
      const tag = open === undefined ? null : priceTag(open, choice);
      // Only where it may be bought now do the map's flags say what a shift would be.
      const unflags = tag === null || choice.t !== 'shift' ? null : open!.flags[SPACE[choice.space]] !== NOBODY;
      const said = sayByKind<Choice, [boolean | null], string>(of(telling).choices, choice, unflags);
      return tag === null ? said : `${said} (${tag})`;
    },
    event: (event, telling) => sayByKind(of(telling).events, event),
  };
}
