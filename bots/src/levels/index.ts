export { type LoadSense, levelKinds } from './kinds.ts';
export { LEVEL_IDS, type LevelId } from './level.ts';
export type { Sense } from './player.ts';
