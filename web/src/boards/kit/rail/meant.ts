import './meant.css';
import type { Choice } from '@cabinet-wars/kernel';
import type { Taught } from '../lesson/taught.ts';

/** In a lesson: a button for a choice, or for a row of them, is lit where that is meant, and dimmed where it is not. */
export function meant<C extends Choice>(
  taught: Taught<C> | undefined,
  choices: readonly C[],
): { readonly 'data-meant'?: 'yes' | 'no' } {
  if (taught === undefined || taught.isFree || choices.length === 0) return {};
  return { 'data-meant': taught.of(...choices).isMeant ? 'yes' : 'no' };
}

/** In a lesson: a button that belongs to a gesture is lit where it is the next press. */
export const litNext = (isNext: boolean): { readonly 'data-meant'?: 'yes' } => (isNext ? { 'data-meant': 'yes' } : {});
