export { loadData } from './data/load.ts';
export { createGame, game, type ImperialStruggle, withData } from './game.ts';
export * from './i18n/index.ts';
