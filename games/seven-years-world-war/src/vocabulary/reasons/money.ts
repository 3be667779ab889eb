import type { PowerId } from '../../data/powers.ts';
import type { SquareId } from '../../data/squares.ts';
import type { KindId } from '../../data/units.ts';

export type MoneyWhy =
  | { readonly why: 'cannot-pay'; readonly points: number; readonly has: number }
  | { readonly why: 'counters-used-up'; readonly power: PowerId; readonly kind: KindId }
  | { readonly why: 'power-not-yours'; readonly power: PowerId }
  | { readonly why: 'not-occupied'; readonly square: SquareId }
  | { readonly why: 'pillaged'; readonly square: SquareId }
  | { readonly why: 'not-pillaged'; readonly square: SquareId }
  | { readonly why: 'not-civilized'; readonly square: SquareId }
  | { readonly why: 'not-land'; readonly square: SquareId }
  | { readonly why: 'not-of-power'; readonly square: SquareId; readonly power: PowerId }
  | { readonly why: 'no-port'; readonly square: SquareId }
  | { readonly why: 'square-full'; readonly square: SquareId; readonly most: number }
  | { readonly why: 'works-there'; readonly square: SquareId }
  | { readonly why: 'no-base'; readonly square: SquareId }
  | { readonly why: 'nowhere-to-place'; readonly power: PowerId; readonly kind: KindId }
  | { readonly why: 'pool-empty' }
  | { readonly why: 'rule-not-played' }
  | { readonly why: 'no-veterans' }
  | { readonly why: 'nothing-to-train' }
  | { readonly why: 'taxes-raised-already'; readonly power: PowerId }
  | { readonly why: 'no-taxes-there'; readonly power: PowerId }
  | { readonly why: 'own-power'; readonly square: SquareId }
  | { readonly why: 'own-country'; readonly square: SquareId }
  | { readonly why: 'pillage-tried'; readonly square: SquareId }
  | { readonly why: 'enlightened-already'; readonly square: SquareId };
