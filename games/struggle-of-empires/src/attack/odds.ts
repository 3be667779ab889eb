import { BrokenPromise, copy } from '@cabinet-wars/kernel';
import { NOBODY, type Power } from '../data/powers.ts';
import type { Region } from '../data/regions.ts';
import { isOriginal } from '../editions.ts';
import type { State } from '../state.ts';
import type { CombatKind, Outcome, Side, Strength } from '../vocabulary/events.ts';
import { settleAlliances } from './alliances-serve.ts';
import { loneFleet } from './attack.ts';
import { type Attack, attackBy, principalOf } from './attack-locals.ts';
import { joinNonPlayers } from './call-allies.ts';
import { outcomeOf } from './combat.ts';
import { fightsOnLand, isAgainstPirates, mayFightAtSea } from './fleets.ts';
import { combatOf, raidBy, raidOn } from './raid.ts';
import { PIRATES, type Raid } from './raids.ts';
import { fortsFighting, helpersOf, strengthOf, unitsFighting } from './strength.ts';
import { targetOf } from './targets.ts';

/** Chances of a combat or attack, from the attacker's side: they add up to 1. */
export interface Chances {
  readonly win: number;
  readonly tie: number;
  readonly lose: number;
}

/** One combat as a panel shows it: both strengths part by part, the chances, and the units each side loses on average. */
export interface CombatOdds extends Chances {
  readonly attack: Strength;
  readonly defence: Strength;
  readonly attackerLoses: number;
  readonly defenderLoses: number;
}

/**
 * A whole attack. `land` is given with the support that is most likely to come of the combat at sea; `all` weighs every way
 * that can end. Losses are units, each of which costs its owner one unrest.
 */
export interface Odds {
  readonly sea: CombatOdds | null;
  readonly land: CombatOdds | null;
  readonly all: Chances;
  readonly attackerLoses: number;
  readonly defenderLoses: number;
}

/** What somebody thinks of doing: whom to attack where, and who would help with how much (by power). */
export interface Contemplated {
  readonly attacker: Power;
  readonly region: Region;
  readonly against: string;
  readonly armies?: readonly number[];
  readonly navies?: readonly number[];
  readonly surprise?: boolean;
  /** Bits of the alliances to serve as navies; those that may be either and are not named serve on land. */
  readonly asNavy?: number;
}

/** An attack as it would stand before its dice. Reads nothing hidden: a client may use a state sampled from its view. */
export function contemplate(g: State, wish: Contemplated): Attack {
  const f: Attack = { ...attackBy(wish.attacker, false), region: wish.region, ...targetOf(g, wish.against) };
  if (f.against === 'nothing-yet') throw new BrokenPromise(`${wish.against} cannot be attacked`);
  if (wish.armies !== undefined) f.armies = [...wish.armies];
  if (wish.navies !== undefined) f.navies = [...wish.navies];
  f.surprise = wish.surprise ?? false;
  muster(g, f);
  f.asNavy |= (wish.asNavy ?? 0) & ~f.settled;
  return f;
}

/** What comes by itself: units of powers nobody plays, those of the defender's side unless surprised, and alliances. */
function muster(g: State, f: Attack): void {
  joinNonPlayers(g, f, 'attacker');
  if (!f.surprise) joinNonPlayers(g, f, 'defender');
  settleAlliances(g, f);
}

/**
 * Exact chances of an attack under way or contemplated, before its dice, by enumeration of all of them. What comes by itself
 * counts, though it has not come yet; of players only those who have. Whoever can fight at sea is taken to do so, alliances
 * that may be either to serve on land; no Reserve, Withdrawal, Blockade or surrender is reckoned with.
 */
export function oddsOf(g: State, attack: Attack): Odds {
  if (attack.attacker < 0) return raidOnly(attack.raid, combatOdds(g, attack, combatOf(attack.raid)));
  const f = copy(attack);
  if (!f.seaSettled) muster(g, f);
  const sea = !f.seaSettled && (mayFightAtSea(g, f) || isAgainstPirates(f)) ? combatOdds(g, f, 'naval') : null;
  if (!f.seaSettled && sea === null) f.support = loneFleet(g, f);
  if (isAgainstPirates(f) || !fightsOnLand(g, f)) return atSeaOnly(sea);
  if (sea === null) return afterSea(null, [[1, combatOdds(g, f, 'land')]]);
  return afterSea(sea, [
    [sea.win, withSupport(g, f, 'attacker')],
    [sea.tie, withSupport(g, f, 'nobody')],
    [sea.lose, withSupport(g, f, 'defender')],
  ]);
}

/** The same for pirates or a revolt sent against a power's token. */
export function raidOdds(g: State, raid: Raid, region: Region, target: Power): CombatOdds {
  const f: Attack = raidBy(NOBODY, raid);
  raidOn(g, f, region, target);
  return combatOdds(g, f, combatOf(raid));
}

