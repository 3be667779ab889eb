import { Flow } from '@cabinet-wars/kernel';
import type { Choice } from './choices.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import { action } from './steps/action.ts';
import { actionRound } from './steps/action-round.ts';
import { cardProcedures } from './steps/card-procedures.ts';
import { deal } from './steps/deal.ts';
import { wholeGame } from './steps/game.ts';
import { initiative } from './steps/initiative.ts';
import { ministries } from './steps/ministries.ts';
import { peaceTurn } from './steps/peace-turn.ts';
import { placeTile } from './steps/place-tile.ts';
import { scoring } from './steps/scoring.ts';
import { upgrade } from './steps/upgrade.ts';
import { warProcedures } from './steps/war-procedures.ts';

/** Every procedure of the game, in the order of the rulebook. */
export const flow = new Flow<State, Choice, Event>([
  wholeGame,
  peaceTurn,
  deal,
  ministries,
  initiative,
  actionRound,
  action,
  placeTile,
  upgrade,
  scoring,
  ...cardProcedures,
  ...warProcedures,
]);
