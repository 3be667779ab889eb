import { Flow } from '@cabinet-wars/kernel';
import { ally } from './alliances/ally.ts';
import { auction } from './alliances/auction.ts';
import { alliances } from './alliances/determine-alliances.ts';
import { attack } from './attack/attack.ts';
import { callAllies } from './attack/call-allies.ts';
import { combat } from './attack/combat.ts';
import { losses } from './attack/losses.ts';
import { raid } from './attack/raid.ts';
import { deal } from './diplomacy/deal.ts';
import { colonize } from './map/colonize.ts';
import { build } from './movement/build.ts';
import { deploy } from './movement/deploy.ts';
import { move } from './movement/move.ts';
import { voyage } from './movement/voyage.ts';
import { draft } from './set-up/draft.ts';
import { setUp } from './set-up/set-up.ts';
import type { State } from './state.ts';
import { takeTile } from './tiles/take-tile.ts';
import { trainedNatives } from './tiles/trained-natives.ts';
import { round } from './turn/round.ts';
import { turn } from './turn/turn.ts';
import { war } from './turn/war.ts';
import { wholeGame } from './turn/whole-game.ts';
import type { Choice } from './vocabulary/choices.ts';
import type { Event } from './vocabulary/events.ts';

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
