import { botCalled, type Reply, type Situation } from '@cabinet-wars/bots';
import { type AnyGame, type Deal, Seeded } from '@cabinet-wars/kernel';
import type { Limits } from './think.ts';

/**
 * What a bot would likely say to an offer, from what whoever thinks of making it can see; null for one that cannot be foreseen. A
 * forecast: what it knows and the other does not may change its mind.
 */
export async function forecast(
  game: AnyGame,
  bot: string,
  seen: Pick<Situation, 'view' | 'recall'>,
  deal: Deal,
  { seed, ...budget }: Limits,
): Promise<Reply | null> {
  const make = await (await botCalled(game.id, bot))?.loadForecaster?.();
  return make === undefined ? null : make(game)(seen, deal, { ...budget, chance: new Seeded(seed) });
}
