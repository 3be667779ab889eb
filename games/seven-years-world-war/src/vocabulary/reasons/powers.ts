import type { MarkerId } from '../../data/markers.ts';
import type { PowerId } from '../../data/powers.ts';
import type { SquareId } from '../../data/squares.ts';

export type PowersWhy =
  | { readonly why: 'no-such-power'; readonly power: PowerId }
  // set-up
  | { readonly why: 'power-taken'; readonly power: PowerId }
  | { readonly why: 'not-together'; readonly power: PowerId }
  | { readonly why: 'not-set-up-there'; readonly square: SquareId }
  // diplomacy
  | { readonly why: 'own-target'; readonly power: PowerId }
  | { readonly why: 'not-diplomacy'; readonly marker: MarkerId }
  | { readonly why: 'last-power'; readonly power: PowerId }
  | { readonly why: 'target-neutral'; readonly power: PowerId }
  | { readonly why: 'target-not-neutral'; readonly power: PowerId }
  | { readonly why: 'result-too-low' }
  | { readonly why: 'treasuries-open' }
  // markers
  | { readonly why: 'has-initiative' }
  | { readonly why: 'no-point' }
  | { readonly why: 'not-nearest'; readonly square: SquareId }
  // negotiation
  | { readonly why: 'nothing-in-it' }
  | { readonly why: 'not-controlled'; readonly power: PowerId }
  | { readonly why: 'hand-full'; readonly most: number }
  | { readonly why: 'other-cannot-pay'; readonly points: number }
  | { readonly why: 'until-past'; readonly turn: number }
  | { readonly why: 'clause-terms' }
  | { readonly why: 'signed-already' }
  | { readonly why: 'not-signed' }
  | { readonly why: 'no-such-debt' }
  | { readonly why: 'no-game-yet' };
