import type { Reason, Seat } from '@cabinet-wars/kernel';
import type { State } from '../state.ts';
import type { ChoiceKind } from '../vocabulary/choices.ts';

/** A wish with its fields loose: any may be missing or nonsense. `key` is the open question, `procedure.step`. */
export type Wish = Readonly<Record<string, unknown>>;
/** By kind of choice: every reason why a wish of that kind is not offered. An empty list says "not one of these". */
export type Explanations = Readonly<
  Partial<Record<ChoiceKind, (g: State, seat: Seat, wish: Wish, key: string) => (Reason | null)[]>>
>;
