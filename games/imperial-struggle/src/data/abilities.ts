import { indexed, keysOf } from '@cabinet-wars/kernel';
import { MINISTRY, type Ministry, type MinistryId } from './ministries.ts';

/** Abilities a player switches on himself, by the ministry that has them. Passive ones need no name. Ids are for ever. */
const rows = {
  'cardinal-points': 'cardinal-ministers',
  'jacobite-shifts': 'jacobite-uprisings',
  'jacobite-score': 'jacobite-uprisings',
  'walpole-draw': 'robert-walpole',
  'bank-limit': 'bank-of-england',
  'bank-event': 'bank-of-england',
  'huguenots-place': 'new-world-huguenots',
  'halley-squadron': 'edmond-halley',
  'halley-treaty': 'edmond-halley',
  'choiseul-points': 'choiseul',
  'choiseul-squadron': 'choiseul',
  'pitt-points': 'pitt-the-elder',
  'pitt-squadron': 'pitt-the-elder',
  'hanbury-williams-prices': 'charles-hanbury-williams',
  'papacy-points': 'papacy-hanover-negotiations',
  'townshend-mark': 'townshend-acts',
  'condorcet-event': 'marquis-de-condorcet',
} as const satisfies Record<string, MinistryId>;

export type AbilityId = keyof typeof rows;
export const ABILITIES = keysOf(rows);
export const ABILITY_COUNT = ABILITIES.length;
export type Ability = number;
export const ABILITY: Readonly<Record<AbilityId, Ability>> = indexed(ABILITIES);
export const MINISTRY_OF_ABILITY: readonly Ministry[] = ABILITIES.map((id) => MINISTRY[rows[id]]);
export const isAbilityId = (id: unknown): id is AbilityId => typeof id === 'string' && Object.hasOwn(ABILITY, id);
