import type { Option, Seat } from '@cabinet-wars/kernel';
import type { Choice } from './choices.ts';
import type { State } from './state.ts';

/**
 * Adds `play` options for the markers of a seat's hand that the timing table lets it play freely in the present phase and that
 * would do anything. Every ask that offers a player his phase calls this.
 */
export function addPlays(_g: State, _seat: Seat, _options: Option<Choice>[]): void {}
