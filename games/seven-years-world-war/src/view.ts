/** What a seat sees, chooses and is told: the types hosts share with this game, and how to read its arrays. */
export type { Attack } from './combat/attack-under-way.ts';
export type { Losses } from './combat/losses.ts';
export type { Attempt } from './diplomacy/attempt.ts';
export type { SevenYearsWorldWar } from './game.ts';
export type { GameView, OpenView } from './know/view.ts';
export type { Move } from './movement/move-under-way.ts';
export type { MovementPhase } from './movement/movement-phase.ts';
export type { Deploy } from './set-up/deploy.ts';
export { FIRST_LEADER, inBox, MINOR, NEUTRAL, NO_PIECE, NOBODY, type Piece, type State } from './state.ts';
export type { PieceName } from './vocabulary/choices/war.ts';
export type { Choice } from './vocabulary/choices.ts';
export { EVENT_KINDS, type Event } from './vocabulary/events.ts';
export { type Points, sumOf as sumOfPoints } from './vocabulary/points.ts';
export { isPromptKey, prompts } from './vocabulary/prompts.ts';
export type { RollFor } from './vocabulary/rolls.ts';
