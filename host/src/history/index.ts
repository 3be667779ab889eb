export { History, type Past, type Timeline } from './history.ts';
export type { Recording } from './play-through.ts';
