import { Context, copy, type Seat } from '@cabinet-wars/kernel';
import {
  ARMY,
  FORT,
  NAVAL_REGION,
  NAVY,
  type Place,
  type Power,
  type Unit,
} from '@cabinet-wars/struggle-of-empires/data';
import {
  combatOdds,
  fightsOnLand,
  type Odds,
  oddsOf,
  principalOf,
  takeSpoils,
  takeUnit,
  takeUnrest,
  unitsOf,
} from '@cabinet-wars/struggle-of-empires/reckoning';
import {
  type Attack,
  at,
  type CombatKind,
  type Event,
  type Outcome,
  type Side,
  type State,
} from '@cabinet-wars/struggle-of-empires/view';
import { middling } from '../../../greedy/middling.ts';
import type { Value } from '../../../learning/value.ts';
import { coefficientsOf } from '../coefficients.ts';

export const silent = (): Context<Event> => new Context<Event>(middling);

/** What each way an attack can end means to a seat. */
export type Ends = Readonly<Record<Outcome, number>>;

/** The value of the table for a seat after each end of an attack: spoils taken, and the losses that are certain. */
export function endsOf(value: Value<State>, g: State, seat: Seat, f: Attack): Ends {
  const combat: CombatKind = fightsOnLand(g, f) ? 'land' : 'naval';
  return {
    attacker: after(value, g, seat, f, combat, 'attacker'),
    tie: after(value, g, seat, f, combat, 'tie'),
    defender: after(value, g, seat, f, combat, 'defender'),
  };
}

function after(value: Value<State>, g: State, seat: Seat, f: Attack, combat: CombatKind, outcome: Outcome): number {
  const end = copy(g);
  const x = silent();
  if (outcome !== 'attacker') loseOne(end, f, 'attacker', combat, x);
  if (outcome !== 'defender') loseOne(end, f, 'defender', combat, x);
  const takes = combat === 'land' || f.against === 'raid';
  if (outcome === 'attacker' && takes) takeSpoils(end, f, x);
  return value(end, seat);
}

/** A unit off the map, and the unrest that comes of it. */
export function lose(g: State, power: Power, unit: Unit, place: Place, x = silent()): void {
  takeUnit(g, power, unit, place, x);
  takeUnrest(g, power, 1, 'loss', x);
}

/** A principal loses a unit of the kind that fought, if it has one. */
function loseOne(g: State, f: Attack, side: Side, combat: CombatKind, x: Context<Event>): void {
  const principal = principalOf(f, side);
  if (principal < 0) return;
  const place = combat === 'naval' ? NAVAL_REGION[f.region] : f.region;
  const kinds: readonly Unit[] = combat === 'naval' ? [NAVY] : side === 'defender' ? [ARMY, FORT] : [ARMY];
  for (const unit of kinds)
    if (place >= 0 && unitsOf(g, unit)[at(principal, place)] > 0) {
      lose(g, principal, unit, place, x);
      return;
    }
}

/** A rival's loss is a small gain. */
const RIVALS_UNIT_LOST = 0.2;

/** What an attack comes to for a seat: every end by its chance, and the units sevens and fights at sea take besides. */
export function expected(g: State, seat: Seat, f: Attack, ends: Ends, odds: Odds = oddsOf(g, f)): number {
  const { win, tie, lose } = odds.all;
  const me = g.plays[seat];
  const certain = { attacker: tie + lose, defender: tie + win };
  const more = {
    attacker: Math.max(0, odds.attackerLoses - certain.attacker),
    defender: Math.max(0, odds.defenderLoses - certain.defender),
  };
  return (
    win * ends.attacker +
    tie * ends.tie +
    lose * ends.defender -
    more.attacker * priceOfLoss(g, f, 'attacker', me) -
    more.defender * priceOfLoss(g, f, 'defender', me)
  );
}

function priceOfLoss(g: State, f: Attack, side: Side, me: Power): number {
  const principal = principalOf(f, side);
  if (principal < 0) return 0;
  return principal === me ? coefficientsOf(g).unitLost : -RIVALS_UNIT_LOST;
}

/** What one combat's outcome means: on land the end of it all, at sea who has support when it comes to land. */
export function valueOfOutcome(
  value: Value<State>,
  g: State,
  seat: Seat,
  f: Attack,
  combat: CombatKind,
  outcome: Outcome,
): number {
  const ends = endsOf(value, g, seat, f);
  if (combat === 'land' || !fightsOnLand(g, f) || f.attacker < 0) return ends[outcome];
  return expected(g, seat, settledAtSea(f, outcome === 'tie' ? 'nobody' : outcome), ends);
}

/** What rolling a combat's dice again would come to. */
export function valueOfRolling(value: Value<State>, g: State, seat: Seat, f: Attack, combat: CombatKind): number {
  const { win, tie, lose } = combatOdds(g, f, combat);
  const of = (outcome: Outcome) => valueOfOutcome(value, g, seat, f, combat, outcome);
  return win * of('attacker') + tie * of('tie') + lose * of('defender');
}

/** The attack with nothing left to fight for at sea. */
export const settledAtSea = (f: Attack, support: Attack['support']): Attack => ({ ...f, support, seaSettled: true });
