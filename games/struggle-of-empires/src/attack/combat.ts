import { type Context, die, type Frame, type Seat } from '@cabinet-wars/kernel';
import { NOBODY, POWERS } from '../data/powers.ts';
import { REGIONS } from '../data/regions.ts';
import { tablesOf } from '../data/tables.ts';
import { TILE } from '../data/tiles.ts';
import { isOriginal } from '../editions.ts';
import { procedure } from '../procedure.ts';
import type { State } from '../state.ts';
import { isReady, useTile } from '../tiles/tiles.ts';
import type { CombatKind, Event, Outcome, Side } from '../vocabulary/events.ts';
import { type Attack, attackUnderWay, principalOf } from './attack-locals.ts';
import { areDue, bearers, type Losses, losses, lossesOf } from './losses.ts';
import { RAIDS } from './raids.ts';
import { strengthOf } from './strength.ts';

const BLOCKADE_SUPPORT = 2;

/** One combat, at sea or on land: both follow the same rules (2005 Attack). */
export interface Combat {
  combat: CombatKind;
  /** Strengths before dice, and the dice as they lie. */
  attack: number;
  defence: number;
  attackDice: number[];
  defenceDice: number[];
  /** Whose Reserve is asked for next. */
  asking: Side | 'nobody';
  /** Whether the defender's side loses nothing, by a Fighting Withdrawal. */
  spared: boolean;
}

export const combatAt = (combat: CombatKind): Combat => ({
  combat,
  attack: 0,
  defence: 0,
  attackDice: [],
  defenceDice: [],
  asking: 'attacker',
  spared: false,
});

/** Add up, roll, roll again for Reserves, and bear the losses. How it ended is left in the attack's `outcome`. */
export const combat = procedure<Combat>('combat')({
  /** Ruling 36: whoever has naval support may make it worth 2, before the land dice; against a revolt, too (ruling 81). */
  blockade: {
    who: (g, f) => (f.combat === 'land' ? whoMayBlockade(g) : null),
    options: () => [
      { t: 'blockade-support', use: true },
      { t: 'blockade-support', use: false },
    ],
    choose: (g, _f, choice, x, seat) => {
      if (choice.t !== 'blockade-support' || !choice.use) return;
      useTile(g, g.plays[seat], TILE.blockade, x);
      attackUnderWay(g).supportBonus = BLOCKADE_SUPPORT;
      x.log?.({ t: 'naval-support', power: POWERS[g.plays[seat]], bonus: BLOCKADE_SUPPORT });
    },
  },
  begin: (g, f, x) => {
    const attack = attackUnderWay(g);
    const ours = strengthOf(g, attack, 'attacker', f.combat);
    const theirs = strengthOf(g, attack, 'defender', f.combat);
    f.attack = ours.total;
    f.defence = theirs.total;
    const { attacker, against } = names(g, attack);
    const region = REGIONS[attack.region];
    x.log?.({ t: 'combat-begins', combat: f.combat, region, attacker, against, attack: ours, defence: theirs });
  },
  roll: (_g, f, x) => {
    f.attackDice = [die(x.chance), die(x.chance)];
    f.defenceDice = [die(x.chance), die(x.chance)];
    f.asking = 'attacker';
    logRoll(f, x);
  },
  /** Ruling 32: the attacker first, then the defender, until both decline. */
  reserve: {
    who: (g, f) => {
      const attack = attackUnderWay(g);
      if (f.asking === 'attacker' && hasReserve(g, attack, 'attacker')) return g.seatOf[attack.attacker];
      if (f.asking !== 'nobody' && hasReserve(g, attack, 'defender')) return g.seatOf[attack.defender];
      return null;
    },
    options: () => [
      { t: 'reserve', use: true },
      { t: 'reserve', use: false },
    ],
    choose: (g, f, choice, x, seat) => {
      if (choice.t === 'reserve' && choice.use) {
        useTile(g, g.plays[seat], TILE.reserve, x);
        return 'roll';
      }
      f.asking = g.plays[seat] === attackUnderWay(g).attacker ? 'defender' : 'nobody';
      return 'reserve';
    },
  },
  result: (g, f, x) => {
    const attack = attackUnderWay(g);
    const outcome = rolled(f);
    attack.outcome = outcome;
    f.spared = attack.withdrawn;
    x.log?.({ t: 'combat-ended', combat: f.combat, outcome });
  },
  withdraw: {
    who: whoMayWithdraw,
    options: () => [
      { t: 'withdraw', use: true },
      { t: 'withdraw', use: false },
    ],
    choose: (g, f, choice, x, seat) => {
      if (choice.t !== 'withdraw' || !choice.use) return;
      useTile(g, g.plays[seat], TILE['fighting-withdrawal'], x);
      f.spared = true;
      attackUnderWay(g).withdrawn = isOriginal(g);
    },
  },
  attackersLose: (g, f, x) => {
    const due = lossesOf('attacker', f.combat, attackUnderWay(g).outcome, f.attackDice);
    if (principalOf(attackUnderWay(g), 'attacker') >= 0 && areDue(due)) x.call(losses, due);
  },
  defendersLose: (g, f, x) => {
    const due = defendersLosses(g, f);
    if (principalOf(attackUnderWay(g), 'defender') >= 0 && !f.spared && areDue(due)) x.call(losses, due);
  },
});

