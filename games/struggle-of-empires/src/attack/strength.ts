import { isPlayed } from '../alliances/grand-alliances.ts';
import { ALLIANCES_IN } from '../data/alliances.ts';
import { NON_PLAYER_DEFENCE, PIRATES_STRENGTH, REVOLT_STRENGTH } from '../data/numbers.ts';
import type { Power } from '../data/powers.ts';
import { tablesOf } from '../data/tables.ts';
import { TILE } from '../data/tiles.ts';
import { alliancesNeedUnits } from '../editions.ts';
import { at, type State } from '../state.ts';
import { copiesHeld } from '../tiles/tiles.ts';
import type { CombatKind, Side, Strength } from '../vocabulary/events.ts';
import { type Attack, enemyOf, principalOf } from './attack-locals.ts';
import { naviesFor, sideOf } from './fleets.ts';
import { PIRATES } from './raids.ts';

const FORT_VALUE = 2;

/** A side's strength before dice, part by part (2005 Attack, 2020 p.19–21). */
export function strengthOf(g: State, f: Attack, side: Side, combat: CombatKind): Strength {
  const principal = principalOf(f, side);
  const units = principal < 0 ? 0 : unitsFighting(g, f, principal, combat);
  const forts = principal < 0 ? 0 : FORT_VALUE * fortsFighting(g, f, side, combat);
  const hasUnits = units + forts > 0;
  const helpers = helpersOf(g, f, side, combat);
  const training = hasUnits && hasMoreTraining(g, f, side, combat) ? 1 : 0;
  const alliances = principal < 0 ? 0 : alliancesServing(g, f, principal, combat, hasUnits);
  const support = combat === 'land' && f.support === side ? f.supportBonus : 0;
  const fixed = principal < 0 ? fixedStrength(g, f, side, combat) : 0;
  const total = units + forts + helpers + training + alliances + support + fixed;
  return { units, forts, helpers, training, alliances, support, fixed, total };
}

/** A principal's own armies or navies in a combat. */
export const unitsFighting = (g: State, f: Attack, principal: Power, combat: CombatKind): number =>
  combat === 'naval' ? naviesFor(g, principal, f.region) : g.armies[at(principal, f.region)];

/** Forts in a combat: they defend their owner on land and nothing else. */
export function fortsFighting(g: State, f: Attack, side: Side, combat: CombatKind): number {
  const principal = principalOf(f, side);
  return side === 'defender' && combat === 'land' && principal >= 0 ? g.forts[at(principal, f.region)] : 0;
}

/** Units of helpers in a combat: of all of them, or only of those somebody plays. */
export function helpersOf(
  g: State,
  f: Attack,
  side: Side,
  combat: CombatKind,
  which: 'all' | 'played' = 'all',
): number {
  const committed = combat === 'naval' ? f.navies : f.armies;
  let units = 0;
  for (let helper = 0; helper < committed.length; helper++)
    if (committed[helper] > 0 && (which === 'all' || isPlayed(g, helper)) && sideOf(g, f, helper) === side)
      units += committed[helper];
  return units;
}

/** Only being ahead counts, and only one's own tiles (ruling 8). */
function hasMoreTraining(g: State, f: Attack, side: Side, combat: CombatKind): boolean {
  const tile = combat === 'naval' ? TILE['naval-training'] : TILE['army-training'];
  const enemy = principalOf(f, enemyOf(side));
  const theirs = enemy < 0 ? 0 : copiesHeld(g, enemy, tile);
  return copiesHeld(g, principalOf(f, side), tile) > theirs;
}

/** A principal's local alliances; those settled as navies serve at sea, all others on land (rulings 23 and 24). */
function alliancesServing(g: State, f: Attack, principal: Power, combat: CombatKind, hasUnits: boolean): number {
  if (!hasUnits && alliancesNeedUnits(g)) return 0;
  let serving = 0;
  for (const alliance of ALLIANCES_IN[f.region]) {
    const asNavy = (f.asNavy & (1 << alliance)) !== 0;
    if (g.alliances[alliance] === principal && asNavy === (combat === 'naval')) serving++;
  }
  return serving;
}

/** The number a raid, a neutral counter or a non-player marker fights with (rulings 38, 42, 44, 55). */
function fixedStrength(g: State, f: Attack, side: Side, combat: CombatKind): number {
  if (f.against === 'neutral') return tablesOf(g).counters[f.counter].defence;
  if (f.against === 'non-player' && side === 'defender')
    return f.attacker < 0 ? unitsFighting(g, f, f.defender, combat) : NON_PLAYER_DEFENCE;
  return f.raid === PIRATES ? PIRATES_STRENGTH : REVOLT_STRENGTH;
}
