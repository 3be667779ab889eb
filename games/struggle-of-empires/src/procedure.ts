import { rules } from '@cabinet-wars/kernel';
import type { State } from './state.ts';
import type { Choice } from './vocabulary/choices.ts';
import type { Event } from './vocabulary/events.ts';

/** The kernel's words, fixed to this game's types: every step file writes its rules with these. */
export const { procedure } = rules<State, Choice, Event>();
