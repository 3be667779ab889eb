import { agrees, type Reason, type Seat } from '@cabinet-wars/kernel';
import { flow } from '../flow.ts';
import type { State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import { because } from '../vocabulary/reasons.ts';
import { moneyExplanations } from './explain-money.ts';
import { powersExplanations } from './explain-powers.ts';
import { warExplanations } from './explain-war.ts';
import type { Explanations, Wish } from './explanations.ts';

const explanations: Explanations = { ...warExplanations, ...moneyExplanations, ...powersExplanations };

/** Why a wish is not among what a seat is offered. */
export function explain(g: State, seat: Seat, wish: Partial<Choice>): Reason[] {
  const question = flow.question(g);
  if (question === null) return [because({ why: 'game-over' })];
  const asked = question.waiting.find((one) => one.seat === seat);
  if (asked === undefined) return [because({ why: 'not-asked' })];
  if (asked.options.some((option) => agrees(option, wish))) return [];
  const kind = asked.options.some((option) => option.t === wish.t);
  const found = wish.t === undefined ? [] : (explanations[wish.t]?.(g, seat, wish as Wish, question.key) ?? []);
  const reasons = found.filter((reason) => reason !== null);
  if (reasons.length > 0) return reasons;
  return [because({ why: kind || wish.t === undefined ? 'not-one-of-these' : 'not-now' })];
}
