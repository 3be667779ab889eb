import type { AnyGame, Translations } from '@cabinet-wars/kernel';
import type { BotKind, BotTexts } from '../bot.ts';
import { LEVELS, type Level, USUAL_LEVEL } from './level.ts';
import type { Sense } from './player.ts';
import { levelTexts } from './texts.ts';

/** Fetches a game's `Sense`, whatever its types of state and choice. */
// biome-ignore lint/suspicious/noExplicitAny: a sense is used with the very game it is about
export type LoadSense = () => Promise<(game: AnyGame) => Sense<any, any>>;

/** All levels of a game, from the gentlest on. How they think is fetched when somebody has to: pages only list them. */
export const levelKinds = (loadSense: LoadSense, texts: Translations<BotTexts>, former: BotKind): readonly BotKind[] =>
  LEVELS.map((level) => ({
    id: level.id,
    ...loadersOf(loadSense, level),
    texts: levelTexts(level.id, texts),
    ...(level.id === USUAL_LEVEL ? { usual: true as const, former } : {}),
  }));

const loadersOf = (
  loadSense: LoadSense,
  level: Level,
): Pick<BotKind, 'load' | 'loadAdviser' | 'loadReviewer' | 'loadForecaster'> => ({
  load: async () => {
    const [{ playerOf }, sense] = await Promise.all([import('./player.ts'), loadSense()]);
    return (game) => playerOf(game, sense(game), level);
  },
  loadAdviser: async () => {
    const [{ adviserAt }, sense] = await Promise.all([import('./player.ts'), loadSense()]);
    return (game) => adviserAt(game, sense(game), level);
  },
  loadReviewer: async () => {
    const [{ reviewerAt }, sense] = await Promise.all([import('./reviewer.ts'), loadSense()]);
    return (game) => reviewerAt(game, sense(game), level);
  },
  loadForecaster: async () => {
    const [{ forecasterOf }, sense] = await Promise.all([import('./forecaster.ts'), loadSense()]);
    return (game) => forecasterOf(game, sense(game), level);
  },
});
