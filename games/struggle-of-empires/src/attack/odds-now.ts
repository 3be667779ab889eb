import { copy, type Frame } from '@cabinet-wars/kernel';
import type { State } from '../state.ts';
import type { Outcome, Side } from '../vocabulary/events.ts';
import { attack } from './attack.ts';
import type { Attack } from './attack-locals.ts';
import { type Combat, combat, rolled } from './combat.ts';
import { fightsOnLand } from './fleets.ts';
import { losses } from './losses.ts';
import { afterSea, atSeaOnly, type CombatOdds, combatOdds, type Odds, oddsOf, unitsLost, withSupport } from './odds.ts';
import { raid } from './raid.ts';

/**
 * The chances of the attack or raid under way from the very question that is open: once dice lie they are what counts, and
 * only losses still to be borne. Null where none is under way, or none has its target yet. Reads nothing hidden.
 */
export function oddsNow(g: State): Odds | null {
  const f: Frame<Attack> | null = attack.underWay(g) ?? raid.underWay(g);
  if (f === null || f.against === 'nothing-yet') return null;
  const fought = combat.underWay(g);
  return fought === null || fought.attackDice.length === 0 ? oddsOf(g, f) : afterDice(g, f, fought);
}

function afterDice(g: State, f: Attack, fought: Combat): Odds {
  const outcome = rolled(fought);
  const lies: CombatOdds = {
    ...combatOdds(g, f, fought.combat),
    win: outcome === 'attacker' ? 1 : 0,
    tie: outcome === 'tie' ? 1 : 0,
    lose: outcome === 'defender' ? 1 : 0,
    attackerLoses: lossesLeft(g, f, fought, 'attacker', outcome),
    defenderLoses: lossesLeft(g, f, fought, 'defender', outcome),
  };
  if (fought.combat === 'land') return afterSea(null, [[1, lies]]);
  if (f.attacker < 0 || f.against === 'raid' || !fightsOnLand(g, f)) return atSeaOnly(lies);
  const land = withSupport(g, copy(f), outcome === 'tie' ? 'nobody' : outcome);
  return afterSea(lies, [[1, land]]);
}

/** Attackers bear their losses before defenders; a side that is asked for its second has only that before it. */
function lossesLeft(g: State, f: Attack, fought: Combat, side: Side, outcome: Outcome): number {
  const bearing = losses.underWay(g);
  if (side === 'attacker' && bearing?.side === 'defender') return 0;
  if (side === 'defender' && fought.spared) return 0;
  if (bearing?.side === side && bearing.cause === 'seven') return 1;
  const dice = side === 'attacker' ? fought.attackDice : fought.defenceDice;
  return unitsLost(g, f, side, fought.combat, outcome, dice[0] + dice[1] === 7);
}
