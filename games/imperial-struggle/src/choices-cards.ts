import type { SpaceId } from './data/spaces.ts';

/** What effects of cards, ministries and Advantages ask. */
export type CardChoice =
  /** A space the effect in hand is aimed at. */
  { readonly t: 'target'; readonly space: SpaceId } | { readonly t: 'decline' };

export const CARD_FIELDS: Readonly<Record<CardChoice['t'], readonly string[]>> = {
  target: ['space'],
  decline: [],
};
