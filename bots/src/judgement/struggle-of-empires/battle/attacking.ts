import { copy, type Seat } from '@cabinet-wars/kernel';
import { ATTACK_COST, POWER_COUNT, type Power, powerOf, regionOf } from '@cabinet-wars/struggle-of-empires/data';
import {
  areAllied,
  attackUnderWay,
  type Contemplated,
  committableTo,
  contemplate,
  isPlayed,
  type Odds,
  oddsOf,
  pay,
  raidOdds,
} from '@cabinet-wars/struggle-of-empires/reckoning';
import { type Attack, at, type Choice, RAIDS, type Side, type State } from '@cabinet-wars/struggle-of-empires/view';
import type { Value } from '../../../learning/value.ts';
import { coefficientsOf } from '../coefficients.ts';
import { endsOf, expected, silent } from './battle.ts';

type Declared = Extract<Choice, { t: 'attack' }>;

/** An attack as it would stand, without help and with all the help the defender could have. */
export function prospectsOf(
  g: State,
  attacker: Power,
  { region, against }: Declared,
): [alone: Attack, helped: Attack | null] {
  const wish: Contemplated = { attacker, region: regionOf(region), against };
  const alone = contemplate(g, wish);
  return [alone, alone.against === 'power' ? withHelp(g, alone, 'defender') : null];
}

/** The same with everything the players allied to one side could bring; null if that is nothing. */
export function withHelp(g: State, f: Attack, side: Side): Attack | null {
  const principal = side === 'attacker' ? f.attacker : f.defender;
  if (principal < 0) return null;
  let helped: Attack | null = null;
  for (let power = 0; power < POWER_COUNT; power++) {
    if (power === principal || !isPlayed(g, power) || !areAllied(g, principal, power)) continue;
    const { armies, navies } = committableTo(g, f, power);
    if (armies + navies === 0) continue;
    helped ??= { ...f, armies: [...f.armies], navies: [...f.navies] };
    helped.armies[power] = armies;
    helped.navies[power] = navies;
  }
  return helped;
}

/** The chance to win an attack, help for the defender reckoned with. */
export function chanceOf(g: State, attacker: Power, declared: Declared): number {
  const [alone, helped] = prospectsOf(g, attacker, declared);
  const win = oddsOf(g, alone).all.win;
  return helped === null ? win : blended(g, win, oddsOf(g, helped).all.win);
}

/** What declaring an attack comes to. */
export function worthOfAttack(value: Value<State>, g: State, seat: Seat, declared: Declared): number {
  const power = g.plays[seat];
  const paid = copy(g);
  if (!attackUnderWay(g).free) pay(paid, power, ATTACK_COST, 'attack', silent());
  const [alone, helped] = prospectsOf(paid, power, declared);
  const ends = endsOf(value, paid, seat, alone);
  const odds: Odds = oddsOf(paid, alone);
  const unhelped = expected(paid, seat, alone, ends, odds);
  return helped === null ? unhelped : blended(g, unhelped, expected(paid, seat, helped, ends));
}

/** As likely as a defender is helped. */
function blended(g: State, alone: number, withHelp: number): number {
  const { helped } = coefficientsOf(g);
  return (1 - helped) * alone + helped * withHelp;
}

type Sent = Extract<Choice, { t: 'raid' }>;

/** What sending pirates or a revolt comes to: a token held, or a unit lost to a tie. */
export function worthOfRaid(value: Value<State>, g: State, seat: Seat, { tile, region, power }: Sent): number {
  const target = powerOf(power);
  const { win } = raidOdds(g, RAIDS.indexOf(tile), regionOf(region), target);
  const held = copy(g);
  held.tokens[at(target, regionOf(region))]--;
  const now = value(g, seat);
  return now + win * (value(held, seat) - now);
}
