import { rules } from '@cabinet-wars/kernel';
import type { Choice } from './choices.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** The kernel's words, fixed to this game's types: every step file writes its rules with these. */
export const { procedure } = rules<State, Choice, Event>();
