import { POWERS } from '../../data/powers.ts';
import type { Choice } from '../choices.ts';
import { optionsBySquare } from '../square-options.ts';

/** Choices that are offered again and again, made once: by square, and by power. */
export const AT: readonly Choice[] = optionsBySquare('at');
export const OF_POWER: readonly Choice[] = POWERS.map((power) => ({ t: 'power', power }));
