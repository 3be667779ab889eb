import type { SpaceId } from '../data/map/spaces.ts';

/** Why something in a War cannot be. */
export type WarWhy =
  | { readonly why: 'not-conquerable'; readonly space: SpaceId }
  | { readonly why: 'needs-squadron'; readonly space: SpaceId }
  | { readonly why: 'already-yours'; readonly space: SpaceId }
  | { readonly why: 'american'; readonly space: SpaceId }
  | { readonly why: 'outside-theatre'; readonly space: SpaceId }
  | { readonly why: 'refused-this-war'; readonly space: SpaceId }
  | { readonly why: 'no-conquest-line'; readonly space: SpaceId }
  | { readonly why: 'conquest-points-short'; readonly need: number; readonly have: number }
  | { readonly why: 'no-squadron-to-send' }
  | { readonly why: 'squadron-outside-theatre'; readonly space: SpaceId }
  | { readonly why: 'squadron-has-conquered' };
