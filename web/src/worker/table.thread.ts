/** Apart from who asks it: threads say nothing, and are the same in every language. */
export const tableWorker = (): Worker => new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module' });
