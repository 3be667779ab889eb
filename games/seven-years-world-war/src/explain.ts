import type { Reason, Seat } from '@cabinet-wars/kernel';
import type { Choice } from './choices.ts';
import { flow } from './flow.ts';
import { because } from './reasons.ts';
import type { State } from './state.ts';

/** Why a wish is not among what a seat is offered. */
export function explain(g: State, seat: Seat, wish: Partial<Choice>): Reason[] {
  const question = flow.question(g);
  if (question === null) return [because({ why: 'game-over' })];
  const asked = question.waiting.find((one) => one.seat === seat);
  if (asked === undefined) return [because({ why: 'not-asked' })];
  const fields = Object.entries(wish);
  const offered = asked.options.some((option) =>
    fields.every(([key, value]) => (option as Record<string, unknown>)[key] === value),
  );
  return offered ? [] : [because({ why: 'not-now' })];
}
