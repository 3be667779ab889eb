/** Apart from who asks it: threads say nothing, and are the same in every language. */
export const botWorker = (): Worker => new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
