import type { OrderSpec } from '@cabinet-wars/kernel';
import { actionOf } from '../peace/round.ts';
import type { State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import { payChoices } from './payment.ts';

export type OrderId = 'pay-debt-first' | 'pay-treaty-first';

/** For points that Debt and Treaty Points could both pay: take this as long as there is some. */
const payFirst = (id: OrderId, paid: 'debt' | 'treaty'): OrderSpec<State, Choice> => ({
  id,
  asks: ['action.pay'],
  terms: {},
  answer: (g) => (payChoices(g, actionOf(g)!).includes(paid) ? { t: 'pay', with: paid } : null),
});

export const orders: readonly OrderSpec<State, Choice>[] = [
  payFirst('pay-debt-first', 'debt'),
  payFirst('pay-treaty-first', 'treaty'),
];
