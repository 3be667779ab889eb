/** Nothing has been learned yet. */
import type { Weights } from '../../../learning/network.ts';

export const weights: Weights | null = null;
