import { Flow } from '@cabinet-wars/kernel';
import type { Choice } from './choices.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import { alliances } from './steps/alliances.ts';
import { ally } from './steps/ally.ts';
import { attack } from './steps/attack.ts';
import { auction } from './steps/auction.ts';
import { build } from './steps/build.ts';
import { callAllies } from './steps/call-allies.ts';
import { colonize } from './steps/colonize.ts';
import { combat } from './steps/combat.ts';
import { deal } from './steps/deal.ts';
import { deploy } from './steps/deploy.ts';
import { draft } from './steps/draft.ts';
import { wholeGame } from './steps/game.ts';
import { losses } from './steps/losses.ts';
import { move } from './steps/move.ts';
import { raid } from './steps/raid.ts';
import { round } from './steps/round.ts';
import { setUp } from './steps/set-up.ts';
import { takeTile } from './steps/take-tile.ts';
import { trainedNatives } from './steps/trained-natives.ts';
import { turn } from './steps/turn.ts';
import { voyage } from './steps/voyage.ts';
import { war } from './steps/war.ts';

/** Every procedure of the game, in the order of the rulebook. */
export const flow = new Flow<State, Choice, Event>([
  wholeGame,
  setUp,
  draft,
  war,
  alliances,
  auction,
  round,
  turn,
  build,
  deploy,
  move,
  voyage,
  attack,
  callAllies,
  combat,
  losses,
  takeTile,
  raid,
  ally,
  colonize,
  trainedNatives,
  deal,
]);
