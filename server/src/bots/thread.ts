import type { Move } from '@cabinet-wars/bots';
import { games } from '@cabinet-wars/games';
import { THINKING, think } from '@cabinet-wars/host/bots';
import { playedWith } from '@cabinet-wars/kernel';
import { serveThread } from '../threads/serve.ts';
import type { Thought } from './protocol.ts';

/** A thread in which bots think, so that the tables answer meanwhile. */
serveThread<Thought, Move>(async ({ game: id, data, bot, situation, seed }) => {
  const { game } = playedWith(await games.find((each) => each.id === id)!.load(), data);
  return think(game, bot, situation, { ...THINKING, seed });
});
