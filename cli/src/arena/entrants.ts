import { type Bot, botCalled, botsFor } from '@cabinet-wars/bots';
import type { Entrant } from '@cabinet-wars/bots/arena';
import type { AnyGame } from '@cabinet-wars/kernel';
import { BadUsage, unknown } from '../host/index.ts';

/** A bot by its id, made for a game. */
export async function botFor(game: AnyGame, id: string): Promise<Bot> {
  const kind = botCalled(id);
  if (kind === undefined || !kind.plays(game.id))
    throw new BadUsage(
      unknown(
        'bot',
        id,
        botsFor(game.id).map((each) => each.id),
      ),
    );
  return (await kind.load())(game);
}

export async function entrantsOf(game: AnyGame, ids: readonly string[]): Promise<Entrant[]> {
  return Promise.all(ids.map(async (name) => ({ name, bot: await botFor(game, name) })));
}
