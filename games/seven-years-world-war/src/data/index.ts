/** The game's tables: squares and terrain, powers, units, markers, routes, charts, deployments. */
export * from './charts.ts';
export * from './combat.ts';
export * from './default/index.ts';
export * from './deployments.ts';
export * from './markers.ts';
export * from './powers.ts';
export * from './routes.ts';
export * from './squares.ts';
export { tablesOf } from './tables.ts';
export * from './terrain.ts';
export { type PhaseId, USES } from './timing.ts';
export * from './units.ts';
