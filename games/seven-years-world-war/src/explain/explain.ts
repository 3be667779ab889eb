import { explainWish, type Reason, type Seat } from '@cabinet-wars/kernel';
import { flow } from '../flow.ts';
import type { State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import { because } from '../vocabulary/reasons.ts';
import { moneyExplanations } from './explain-money.ts';
import { powersExplanations } from './explain-powers.ts';
import { warExplanations } from './explain-war.ts';
import type { Explanations } from './explanations.ts';

const explanations: Explanations = { ...warExplanations, ...moneyExplanations, ...powersExplanations };

/** Why a wish is not among what a seat is offered. */
export const explain = (g: State, seat: Seat, wish: Partial<Choice>): Reason[] =>
  explainWish(flow, g, seat, wish, ({ key, options }) => {
    const found = wish.t === undefined ? [] : (explanations[wish.t]?.(g, seat, wish, key) ?? []);
    const reasons = found.filter((reason) => reason !== null);
    if (reasons.length > 0) return reasons;
    const isKindOffered = wish.t === undefined || options.some((option) => option.t === wish.t);
    return [because({ why: isKindOffered ? 'not-one-of-these' : 'not-now' })];
  });
