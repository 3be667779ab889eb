import { keysOf, notationOf } from '@cabinet-wars/kernel';
import type { Choice, ChoiceKind } from './choices.ts';

const FIELDS: Readonly<Record<ChoiceKind, readonly string[]>> = {
  draft: ['counter'],
  redraw: ['region'],
  keep: [],
  place: ['unit', 'place'],
  bid: ['gold#'],
  pass: [],
  propose: ['box', 'power'],
  action: ['action'],
  use: ['tile'],
  trade: ['tile', 'region'],
  blockade: ['region'],
  'end-turn': [],
  'give-back': ['give?'],
  build: ['unit'],
  rebuild: ['unit', 'from'],
  move: ['unit', 'from'],
  to: ['place'],
  stop: [],
  voyage: ['outcome'],
  tile: ['tile'],
  alliance: ['alliance'],
  colonize: ['region'],
  commerce: ['region'],
  attack: ['region', 'against'],
  surprise: ['use?'],
  call: ['power'],
  'call-no-more': [],
  commit: ['armies#', 'navies#'],
  'ally-as': ['alliance', 'unit'],
  'fight-at-sea': ['fight?'],
  'blockade-support': ['use?'],
  surrender: ['surrender?'],
  reserve: ['use?'],
  withdraw: ['use?'],
  lose: ['power', 'unit'],
  raid: ['tile', 'region', 'power'],
};

export const notation = notationOf<Choice>(FIELDS);
export const CHOICE_KINDS = keysOf(FIELDS);
