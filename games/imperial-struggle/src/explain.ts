import { fits, type Reason, type Seat } from '@cabinet-wars/kernel';
import type { Choice } from './choices.ts';
import { flow } from './flow.ts';
import { because } from './reasons.ts';
import type { State } from './state.ts';

type Wish = Readonly<Record<string, unknown>>;

/** Why a wish is not among a seat's options; nothing if it is. */
export function explain(g: State, seat: Seat, wish: Partial<Choice>): Reason[] {
  const question = g.stack.length === 0 ? null : flow.question(g);
  if (question === null) return [because({ why: 'game-over' })];
  const asked = question.waiting.find((one) => one.seat === seat);
  if (asked === undefined) return [because({ why: 'not-asked' })];
  if (asked.options.some((option) => isPartOf(wish as Wish, option as Wish))) return [];
  return [because({ why: 'not-now' })];
}

/** Whether what a wish says agrees with an option; what it leaves out does not matter. */
const isPartOf = (wish: Wish, option: Wish): boolean =>
  Object.keys(wish).every(
    (key) => Object.hasOwn(option, key) && fits({ [key]: option[key] }, { [key]: wish[key] as string }),
  );
