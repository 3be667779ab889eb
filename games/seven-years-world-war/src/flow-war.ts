import { combatPhase } from './steps/combat-phase.ts';
import { drawMarkers } from './steps/draw-markers.ts';
import { wholeGame } from './steps/game.ts';
import { initiative } from './steps/initiative.ts';
import { movementPhase } from './steps/movement-phase.ts';
import { playMarker } from './steps/play-marker.ts';
import { playerTurn } from './steps/player-turn.ts';
import { roll } from './steps/roll.ts';
import { turn } from './steps/turn.ts';

/** The sequence of play, dice and markers, movement and combat. */
export const warProcedures = [
  wholeGame,
  turn,
  initiative,
  playerTurn,
  movementPhase,
  combatPhase,
  roll,
  playMarker,
  drawMarkers,
];