export function withSupport(g: State, f: Attack, support: Attack['support']): CombatOdds {
  f.support = support;
  return combatOdds(g, f, 'land');
}

function raidOnly(raid: Raid, odds: CombatOdds): Odds {
  return raid === PIRATES ? atSeaOnly(odds) : afterSea(null, [[1, odds]]);
}

export function atSeaOnly(sea: CombatOdds | null): Odds {
  if (sea === null) return { sea, land: null, all: { win: 0, tie: 1, lose: 0 }, attackerLoses: 0, defenderLoses: 0 };
  const { win, tie, lose, attackerLoses, defenderLoses } = sea;
  return { sea, land: null, all: { win, tie, lose }, attackerLoses, defenderLoses };
}

/** Weighs the land combats that can follow, each with its chance. */
export function afterSea(sea: CombatOdds | null, lands: readonly (readonly [number, CombatOdds])[]): Odds {
  const mean = (of: (odds: CombatOdds) => number) => lands.reduce((sum, [chance, odds]) => sum + chance * of(odds), 0);
  return {
    sea,
    land: lands.reduce((best, next) => (next[0] > best[0] ? next : best))[1],
    all: { win: mean((land) => land.win), tie: mean((land) => land.tie), lose: mean((land) => land.lose) },
    attackerLoses: (sea?.attackerLoses ?? 0) + mean((land) => land.attackerLoses),
    defenderLoses: (sea?.defenderLoses ?? 0) + mean((land) => land.defenderLoses),
  };
}

/** What two dice can show: their difference, whether they make seven, and in how many of 36 ways. */
const ROLLS: readonly { readonly difference: number; readonly seven: boolean; readonly ways: number }[] = [
  { difference: 0, seven: false, ways: 6 },
  { difference: 1, seven: false, ways: 8 },
  { difference: 1, seven: true, ways: 2 },
  { difference: 2, seven: false, ways: 8 },
  { difference: 3, seven: false, ways: 4 },
  { difference: 3, seven: true, ways: 2 },
  { difference: 4, seven: false, ways: 4 },
  { difference: 5, seven: true, ways: 2 },
];
const ALL_WAYS = 36 * 36;

/** The chances of a combat of which only the strengths are known. */
export function chancesOf(attack: number, defence: number): Chances {
  const ways: Record<Outcome, number> = { attacker: 0, tie: 0, defender: 0 };
  for (const ours of ROLLS)
    for (const theirs of ROLLS)
      ways[outcomeOf(attack + ours.difference, defence + theirs.difference)] += ours.ways * theirs.ways;
  return { win: ways.attacker / ALL_WAYS, tie: ways.tie / ALL_WAYS, lose: ways.defender / ALL_WAYS };
}

/** One combat with the strengths as they stand. */
export function combatOdds(g: State, f: Attack, combat: CombatKind): CombatOdds {
  const attack = strengthOf(g, f, 'attacker', combat);
  const defence = strengthOf(g, f, 'defender', combat);
  const ways: Record<Outcome, number> = { attacker: 0, tie: 0, defender: 0 };
  let attackerLoses = 0;
  let defenderLoses = 0;
  for (const ours of ROLLS)
    for (const theirs of ROLLS) {
      const outcome = outcomeOf(attack.total + ours.difference, defence.total + theirs.difference);
      const both = ours.ways * theirs.ways;
      ways[outcome] += both;
      attackerLoses += both * unitsLost(g, f, 'attacker', combat, outcome, ours.seven);
      defenderLoses += both * unitsLost(g, f, 'defender', combat, outcome, theirs.seven);
    }
  return {
    attack,
    defence,
    win: ways.attacker / ALL_WAYS,
    tie: ways.tie / ALL_WAYS,
    lose: ways.defender / ALL_WAYS,
    attackerLoses: attackerLoses / ALL_WAYS,
    defenderLoses: defenderLoses / ALL_WAYS,
  };
}

/** How many units a side loses, whoever of it bears them: what is due, as far as there are units (rulings 29, 31, 33). */
export function unitsLost(
  g: State,
  f: Attack,
  side: Side,
  combat: CombatKind,
  outcome: Outcome,
  seven: boolean,
): number {
  const principal = principalOf(f, side);
  if (principal < 0 || (side === 'defender' && f.withdrawn)) return 0;
  const mobile = unitsFighting(g, f, principal, combat) + helpersOf(g, f, side, combat, 'played');
  const forts = fortsFighting(g, f, side, combat);
  if (outcome !== 'tie') return Math.min((outcome === side ? 0 : 1) + (seven ? 1 : 0), mobile + forts);
  const toTie = Math.min(1, mobile);
  if (!seven) return toTie;
  return toTie + Math.min(1, mobile - toTie + (isOriginal(g) ? 0 : forts));
}
