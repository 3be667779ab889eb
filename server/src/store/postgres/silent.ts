import { Logger } from 'graphile-worker';

/** graphile-worker says nothing by itself: what fails in a job is told by who runs it. */
export const silent = new Logger(() => () => {});

/**
 * It writes to the console all the same when a worker of its own ends, as each does when the database goes away. That it went
 * away is logged once, by who watches it.
 */
const trace = console.trace;
console.trace = (...args: unknown[]): void => {
  if (!/[\\/]graphile-worker[\\/]/.test(new Error().stack ?? '')) trace(...args);
};
