import { advance } from './steps/advance.ts';
import { aftermath } from './steps/aftermath.ts';
import { attack } from './steps/attack.ts';
import { combatPhase } from './steps/combat-phase.ts';
import { drawMarkers } from './steps/draw-markers.ts';
import { famine } from './steps/famine.ts';
import { wholeGame } from './steps/game.ts';
import { initiative } from './steps/initiative.ts';
import { losses } from './steps/losses.ts';
import { move } from './steps/move.ts';
import { movementPhase } from './steps/movement-phase.ts';
import { playMarker } from './steps/play-marker.ts';
import { playerTurn } from './steps/player-turn.ts';
import { retreat } from './steps/retreat.ts';
import { roll } from './steps/roll.ts';
import { turn } from './steps/turn.ts';
import { upgrade } from './steps/upgrade.ts';

/** The sequence of play, dice and markers, movement and combat. */
export const warProcedures = [
  wholeGame,
  turn,
  initiative,
  playerTurn,
  movementPhase,
  move,
  combatPhase,
  attack,
  aftermath,
  losses,
  famine,
  retreat,
  upgrade,
  advance,
  roll,
  playMarker,
  drawMarkers,
];
