import { parentPort } from 'node:worker_threads';

/** A bot that decides at once, whatever it is asked. */
parentPort!.on('message', ({ id }: { id: number }) =>
  parentPort!.postMessage({ id, answer: { t: 'choose', choice: {} } }),
);
