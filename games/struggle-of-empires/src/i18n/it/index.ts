import type { Setting, Tables } from '../tables.ts';
import { choices } from './choices.ts';
import { deal, endings, orderSentence, orders } from './deals.ts';
import { events } from './events.ts';
import { glossary } from './glossary.ts';
import { grammar } from './grammar.ts';
import { optionGroups, options, values } from './options.ts';
import { prompts } from './prompts.ts';
import { otherReasons, ruleReasons } from './reasons.ts';

export function italian(setting: Setting): Tables {
  const g = grammar(setting);
  const named = glossary(setting);
  return {
    language: 'it',
    title: 'Struggle of Empires',
    glossary: named,
    prompts: prompts(g),
    choices: choices(g, named),
    events: events(g, named),
    reasons: { ...ruleReasons(g, named), ...otherReasons(g) },
    options,
    optionGroups,
    values,
    orders,
    endings,
    order: (order) => orderSentence(g, order),
    deal: (offered, name) => deal(g, offered, name),
  };
}
