import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { AheadFigures } from './look-ahead.worker.ts';

/** How long it takes to look ahead, in a thread of its own. */
export function timeLookAhead(): Promise<AheadFigures> {
  const worker = new Worker(fileURLToPath(new URL('./look-ahead.worker.ts', import.meta.url)));
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
