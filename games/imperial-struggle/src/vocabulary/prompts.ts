import { isOneOf } from '@cabinet-wars/kernel';
/** Every question that can be put, as `procedure.step`. A test holds the list against the flow. */
export const prompts = [
  // Peace turns
  'deal.discard',
  'ministries.choose',
  'initiative.first',
  'action-round.tile',
  'action-round.act',
  'action.spend',
  'action.discounted',
  'action.pay',
  'place-tile.theatre',
  'place-tile.move',
  'upgrade.theatre',
  'upgrade.keep',
  // cards
  'effects.before',
  'effects.target',
  'effects.way',
  'effects.squadron',
  'effects.lose',
  'effects.theatre',
  'effects.advantage',
  'effects.commodity',
  'ability.discard',
  'ability.where',
  'ability.commodity',
  'use-advantage.where',
  // Wars
  'bid.bid',
  'allot.tiles',
  'tile-effects.fort',
  'tile-effects.unflag',
  'squadron-losses.giveUp',
  'conquest.take',
  'conquest.refuse',
  'theatre.unflag',
  'theatre.spain',
  'usa.territories',
  'usa.forts',
] as const;
export type PromptKey = (typeof prompts)[number];
export const isPromptKey = (key: string): key is PromptKey => isOneOf(prompts, key);
