import type { Setting, Tables } from '../tables.ts';
import { choices } from './choices.ts';
import { events } from './events.ts';
import { glossary } from './glossary.ts';
import { grammar } from './grammar.ts';
import { endings, optionGroups, options, orders } from './options.ts';
import { prompts } from './prompts.ts';
import { dataReasons, ruleReasons } from './reasons.ts';

export function italian(setting: Setting): Tables {
  const g = grammar(setting);
  return {
    language: 'it',
    title: 'Imperial Struggle',
    glossary,
    prompts: prompts(g),
    choices: choices(g),
    events: events(g),
    reasons: { ...ruleReasons(g), ...dataReasons },
    options,
    optionGroups,
    endings,
    orders,
  };
}
