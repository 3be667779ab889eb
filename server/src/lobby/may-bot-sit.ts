import { refused } from '../errors.ts';
import { type BotAccount, botAccountOf } from '../people/bot-account.ts';
import type { Services } from '../services.ts';
import type { Found } from '../tables/find-table.ts';
import type { Who } from '../who.ts';

/**
 * Where a program sits down by itself: at its keeper's tables, and, if it is one of the house, wherever whoever set the table
 * has said that bots may come.
 */
export async function mayBotSit(services: Services, found: Found, who: Who): Promise<void> {
  const bot = await botAccountOf(services, who.user);
  if (bot === null || !mayComeTo(bot, found)) throw refused('bots-not-welcome');
  if (!bot.games.includes(found.row.game)) throw refused('plays-other-games', { name: bot.name });
}

const mayComeTo = ({ house, keeperId }: BotAccount, { row }: Found): boolean =>
  row.owner === keeperId || (house && row.welcomes_bots === 1 && row.access === 'public');
