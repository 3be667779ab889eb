export { loadData } from './data/load.ts';
export { createGame, game, withData } from './game.ts';
export * from './i18n/index.ts';
