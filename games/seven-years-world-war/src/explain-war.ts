import type { Explanations } from './explain.ts';

/** Why choices of movement and combat cannot be had. */
export const warExplanations: Explanations = {};
