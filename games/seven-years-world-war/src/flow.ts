import { Flow } from '@cabinet-wars/kernel';
import type { Choice } from './choices.ts';
import type { Event } from './events.ts';
import { moneyProcedures } from './flow-money.ts';
import { powersProcedures } from './flow-powers.ts';
import { warProcedures } from './flow-war.ts';
import type { State } from './state.ts';

/** Every procedure of the game. */
export const flow = new Flow<State, Choice, Event>([...warProcedures, ...moneyProcedures, ...powersProcedures]);
