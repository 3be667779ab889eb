import { ABILITIES } from '../data/abilities.ts';
import { ADVANTAGE_COUNT, ADVANTAGE_EFFECT, ADVANTAGES, type Advantage } from '../data/advantages.ts';
import { MINISTRIES } from '../data/ministries.ts';
import { controllerOf } from '../map/control.ts';
import type { Round } from '../peace/round.ts';
import type { State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import { usableAbilities } from './abilities.ts';
import { hasConflictTarget, mayUseAdvantage } from './advantages.ts';

// Options are made once and handed out again and again: nobody changes them.
const REVEALS = MINISTRIES.map((ministry): Choice => ({ t: 'reveal', ministry }));
const USES = ABILITIES.map((ability): Choice => ({ t: 'ability', ability }));
export const ADVANTAGE_CHOICES = ADVANTAGES.map((advantage): Choice => ({ t: 'advantage', advantage }));

/** What may be done at any point of an own Action Round besides what is asked: ministries turned up, their abilities used. */
export function offerMinistries(g: State, round: Round, out: Choice[]): void {
  for (const ministry of g.secret.ministries[round.side]) if (g.revealed[ministry] === 0) out.push(REVEALS[ministry]);
  for (const ability of usableAbilities(g, round.side)) out.push(USES[ability]);
}

/** Rule 50: an Advantage that costs no points may be used where its effect changes something. */
export function changesSomething(g: State, round: Round, advantage: Advantage): boolean {
  const effect = ADVANTAGE_EFFECT[advantage];
  if (effect.does === 'debt') return g.debt[round.side] > 0;
  return hasConflictTarget(g, advantage);
}

/** Advantages that cost no points; the others are offered with what an action buys. */
export function offerAdvantages(g: State, round: Round, out: Choice[]): void {
  for (let advantage = 0; advantage < ADVANTAGE_COUNT; advantage++) {
    const { does } = ADVANTAGE_EFFECT[advantage];
    if ((does !== 'debt' && does !== 'conflict') || controllerOf(g, advantage) !== round.side) continue;
    if (mayUseAdvantage(g, round, advantage) === null && changesSomething(g, round, advantage))
      out.push(ADVANTAGE_CHOICES[advantage]);
  }
}
