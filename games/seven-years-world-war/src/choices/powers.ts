import type { Fields } from '../choices.ts';
import type { PowerId } from '../data/powers.ts';

/** Set-up, diplomacy, powers changing hands, the effects of markers, negotiation. */
export type PowersChoice =
  /** Take a power in the free deployment scenario, or name it as the target of diplomacy. */
  | { readonly t: 'power'; readonly power: PowerId }
  /** Set the power up as suggested, what is left of it. */
  | { readonly t: 'suggested' };

export const powersFields: Fields<PowersChoice> = {
  power: ['power'],
  suggested: [],
};
