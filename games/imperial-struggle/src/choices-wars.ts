import type { SpaceId } from './data/spaces.ts';

/** What Wars and the optional rules ask. */
export type WarChoice =
  /** A space taken with Conquest Points; a sea with a squadron from where it is. */
  | { readonly t: 'conquer'; readonly space: SpaceId }
  | { readonly t: 'conquer-sea'; readonly space: SpaceId; readonly from: SpaceId | 'navy-box' }
  | { readonly t: 'refuse'; readonly refuse: boolean };

export const WAR_FIELDS: Readonly<Record<WarChoice['t'], readonly string[]>> = {
  conquer: ['space'],
  'conquer-sea': ['space', 'from'],
  refuse: ['refuse?'],
};
