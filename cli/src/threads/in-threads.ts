import { Worker } from 'node:worker_threads';

/** What a thread is sent and what it answers; a fault stops everything. */
export interface Job<Task> {
  readonly index: number;
  readonly task: Task;
}
export type Outcome<Result> = { readonly index: number; readonly result: Result } | { readonly fault: string };

/** Does tasks in threads of their own, each thread one at a time; the results in the order of the tasks. */
export async function inThreads<Task, Result>(
  module: URL,
  tasks: readonly Task[],
  threads: number,
  done: (result: Result, index: number) => void = () => undefined,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const work = (worker: Worker) =>
    new Promise<void>((resolve, reject) => {
      const goOn = () => {
        if (next >= tasks.length) return resolve();
        const job: Job<Task> = { index: next, task: tasks[next++] };
        worker.postMessage(job);
      };
      worker.on('message', (outcome: Outcome<Result>) => {
        if ('fault' in outcome) return reject(new Error(outcome.fault));
        results[outcome.index] = outcome.result;
        done(outcome.result, outcome.index);
        goOn();
      });
      worker.on('error', reject);
      goOn();
    });
  const workers = Array.from({ length: Math.min(threads, tasks.length) }, () => new Worker(module));
  try {
    await Promise.all(workers.map(work));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return results;
}
