import { botsKeptBy } from '../../people/bot-account.ts';
import type { Services } from '../../services.ts';
import { keysChanged } from './sessions.ts';

/** Whoever had got hold of the account may have taken tokens with them, also those of its programs. */
export async function voidTokens(services: Services, id: string): Promise<void> {
  const bots = (await botsKeptBy(services, id)).map((bot) => bot.id);
  await services.store.db
    .deleteFrom('tokens')
    .where('user_id', 'in', [id, ...bots])
    .execute();
  for (const bot of bots) await keysChanged(services, bot);
}
