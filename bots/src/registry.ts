import { inLanguage, type Language } from '@cabinet-wars/kernel';
import type { BotKind, BotTexts } from './bot.ts';
import { judgementOf } from './judgement/index.ts';
import { randomBot, randomTexts } from './random.ts';

/** Plays everything. */
const random: BotKind = { id: 'random', load: async () => randomBot, texts: randomTexts };

/** The bots people pick from for a game: its levels from the gentlest on, and the one that plays everything. */
export async function botsFor(game: string): Promise<readonly BotKind[]> {
  const own = await judgementOf(game);
  return own === null ? [random] : [...own.levels, random];
}

/** Of those what an empty chair is filled with unless somebody picks another. */
export const usualBot = (bots: readonly BotKind[]): BotKind => bots.find(({ usual }) => usual) ?? bots[0];

/** All that can be called by name: those people pick, the one saved games may have, and the reference of the arena. */
export async function everyBot(game: string): Promise<readonly BotKind[]> {
  const own = await judgementOf(game);
  return own === null ? [random] : [...own.levels, random, own.former, own.reference];
}

/** The id of the bot others are measured by; null where there is none. */
export const referenceOf = async (game: string): Promise<string | null> =>
  (await judgementOf(game))?.reference.id ?? null;

export const botCalled = async (game: string, id: string): Promise<BotKind | undefined> =>
  (await everyBot(game)).find((kind) => kind.id === id);

/** What a bot says of itself and of its choices; undefined for one that is not among these. */
export function botTexts(bots: readonly BotKind[], id: string, language: Language): BotTexts | undefined {
  const kind = bots.flatMap((each) => [each, each.former ?? []].flat()).find((each) => each.id === id);
  return kind === undefined ? undefined : inLanguage(kind.texts, language);
}
