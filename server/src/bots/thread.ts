import { botCalled, type Move, randomBot } from '@cabinet-wars/bots';
import { games } from '@cabinet-wars/games';
import { type AnyGame, Seeded } from '@cabinet-wars/kernel';
import { serveThread } from '../threads/serve.ts';
import type { Thought } from './protocol.ts';

/** A thread in which bots think, so that the tables answer meanwhile. */
const THINKING = { nodes: 2000, milliseconds: 150 } as const;

serveThread<Thought, Move>(async ({ game: id, bot, situation, seed }) => {
  const game = (await games.find((each) => each.id === id)!.load()).game as AnyGame;
  const make = (await botCalled(bot)?.load()) ?? randomBot;
  return make(game)(situation, { ...THINKING, chance: new Seeded(seed) });
});
