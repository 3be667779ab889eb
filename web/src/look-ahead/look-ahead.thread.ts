/** Apart from who asks it: threads say nothing, and are the same in every language. */
export const lookAheadThread = (): Worker =>
  new Worker(new URL('./look-ahead.worker.ts', import.meta.url), { type: 'module' });
