/** What a seat sees, chooses and is told: the types hosts share with this game, and how to read its slots. */
export type { ImperialStruggle } from './game.ts';
export { FACE_DOWN, type GameView, type OpenView } from './know/view.ts';
export type { Options } from './options.ts';
export type { Action, Grant, Round } from './peace/round.ts';
export { bonusSlot, type State, THEATRES_PER_WAR, theatreSlot } from './state.ts';
export { ACTIONS, type ActionId, type Choice } from './vocabulary/choices.ts';
export type { Event } from './vocabulary/events.ts';
export { LIMITS, type LimitId } from './vocabulary/limits.ts';
export { isPromptKey, type PromptKey } from './vocabulary/prompts.ts';
