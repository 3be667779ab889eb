import type { Explanations } from './explain.ts';

/** Why choices of set-up, diplomacy, negotiation and the effects of markers cannot be had. */
export const powersExplanations: Explanations = {};
