import type { Reason } from '@cabinet-wars/kernel';
import { ABILITIES, ABILITY_COUNT, type Ability, MINISTRY_OF_ABILITY } from './data/abilities.ts';
import { MINISTRIES, MINISTRY_SIDE, type Ministry } from './data/ministries.ts';
import { SIDES, type Side } from './data/sides.ts';
import { because } from './reasons.ts';
import type { State } from './state.ts';
import type { Context } from './words.ts';

/** Why an ability cannot be used now; null if it can. */
export function mayUseAbility(g: State, side: Side, ability: Ability): Reason | null {
  const ministry = MINISTRY_OF_ABILITY[ability];
  if (MINISTRY_SIDE[ministry] !== side) return because({ why: 'ministry-not-held', ministry: MINISTRIES[ministry] });
  if (g.revealed[ministry] === 0) return because({ why: 'ministry-face-down', ministry: MINISTRIES[ministry] });
  if (g.spent[ability] === 1) return because({ why: 'ability-used', ability: ABILITIES[ability] });
  return because({ why: 'not-now' });
}

/** Uses one; it may call a procedure. */
export function useAbility(g: State, side: Side, ability: Ability, x: Context): void {
  g.spent[ability] = 1;
  x.log?.({ t: 'ability-used', side: SIDES[side], ability: ABILITIES[ability] });
}

export function usableAbilities(g: State, side: Side): Ability[] {
  const usable: Ability[] = [];
  for (let ability = 0; ability < ABILITY_COUNT; ability++)
    if (mayUseAbility(g, side, ability) === null) usable.push(ability);
  return usable;
}

/** What happens at once when a ministry is turned up: Papacy-Hanover, North American Trade. */
export const onReveal = (_g: State, _ministry: Ministry, _x: Context): void => {};
