import { Flow } from '@cabinet-wars/kernel';
import { cardProcedures } from './cards/card-procedures.ts';
import { actionRound } from './peace/action-round.ts';
import { deal } from './peace/deal.ts';
import { initiative } from './peace/initiative.ts';
import { ministries } from './peace/ministries.ts';
import { peaceTurn } from './peace/peace-turn.ts';
import { wholeGame } from './peace/whole-game.ts';
import { action } from './purchases/action.ts';
import { scoring } from './scoring/scoring.ts';
import type { State } from './state.ts';
import type { Choice } from './vocabulary/choices.ts';
import type { Event } from './vocabulary/events.ts';
import { placeTile } from './wars/place-tile.ts';
import { upgrade } from './wars/upgrade.ts';
import { warProcedures } from './wars/war-procedures.ts';

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
