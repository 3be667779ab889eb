import { areAllied, isPlayed } from '../alliances/grand-alliances.ts';
import type { Power } from '../data/powers.ts';
import { NAVAL_REGION, type Region } from '../data/regions.ts';
import { navalCombatNeedsOwnFleet } from '../editions.ts';
import { at, type State } from '../state.ts';
import type { Side } from '../vocabulary/events.ts';
import { type Attack, principalOf } from './attack-locals.ts';
import { PIRATES } from './raids.ts';

/** A power's navies that can fight for a region: those in the Mediterranean also for the Ottoman Empire (ruling 77). */
export const naviesFor = (g: State, power: Power, region: Region): number => {
  const sea = NAVAL_REGION[region];
  return sea < 0 ? 0 : g.navies[at(power, sea)];
};

/** On whose side a helper stands. */
export const sideOf = (g: State, f: Attack, helper: Power): Side =>
  f.attacker >= 0 && areAllied(g, helper, f.attacker) ? 'attacker' : 'defender';

/**
 * Whether a side has navies with which it can fight at sea, or have support without fighting (rulings 19, 20): the principal's
 * own, or in the deluxe edition those a player has committed, but not against a neutral (2020 p.18, ruling 75). Non-player
 * navies add to strength but are not enough alone (2020 p.16, ruling 62).
 */
export function hasFleet(g: State, f: Attack, side: Side): boolean {
  const principal = principalOf(f, side);
  if (principal >= 0 && naviesFor(g, principal, f.region) > 0) return true;
  if (hasNoShips(f) || navalCombatNeedsOwnFleet(g)) return false;
  for (let helper = 0; helper < f.navies.length; helper++)
    if (f.navies[helper] > 0 && isPlayed(g, helper) && sideOf(g, f, helper) === side) return true;
  return false;
}

/** Whether the two sides can fight at sea: only powers do, and both need a fleet (rulings 19 and 21). */
export const mayFightAtSea = (g: State, f: Attack): boolean =>
  f.against === 'power' && f.attacker >= 0 && hasFleet(g, f, 'attacker') && hasFleet(g, f, 'defender');

/** Neutrals have no ships, nor has a revolt that stayed, which is attacked like one (2020 p.18 and 26). */
const hasNoShips = (f: Attack): boolean => f.against === 'neutral' || (f.against === 'raid' && f.raid !== PIRATES);

/** Whether helpers' ships can be of use: in a combat at sea, or for support that they may win (rulings 63, 75, 80). */
export function shipsMayHelp(g: State, f: Attack, side: Side): boolean {
  if (hasNoShips(f)) return false;
  const principal = principalOf(f, side);
  return !navalCombatNeedsOwnFleet(g) || (principal >= 0 && naviesFor(g, principal, f.region) > 0);
}

export const isAgainstPirates = (f: Attack): boolean => f.against === 'raid' && f.raid === PIRATES;

/** Whether land combat follows: always where the attacker has an army (ruling 22), never against pirates (ruling 42). */
export const fightsOnLand = (g: State, f: Attack): boolean =>
  !isAgainstPirates(f) && g.armies[at(f.attacker, f.region)] > 0;
