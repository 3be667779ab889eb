import type { Reply } from '@cabinet-wars/bots';
import type { Deal, View } from '@cabinet-wars/kernel';
import { botThread } from './bot-thread.ts';

/**
 * What a bot would likely say to an offer of one's own, with its reason and price and what it would rather accept: from one's own
 * view alone, so that it tells nothing of the bot's hand. Null for a bot that cannot be foreseen.
 */
export const likelyAnswer = (
  game: string,
  bot: string,
  view: View<unknown, unknown>,
  deal: Deal,
  bots = botThread(),
): Promise<Reply | null> => bots.forecast(game, bot, view, deal);
