import { inLanguage, type Language } from '@cabinet-wars/kernel';
import type { BotKind, BotTexts } from './bot.ts';
import { ministerTexts } from './judgement/imperial-struggle/texts.ts';
import { commanderTexts } from './judgement/seven-years-world-war/texts.ts';
import { plannerTexts } from './judgement/struggle-of-empires/texts.ts';
import { randomBot, randomTexts } from './random.ts';

/** The bots hosts find, the strongest first: what an empty chair is filled with unless somebody picks another. */
export const bots: readonly BotKind[] = [
  {
    id: 'planner',
    plays: (game) => game === 'struggle-of-empires',
    load: async () => (await import('./judgement/struggle-of-empires/index.ts')).planner,
    texts: plannerTexts,
  },
  {
    id: 'minister',
    plays: (game) => game === 'imperial-struggle',
    load: async () => (await import('./judgement/imperial-struggle/index.ts')).planner,
    texts: ministerTexts,
  },
  {
    id: 'commander',
    plays: (game) => game === 'seven-years-world-war',
    load: async () => (await import('./judgement/seven-years-world-war/index.ts')).planner,
    texts: commanderTexts,
  },
  { id: 'random', plays: () => true, load: async () => randomBot, texts: randomTexts },
];

export const botsFor = (game: string): readonly BotKind[] => bots.filter((kind) => kind.plays(game));

export const botCalled = (id: string): BotKind | undefined => bots.find((kind) => kind.id === id);

/** What a bot says of itself and of its choices; undefined for one nobody knows. */
export function botTexts(id: string, language: Language): BotTexts | undefined {
  const kind = botCalled(id);
  return kind === undefined ? undefined : inLanguage(kind.texts, language);
}
