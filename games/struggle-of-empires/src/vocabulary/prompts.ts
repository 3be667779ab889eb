import { isOneOf } from '@cabinet-wars/kernel';

/** Every question that can be put, as `procedure.step`. A test holds the list against the flow. */
export const prompts = [
  'draft.pick',
  'set-up.redraw',
  'set-up.place',
  'auction.bid',
  'auction.proposeA',
  'auction.proposeB',
  'turn.act',
  'turn.calm',
  'build.what',
  'build.militia',
  'trained-natives.where',
  'deploy.to',
  'move.unit',
  'move.to',
  'voyage.pay',
  'take-tile.tile',
  'ally.alliance',
  'colonize.counter',
  'attack.declare',
  'attack.surprise',
  'call-allies.call',
  'call-allies.answer',
  'attack.alliances',
  'attack.fightAtSea',
  'attack.defendAtSea',
  'attack.surrender',
  'combat.blockade',
  'combat.reserve',
  'combat.withdraw',
  'losses.choose',
  'raid.target',
] as const;
export type PromptKey = (typeof prompts)[number];
export const isPromptKey = (key: string): key is PromptKey => isOneOf(prompts, key);