function whoMayBlockade(g: State): Seat | null {
  const attack = attackUnderWay(g);
  const power = attack.support === 'nobody' ? NOBODY : principalOf(attack, attack.support);
  return power >= 0 && isReady(g, power, TILE.blockade) ? g.seatOf[power] : null;
}

const difference = (dice: readonly number[]): number => Math.abs(dice[0] - dice[1]);

export const outcomeOf = (attack: number, defence: number): Outcome =>
  attack > defence ? 'attacker' : attack < defence ? 'defender' : 'tie';

/** How a combat ends as its dice lie. */
export const rolled = (f: Combat): Outcome =>
  outcomeOf(f.attack + difference(f.attackDice), f.defence + difference(f.defenceDice));

const defendersLosses = (g: State, f: Combat): Losses =>
  lossesOf('defender', f.combat, attackUnderWay(g).outcome, f.defenceDice);

function hasReserve(g: State, attack: Attack, side: Side): boolean {
  const power = principalOf(attack, side);
  return power >= 0 && isReady(g, power, TILE.reserve);
}

/** Ruling 33: after any result in the original, only after a defeat in the deluxe edition; and only to save a unit (79). */
function whoMayWithdraw(g: State, f: Frame<Combat>): Seat | null {
  const attack = attackUnderWay(g);
  const power = principalOf(attack, 'defender');
  if (power < 0 || f.spared || !isReady(g, power, TILE['fighting-withdrawal'])) return null;
  if (!isOriginal(g) && attack.outcome !== 'attacker') return null;
  const due = defendersLosses(g, f);
  if (!areDue(due)) return null;
  const isHit =
    bearers(g, attack, due).length > 0 || (due.seven && bearers(g, attack, { ...due, cause: 'seven' }).length > 0);
  return isHit ? g.seatOf[power] : null;
}

function names(g: State, attack: Attack) {
  const attacker = attack.attacker >= 0 ? POWERS[attack.attacker] : RAIDS[attack.raid];
  return { attacker, against: targetId(g, attack) };
}

/** What is attacked, as choices and events name it. */
export function targetId(g: State, attack: Attack): string {
  if (attack.defender >= 0) return POWERS[attack.defender];
  return attack.against === 'raid' ? RAIDS[attack.raid] : tablesOf(g).counters[attack.counter].id;
}

function logRoll(f: Frame<Combat>, x: Context<Event>): void {
  const { combat, attackDice, defenceDice } = f;
  x.log?.({
    t: 'combat-rolled',
    combat,
    attackDice: [...attackDice],
    defenceDice: [...defenceDice],
    attackTotal: f.attack + difference(attackDice),
    defenceTotal: f.defence + difference(defenceDice),
  });
}
