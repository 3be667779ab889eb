import type { AbilityId } from '../data/abilities.ts';

/** Why something about cards, ministries and Advantages cannot be. */
export type CardWhy =
  | { readonly why: 'no-target' }
  /** Not at this moment of the Action Round. */
  | { readonly why: 'ability-timing'; readonly ability: AbilityId }
  /** What it needs or would act on is not there. */
  | { readonly why: 'ability-useless'; readonly ability: AbilityId }
  /** It is used by buying what it makes possible. */
  | { readonly why: 'ability-by-purchase'; readonly ability: AbilityId };
