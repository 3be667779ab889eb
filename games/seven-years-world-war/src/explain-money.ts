import type { Explanations } from './explain.ts';

/** Why choices of treasury, provisioning, pillage and enlightenment cannot be had. */
export const moneyExplanations: Explanations = {};
