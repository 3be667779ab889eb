import { copy, frameOf, type Seat } from '@cabinet-wars/kernel';
import { allianceOf, NAVAL_REGION, NAVY, powerOf, unitOf } from '@cabinet-wars/struggle-of-empires/data';
import {
  attackUnderWay,
  committableTo,
  enemyOf,
  oddsNow,
  outcomeOf,
  takeSpoils,
} from '@cabinet-wars/struggle-of-empires/reckoning';
import type { Attack, Choice, Combat, Side, State } from '@cabinet-wars/struggle-of-empires/view';
import type { Value } from '../../../learning/value.ts';
import { coefficientsOf } from '../coefficients.ts';
import { withHelp } from './attacking.ts';
import { endsOf, expected, lose, settledAtSea, silent, valueOfOutcome, valueOfRolling } from './battle.ts';

/** What tiles that can be kept for another battle are worth, used or not. */
const SURPRISE = 0.5;
const RESERVE = 0.45;
const BLOCKADE = 0.3;
const WITHDRAWAL = 0.4;
/** What a unit lent costs: it may be the one that is lost, and its owner has the unrest of it. */
const LENT = 0.16;
const FIRST_LENT = 0.12;

const mine = (g: State, seat: Seat, f: Attack): Side => (f.attacker === g.plays[seat] ? 'attacker' : 'defender');
const reckon = (value: Value<State>, g: State, seat: Seat, f: Attack): number =>
  expected(g, seat, f, endsOf(value, g, seat, f));

/** What a choice within a battle comes to; null for those that are no such choice. */
export function worthInBattle(value: Value<State>, g: State, seat: Seat, choice: Choice): number | null {
  switch (choice.t) {
    case 'surprise':
      return worthOfSurprise(value, g, seat, choice.use);
    case 'call':
      return worthOfCall(value, g, seat, powerOf(choice.power));
    case 'call-no-more':
      return reckon(value, g, seat, attackUnderWay(g));
    case 'commit':
      return worthOfHelp(value, g, seat, choice.armies, choice.navies);
    case 'ally-as':
      return worthOfService(value, g, seat, choice);
    case 'fight-at-sea':
      return worthAtSea(value, g, seat, choice.fight);
    case 'blockade-support':
      return worthOfBlockade(value, g, seat, choice.use);
    case 'surrender':
      return worthOfSurrender(value, g, seat, choice.surrender);
    case 'reserve':
      return worthOfReserve(value, g, seat, choice.use);
    case 'withdraw':
      return value(g, seat) + (choice.use ? WITHDRAWAL : 0);
    case 'lose':
      return worthOfLoss(value, g, seat, choice);
    default:
      return null;
  }
}

/** Before helpers are called: taken by surprise the defender has none. */
function worthOfSurprise(value: Value<State>, g: State, seat: Seat, use: boolean): number {
  const f: Attack = attackUnderWay(g);
  if (use) return reckon(value, g, seat, { ...f, surprise: true }) - SURPRISE;
  const helped = f.against === 'power' ? withHelp(g, f, 'defender') : null;
  const alone = reckon(value, g, seat, f);
  const { comes } = coefficientsOf(g);
  return helped === null ? alone : (1 - comes) * alone + comes * reckon(value, g, seat, helped);
}

/** Calling costs nothing; it is worth what the help would add. */
function worthOfCall(value: Value<State>, g: State, seat: Seat, ally: number): number {
  const f = attackUnderWay(g);
  const { armies, navies } = committableTo(g, f, ally);
  const alone = reckon(value, g, seat, f);
  const helped = reckon(value, g, seat, withUnits(f, ally, armies, navies));
  return helped > alone + 0.02 ? alone + coefficientsOf(g).comes * (helped - alone) : alone - 0.01;
}

function withUnits(f: Attack, power: number, armies: number, navies: number): Attack {
  const lent: Attack = { ...f, armies: [...f.armies], navies: [...f.navies] };
  lent.armies[power] = armies;
  lent.navies[power] = navies;
  return lent;
}

/** Helping is worth what it changes for oneself: who takes what from whom; and it puts units at risk. */
export function worthOfHelp(value: Value<State>, g: State, seat: Seat, armies: number, navies: number): number {
  const f = withUnits(attackUnderWay(g), g.plays[seat], armies, navies);
  const lent = armies + navies;
  return reckon(value, g, seat, f) - LENT * lent - (lent > 0 ? FIRST_LENT : 0);
}

function worthOfService(value: Value<State>, g: State, seat: Seat, choice: Extract<Choice, { t: 'ally-as' }>): number {
  const f: Attack = { ...attackUnderWay(g) };
  const bit = 1 << allianceOf(choice.alliance);
  f.settled |= bit;
  f.asNavy = choice.unit === 'navy' ? f.asNavy | bit : f.asNavy & ~bit;
  return reckon(value, g, seat, f);
}

/** Who declines leaves the support to the other. */
function worthAtSea(value: Value<State>, g: State, seat: Seat, fight: boolean): number {
  const f = attackUnderWay(g);
  return reckon(value, g, seat, fight ? f : settledAtSea(f, enemyOf(mine(g, seat, f))));
}

function worthOfBlockade(value: Value<State>, g: State, seat: Seat, use: boolean): number {
  const f = settledAtSea(attackUnderWay(g), attackUnderWay(g).support);
  return use ? reckon(value, g, seat, { ...f, supportBonus: 2 }) - BLOCKADE : reckon(value, g, seat, f);
}

function worthOfSurrender(value: Value<State>, g: State, seat: Seat, surrender: boolean): number {
  const f = attackUnderWay(g);
  if (!surrender) return reckon(value, g, seat, settledAtSea(f, f.support));
  const lost = copy(g);
  takeSpoils(lost, f, silent());
  return value(lost, seat);
}

function worthOfReserve(value: Value<State>, g: State, seat: Seat, use: boolean): number {
  const f = attackUnderWay(g);
  const { combat, attack, defence, attackDice, defenceDice } = frameOf<Combat>(g, 'combat')!;
  if (use) return valueOfRolling(value, g, seat, f, combat) - RESERVE;
  const spread = (dice: readonly number[]) => Math.abs(dice[0] - dice[1]);
  return valueOfOutcome(
    value,
    g,
    seat,
    f,
    combat,
    outcomeOf(attack + spread(attackDice), defence + spread(defenceDice)),
  );
}

function worthOfLoss(value: Value<State>, g: State, seat: Seat, choice: Extract<Choice, { t: 'lose' }>): number {
  const { region } = attackUnderWay(g);
  const after = copy(g);
  const unit = unitOf(choice.unit);
  lose(after, powerOf(choice.power), unit, unit === NAVY ? NAVAL_REGION[region] : region);
  return value(after, seat);
}

/** The chance that the attack under way succeeds as it stands. */
export const chanceNow = (g: State): number => oddsNow(g)?.all.win ?? 0;
