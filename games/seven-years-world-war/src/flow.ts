import { Flow } from '@cabinet-wars/kernel';
import { moneyProcedures } from './flow-money.ts';
import { powersProcedures } from './flow-powers.ts';
import { warProcedures } from './flow-war.ts';
import type { State } from './state.ts';
import type { Choice } from './vocabulary/choices.ts';
import type { Event } from './vocabulary/events.ts';

/** Every procedure of the game. */
export const flow = new Flow<State, Choice, Event>([...warProcedures, ...moneyProcedures, ...powersProcedures]);
