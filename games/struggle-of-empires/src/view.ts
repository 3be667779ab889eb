/** What a seat sees, chooses and is told: the types hosts share with this game, and how to read its arrays. */
export type { Auction } from './alliances/auction.ts';
export type { Attack } from './attack/attack-locals.ts';
export type { Combat } from './attack/combat.ts';
export { isRaidId, RAIDS, type Raid, raidOf } from './attack/raids.ts';
export type { StruggleOfEmpires } from './game.ts';
export type { NeutralsIn } from './know/neutrals-display.ts';
export type { GameView, OpenView } from './know/view.ts';
export type { Deploy } from './movement/deploy.ts';
export type { Move } from './movement/move-locals.ts';
export type { Options } from './options.ts';
export { at, held, ON_MAP, type State } from './state.ts';
export type { Turn } from './turn/turn.ts';
export { ACTIONS, type ActionId, type BoxId, type Choice, type VoyageOutcome } from './vocabulary/choices.ts';
export type { CombatKind, Event, Outcome, Side, Strength } from './vocabulary/events.ts';
export { isPromiseId, type PromiseId } from './vocabulary/promises.ts';
export { isPromptKey, type PromptKey } from './vocabulary/prompts.ts';
