import type { Fields } from '../choices.ts';
import type { PowerId } from '../data/powers.ts';
import type { SquareId } from '../data/squares.ts';
import type { KindId } from '../data/units.ts';

/** Treasury, provisioning, pillage, enlightenment. */
export type MoneyChoice =
  | { readonly t: 'recruit'; readonly power: PowerId; readonly kind: KindId }
  | { readonly t: 'place'; readonly square: SquareId }
  | { readonly t: 'buy-marker' };

export const moneyFields: Fields<MoneyChoice> = {
  recruit: ['power', 'kind'],
  place: ['square'],
  'buy-marker': [],
};
