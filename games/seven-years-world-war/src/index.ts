import { defaultData } from './data/default/index.ts';
import { notes } from './i18n/component-notes.ts';

export { loadData } from './data/load.ts';
export { warnings, warningsOnWay } from './diplomacy/warnings.ts';
export { createGame, game, type SevenYearsWorldWar, withData } from './game.ts';
export * from './i18n/index.ts';

/** The game in numbers of fixed shape, which only programs that learn fetch. */
export const loadEncoding = async () => (await import('./encoding.ts')).encoding;

/** Our own components, and what an owner is told of their parts. */
export const components = { ours: defaultData, notes };
