export { game } from './game.ts';
export * from './i18n/index.ts';
