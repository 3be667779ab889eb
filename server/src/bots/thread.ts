import { parentPort } from 'node:worker_threads';
import { botCalled, type Move, randomBot } from '@cabinet-wars/bots';
import { games } from '@cabinet-wars/games';
import { type AnyGame, Seeded } from '@cabinet-wars/kernel';
import type { Decided, Thought } from './protocol.ts';

/** A thread in which bots think, so that the tables answer meanwhile. */
const THINKING = { nodes: 2000, milliseconds: 150 } as const;
const port = parentPort!;

port.on('message', async (thought: Thought) => {
  port.postMessage(await decided(thought));
});

async function decided(thought: Thought): Promise<Decided> {
  try {
    return { id: thought.id, move: await think(thought) };
  } catch (fault) {
    return { id: thought.id, fault: String(fault) };
  }
}

async function think({ game: id, bot, situation, seed }: Thought): Promise<Move> {
  const game = (await games.find((each) => each.id === id)!.load()).game as AnyGame;
  const make = (await botCalled(bot)?.load()) ?? randomBot;
  return make(game)(situation, { ...THINKING, chance: new Seeded(seed) });
}
