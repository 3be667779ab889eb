import type { Option } from '@cabinet-wars/kernel';
import { isPlayed } from '../alliances/grand-alliances.ts';
import { POWERS, type Power, powerOf } from '../data/powers.ts';
import { NAVAL_REGION } from '../data/regions.ts';
import { ARMY, FORT, NAVY, UNITS, unitOf } from '../data/units.ts';
import { isOriginal } from '../editions.ts';
import { loseUnit } from '../map/pieces.ts';
import { procedure } from '../procedure.ts';
import type { State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { CombatKind, Side } from '../vocabulary/events.ts';
import { type Attack, attackUnderWay, principalOf } from './attack-locals.ts';
import { sideOf } from './fleets.ts';
import { fortsFighting, unitsFighting } from './strength.ts';

/** What a side loses after a combat: one unit if it did not win, and one for a seven. */
export interface Losses {
  side: Side;
  combat: CombatKind;
  result: 'won' | 'tied' | 'lost';
  seven: boolean;
  /** Which loss is at hand, and on whom the first fell. */
  cause: 'combat' | 'seven';
  firstOn: 'nobody' | 'principal' | 'helper';
}

export const lossesOf = (
  side: Side,
  combat: CombatKind,
  outcome: Attack['outcome'],
  dice: readonly number[],
): Losses => {
  const result = outcome === 'tie' ? 'tied' : outcome === side ? 'won' : 'lost';
  const seven = dice[0] + dice[1] === 7;
  return { side, combat, result, seven, cause: result === 'won' ? 'seven' : 'combat', firstOn: 'nobody' };
};

export const areDue = (f: Losses): boolean => f.result !== 'won' || f.seven;

/** Takes a side's losses one by one; where nobody has a unit to lose, nothing is lost (ruling 31). */
export const losses = procedure<Losses>('losses')({
  choose: {
    who: (g, f) => (bearers(g, attackUnderWay(g), f).length > 0 ? g.seatOf[principal(g, f)] : null),
    options: (g, f) => bearers(g, attackUnderWay(g), f),
    choose: (g, f, choice, x) => {
      if (choice.t !== 'lose') return;
      const attack = attackUnderWay(g);
      const power = powerOf(choice.power);
      const unit = unitOf(choice.unit);
      f.firstOn = power === principal(g, f) ? 'principal' : 'helper';
      if (power !== principal(g, f)) committed(attack, f.combat)[power]--;
      loseUnit(g, power, unit, unit === NAVY ? NAVAL_REGION[attack.region] : attack.region, f.cause, x);
    },
  },
  next: (_g, f) => {
    if (f.cause === 'combat' && f.seven) {
      f.cause = 'seven';
      return 'choose';
    }
  },
});

const principal = (g: State, f: Losses): Power => principalOf(attackUnderWay(g), f.side);
const committed = (attack: Attack, combat: CombatKind): number[] =>
  combat === 'naval' ? attack.navies : attack.armies;

/** Who may bear the loss at hand, and with what: the principal's own units or those of helpers, never both. */
export function bearers(g: State, attack: Attack, f: Losses): Option<Choice>[] {
  const first = fallsOnHelper(f) ? helpersUnits(g, attack, f) : ownUnits(g, attack, f);
  if (first.length > 0) return first;
  return fallsOnHelper(f) ? ownUnits(g, attack, f) : helpersUnits(g, attack, f);
}

/**
 * Ruling 27: the first loss is the principal's and the second a helper's, or the other way round if he had nothing to lose at
 * first. The original gives every such second loss to a helper, which comes to the same: only a fort spared in a tie could
 * bear it after all, and there forts are safe from sevens too.
 */
const fallsOnHelper = (f: Losses): boolean => f.firstOn === 'principal';

function ownUnits(g: State, attack: Attack, f: Losses): Option<Choice>[] {
  const power = principalOf(attack, f.side);
  const units: Option<Choice>[] = [];
  if (unitsFighting(g, attack, power, f.combat) > 0)
    units.push({ t: 'lose', power: POWERS[power], unit: UNITS[f.combat === 'naval' ? NAVY : ARMY] });
  if (fortsFighting(g, attack, f.side, f.combat) > 0 && !fortsAreSpared(g, f))
    units.push({ t: 'lose', power: POWERS[power], unit: UNITS[FORT] });
  return units;
}

/** Ruling 29: a tie costs no fort; in the deluxe edition a seven in a tie does. */
export const fortsAreSpared = (g: State, f: Losses): boolean =>
  f.result === 'tied' && (f.cause === 'combat' || isOriginal(g));

/** Units of non-player powers can never be lost (2020 p.17). */
function helpersUnits(g: State, attack: Attack, f: Losses): Option<Choice>[] {
  const units: Option<Choice>[] = [];
  const unit = UNITS[f.combat === 'naval' ? NAVY : ARMY];
  const counts = committed(attack, f.combat);
  for (let power = 0; power < counts.length; power++)
    if (counts[power] > 0 && isPlayed(g, power) && sideOf(g, attack, power) === f.side)
      units.push({ t: 'lose', power: POWERS[power], unit });
  return units;
}
