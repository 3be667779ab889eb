import { defaultData } from './data/default.ts';
import { notes } from './i18n/component-notes.ts';

export { loadData } from './data/load.ts';
export { createGame, game, withData } from './game.ts';
export * from './i18n/index.ts';

/** The game in numbers of fixed shape, which only programs that learn fetch. */
export const loadEncoding = async () => (await import('./encoding.ts')).encoding;

/** Our own components, and what an owner is told of their parts. */
export const components = { ours: defaultData, notes };
