import { Flow } from '@cabinet-wars/kernel';
import type { Choice } from './choices.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import { cardProcedures } from './steps/card-procedures.ts';
import { warProcedures } from './steps/war-procedures.ts';

/** Every procedure of the game, in the order of the rulebook. */
export const flow = new Flow<State, Choice, Event>([...cardProcedures, ...warProcedures]);
