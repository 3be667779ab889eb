import type { MarkerId } from '../../data/markers.ts';
import type { LandId, PowerId } from '../../data/powers.ts';
import type { SquareId } from '../../data/squares.ts';
import type { KindId } from '../../data/units.ts';
import type { Fields } from './fields.ts';

/** Treasury, provisioning, pillage, enlightenment. */
export type MoneyChoice =
  // taxation (25.0)
  | { readonly t: 'raise-taxes'; readonly power: PowerId }
  /** Whether a square several powers hold is taxed by the one that raises taxes (25.1). */
  | { readonly t: 'tax-here'; readonly here: boolean }
  /** Where a rebellion breaks out (25.3). */
  | { readonly t: 'rebel-in'; readonly land: LandId }
  /** 27.4: extra markers for enlightenment. */
  | { readonly t: 'draw'; readonly markers: number }
  // recruiting
  | { readonly t: 'recruit'; readonly power: PowerId; readonly kind: KindId }
  | { readonly t: 'place'; readonly square: SquareId }
  | { readonly t: 'buy-marker' }
  | { readonly t: 'restore'; readonly square: SquareId }
  /** A base becomes a fortified zone (erratum 11.3 (8)). */
  | { readonly t: 'fortify'; readonly square: SquareId }
  | { readonly t: 'build-legion'; readonly marker: MarkerId; readonly power: PowerId; readonly fromHand: boolean }
  /** The veteran army that is to become a legion (23.1). */
  | { readonly t: 'veterans'; readonly power: PowerId; readonly square: SquareId }
  // training, disbanding, provisioning: a square, then its units with `upgrade` and `lose`
  | { readonly t: 'trainer'; readonly marker: MarkerId; readonly power: PowerId; readonly fromHand: boolean }
  | { readonly t: 'train-in'; readonly square: SquareId }
  | { readonly t: 'disband' }
  | { readonly t: 'disband-in'; readonly square: SquareId }
  | { readonly t: 'starve-in'; readonly square: SquareId }
  // pillage, enlightenment
  | { readonly t: 'pillage'; readonly square: SquareId }
  | { readonly t: 'minor-pillage'; readonly square: SquareId }
  | { readonly t: 'enlighten-with'; readonly marker: MarkerId }
  | { readonly t: 'enlighten'; readonly square: SquareId };

export const moneyFields: Fields<MoneyChoice> = {
  'raise-taxes': ['power'],
  'tax-here': ['here?'],
  'rebel-in': ['land'],
  draw: ['markers#'],
  recruit: ['power', 'kind'],
  place: ['square'],
  'buy-marker': [],
  restore: ['square'],
  fortify: ['square'],
  'build-legion': ['marker', 'power', 'fromHand?'],
  veterans: ['power', 'square'],
  trainer: ['marker', 'power', 'fromHand?'],
  'train-in': ['square'],
  disband: [],
  'disband-in': ['square'],
  'starve-in': ['square'],
  pillage: ['square'],
  'minor-pillage': ['square'],
  'enlighten-with': ['marker'],
  enlighten: ['square'],
};
