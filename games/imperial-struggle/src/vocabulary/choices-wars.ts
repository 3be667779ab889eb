import type { SpaceId } from '../data/map/spaces.ts';
import type { TheatreId } from '../data/wars.ts';

/** What Wars and the optional rules ask. A flag taken by a War tile or a result row is a `target`. */
export type WarChoice =
  /** A space taken with Conquest Points; a sea with a squadron from where it is. */
  | { readonly t: 'conquer'; readonly space: SpaceId }
  | { readonly t: 'conquer-sea'; readonly space: SpaceId; readonly from: SpaceId | 'navy-box' }
  | { readonly t: 'refuse'; readonly refuse: boolean }
  /** A squadron the loser of a theatre gives up. */
  | { readonly t: 'give-up'; readonly from: SpaceId | 'navy-box' }
  /** The American Revolution: an American flag put in a Territory, a Fort taken away. */
  | { readonly t: 'american-flag'; readonly space: SpaceId }
  | { readonly t: 'raze-fort'; readonly space: SpaceId }
  /** Treaty Points for which one would play Britain. */
  | { readonly t: 'bid'; readonly trp: number }
  /** Which of the Basic tiles drawn, by kind, goes to a theatre. */
  | { readonly t: 'allot'; readonly theatre: TheatreId; readonly tile: number };

export const WAR_FIELDS: Readonly<Record<WarChoice['t'], readonly string[]>> = {
  conquer: ['space'],
  'conquer-sea': ['space', 'from'],
  refuse: ['refuse?'],
  'give-up': ['from'],
  'american-flag': ['space'],
  'raze-fort': ['space'],
  bid: ['trp#'],
  allot: ['theatre', 'tile#'],
};
