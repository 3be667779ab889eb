import type { Tables } from '../tables.ts';
import { choices } from './choices.ts';
import { deal, endings, orderSentence, orders } from './deals.ts';
import { events } from './events.ts';
import { glossary } from './glossary.ts';
import { optionGroups, options, values } from './options.ts';
import { prompts } from './prompts.ts';
import { dataReasons, ruleReasons } from './reasons.ts';
import { termValues } from './terms.ts';

export const italian: Tables = {
  language: 'it',
  title: 'Seven Years World War',
  glossary,
  prompts,
  choices,
  events,
  reasons: { ...ruleReasons, ...dataReasons },
  options,
  optionGroups,
  values,
  orders,
  endings,
  termValues,
  order: orderSentence,
  deal,
};
