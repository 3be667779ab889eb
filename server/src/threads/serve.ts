import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { registerOutsideGames } from '@cabinet-wars/games/outside';
import type { Reply, Request } from './worker-pool.ts';

/** As far behind the thread that answers people as a nice process is behind others. */
const BEHIND = 10;

/** On Linux a thread has a priority of its own, at first its maker's; elsewhere it would be the whole server's. */
function stepBack(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + BEHIND));
  } catch {
    // Where the machine does not let it, it thinks beside the others.
  }
}

/** What a thread of a pool does: answers each thing it is asked, with what of the machine nobody who plays is in need of. */
export function serveThread<Ask, Answer>(answer: (ask: Ask) => Answer | Promise<Answer>): void {
  const port = parentPort!;
  stepBack();
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
