import type { Move } from '@cabinet-wars/bots';
import { games } from '@cabinet-wars/games';
import { THINKING, think } from '@cabinet-wars/host/bots';
import { serveThread } from '../threads/serve.ts';
import type { Thought } from './protocol.ts';

/** A thread in which bots think, so that the tables answer meanwhile. */
serveThread<Thought, Move>(async ({ game: id, bot, situation, seed }) => {
  const { game } = await games.find((each) => each.id === id)!.load();
  return think(game, bot, situation, { ...THINKING, seed });
});
