export { inThreads } from './in-threads.ts';
export { serveTasks } from './serve.ts';
