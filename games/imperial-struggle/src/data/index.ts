/** The facts of the game: tables without behaviour. */
export * from './advantages.ts';
export * from './awards.ts';
export * from './demand.ts';
export * from './events.ts';
export * from './investments.ts';
export * from './ministries.ts';
export * from './numbers.ts';
export * from './points.ts';
export * from './regions.ts';
export * from './set-up.ts';
export * from './sides.ts';
export * from './spaces.ts';
export * from './turns.ts';
export * from './war-tiles.ts';
export * from './wars.ts';
export * from './where.ts';
