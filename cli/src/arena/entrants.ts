import { type Bot, everyBot } from '@cabinet-wars/bots';
import type { AnyGame } from '@cabinet-wars/kernel';
import { BadUsage, unknown } from '../host/index.ts';

/** A bot by its id, made for a game. */
export async function botFor(game: AnyGame, id: string): Promise<Bot> {
  const kinds = await everyBot(game.id);
  const kind = kinds.find((each) => each.id === id);
  if (kind === undefined)
    throw new BadUsage(
      unknown(
        'bot',
        id,
        kinds.map((each) => each.id),
      ),
    );
  return (await kind.load())(game);
}

/** Says at once whom nobody knows, before anything is played. */
export async function checkBots(game: AnyGame, ids: readonly string[]): Promise<void> {
  for (const id of new Set(ids)) await botFor(game, id);
}
