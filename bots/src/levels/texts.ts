import type { Translations } from '@cabinet-wars/kernel';
import type { BotTexts } from '../bot.ts';
import { levels as english } from './i18n/en.ts';
import { levels as italian } from './i18n/it.ts';
import { LEVEL_IDS, type LevelId } from './level.ts';

/** What one language calls each level, and what it is like. */
export type LevelWords = Readonly<Record<LevelId, Pick<BotTexts, 'name' | 'hint'>>>;

/** Every level, from the gentlest on, as it is told before any game is fetched. */
export const LEVELS_TOLD = LEVEL_IDS.map((id) => ({ id, texts: { en: english[id], it: italian[id] } }));

/** A level's name and what it is like, with a game's own reasons. */
export const levelTexts = (level: LevelId, { en, it }: Translations<BotTexts>): Translations<BotTexts> => ({
  en: { ...en, ...english[level] },
  it: { ...it, ...italian[level] },
});
