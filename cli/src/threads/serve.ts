import { parentPort } from 'node:worker_threads';
import { registerOutsideGames } from '@cabinet-wars/games/outside';
import type { Job, Outcome } from './in-threads.ts';

/** What a thread does: every task it is sent, one after the other. */
export function serveTasks<Task, Result>(perform: (task: Task) => Promise<Result>): void {
  const port = parentPort!;
  const ready = registerOutsideGames(process.env);
  port.on('message', async ({ index, task }: Job<Task>) => {
    let outcome: Outcome<Result>;
    try {
      await ready;
      outcome = { index, result: await perform(task) };
    } catch (fault) {
      outcome = { fault: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) };
    }
    port.postMessage(outcome);
  });
}
