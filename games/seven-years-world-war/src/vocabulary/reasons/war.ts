import type { CombatTableId } from '../../data/combat.ts';
import type { MarkerId } from '../../data/markers.ts';
import type { SquareId } from '../../data/squares.ts';
import type { PhaseId } from '../../data/timing.ts';

export type WarWhy =
  | { readonly why: 'game-over' }
  | { readonly why: 'not-asked' }
  | { readonly why: 'not-now' }
  | { readonly why: 'not-one-of-these' }
  | { readonly why: 'marker-not-held'; readonly marker: MarkerId }
  | { readonly why: 'marker-not-now'; readonly marker: MarkerId; readonly phase: PhaseId }
  | { readonly why: 'no-unit-there'; readonly square: SquareId }
  | { readonly why: 'moved-already'; readonly square: SquareId }
  | { readonly why: 'not-moved-yet'; readonly square: SquareId }
  | { readonly why: 'thrown-back'; readonly square: SquareId }
  | { readonly why: 'cannot-move'; readonly square: SquareId }
  | { readonly why: 'not-adjacent'; readonly square: SquareId }
  | { readonly why: 'closed-side'; readonly square: SquareId }
  | { readonly why: 'sea-side'; readonly square: SquareId }
  | { readonly why: 'land-side'; readonly square: SquareId }
  | { readonly why: 'polar-ice'; readonly square: SquareId }
  | { readonly why: 'foreign-units'; readonly square: SquareId }
  | { readonly why: 'no-way-on'; readonly square: SquareId }
  | { readonly why: 'too-far'; readonly square: SquareId; readonly cost: number; readonly left: number }
  | { readonly why: 'border'; readonly square: SquareId }
  | { readonly why: 'nobody-there'; readonly square: SquareId }
  | { readonly why: 'own-units'; readonly square: SquareId }
  | { readonly why: 'attacked-already'; readonly square: SquareId }
  | { readonly why: 'attacked-from-there'; readonly square: SquareId; readonly from: SquareId }
  | { readonly why: 'not-attacked-yet'; readonly square: SquareId }
  | { readonly why: 'countrymen'; readonly square: SquareId }
  | { readonly why: 'only-defends'; readonly square: SquareId }
  | { readonly why: 'fleet-at-sea'; readonly square: SquareId }
  | { readonly why: 'needs-armies'; readonly table: CombatTableId }
  | { readonly why: 'needs-legion'; readonly table: CombatTableId }
  | { readonly why: 'no-such-leader'; readonly marker: MarkerId }
  | { readonly why: 'leads-nobody'; readonly marker: MarkerId };
