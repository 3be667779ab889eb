/** The game's tables: powers, regions and borders, tiles, alliances, counters and numbers. */
export * from './alliances.ts';
export * from './counters.ts';
export * from './default.ts';
export * from './numbers.ts';
export * from './powers.ts';
export * from './regions.ts';
export * from './shape.ts';
export * from './tables.ts';
export * from './tiles.ts';
export * from './units.ts';
