import { parentPort } from 'node:worker_threads';
import { registerOutsideGames } from '@cabinet-wars/games/outside';
import type { Reply, Request } from './worker-pool.ts';

/** What a thread of a pool does: answers each thing it is asked. */
export function serveThread<Ask, Answer>(answer: (ask: Ask) => Answer | Promise<Answer>): void {
  const port = parentPort!;
  const ready = registerOutsideGames(process.env);
  const reply = async ({ id, ask }: Request<Ask>): Promise<Reply<Answer>> => {
    try {
      await ready;
      return { id, answer: await answer(ask) };
    } catch (fault) {
      return { id, fault: String(fault) };
    }
  };
  port.on('message', async (request: Request<Ask>) => port.postMessage(await reply(request)));
}
