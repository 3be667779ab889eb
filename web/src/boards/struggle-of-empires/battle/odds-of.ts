import { placeOf, powerOf, regionOf, tileOf } from '@cabinet-wars/struggle-of-empires/data';
import {
  type CombatOdds,
  contemplate,
  type Odds,
  oddsNow,
  oddsOf,
  raidOdds,
  type SeaOdds,
  seaOdds,
  strengthOf,
} from '@cabinet-wars/struggle-of-empires/reckoning';
import {
  type Attack,
  type CombatKind,
  type Deploy,
  type Move,
  raidOf,
  type Strength,
} from '@cabinet-wars/struggle-of-empires/view';
import { sampleOf } from '../read/sample-of.ts';
import { frameOf, type GameChoice, type GameView } from '../read/seen.ts';

export type { CombatOdds, Odds, SeaOdds, Strength };

/** The chances of an attack that might be declared, with nobody's help but that which comes by itself. */
export function oddsOfAttack(view: GameView, seat: number, choice: GameChoice): Odds | null {
  if (choice.t !== 'attack') return null;
  const g = sampleOf(view);
  const attacker = g.plays[seat];
  return oddsOf(g, contemplate(g, { attacker, region: regionOf(choice.region), against: choice.against }));
}

/** The chances of a raid, from its sender's side. */
export function oddsOfRaid(view: GameView, choice: GameChoice): CombatOdds | null {
  if (choice.t !== 'raid') return null;
  return raidOdds(sampleOf(view), raidOf(tileOf(choice.tile)), regionOf(choice.region), powerOf(choice.power));
}

/** The attack under way, once it has a target. */
export function attackUnderWay(view: GameView): Attack | null {
  const attack = frameOf<Attack>(view.open, 'attack', 'raid');
  return attack === null || attack.against === 'nothing-yet' ? null : attack;
}

/** The chances of the attack under way from the question that is open, with the helpers who have come so far. */
export const oddsUnderWay = (view: GameView): Odds | null => oddsNow(sampleOf(view));

/** Both sides of a combat of the attack under way, part by part. */
export function strengths(view: GameView, combat: CombatKind): { attack: Strength; defence: Strength } | null {
  const attack = attackUnderWay(view);
  if (attack === null) return null;
  const g = sampleOf(view);
  return { attack: strengthOf(g, attack, 'attacker', combat), defence: strengthOf(g, attack, 'defender', combat) };
}

/** What the sea check of a move would say; null where the way is safe. */
export function oddsOfVoyage(view: GameView, choice: GameChoice): SeaOdds | null {
  const moving = frameOf<Move | Deploy>(view.open, 'move', 'deploy');
  if (choice.t !== 'to' || moving === null) return null;
  return seaOdds(sampleOf(view), moving.power, moving.from, placeOf(choice.place));
}
