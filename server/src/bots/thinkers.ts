import type { Move } from '@cabinet-wars/bots';
import { type PoolOptions, WorkerPool } from '../threads/worker-pool.ts';
import type { Thought } from './protocol.ts';

/** The threads in which bots think. A bot that does not come to an end is stopped with its thread. */
export type Thinkers = WorkerPool<Thought, Move>;

/** Far longer than a bot is given to think: it is for one that loops. */
const usual = { timeout: 15_000, module: new URL('./thread.ts', import.meta.url) };

export const makeThinkers = (threads: number, over: Partial<PoolOptions> = {}): Thinkers =>
  new WorkerPool({ threads, ...usual, ...over });
