import { advance } from './combat/advance.ts';
import { aftermath } from './combat/aftermath.ts';
import { attack } from './combat/attack.ts';
import { combatPhase } from './combat/combat-phase.ts';
import { losses } from './combat/losses.ts';
import { retreat } from './combat/retreat.ts';
import { upgrade } from './combat/upgrade.ts';
import { drawMarkers } from './markers/draw-markers.ts';
import { playMarker } from './markers/play-marker.ts';
import { roll } from './markers/roll.ts';
import { famine } from './movement/famine.ts';
import { move } from './movement/move.ts';
import { movementPhase } from './movement/movement-phase.ts';
import { wholeGame } from './turn/game.ts';
import { initiative } from './turn/initiative.ts';
import { playerTurn } from './turn/player-turn.ts';
import { turn } from './turn/turn.ts';

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
