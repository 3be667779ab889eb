import { Logger } from 'graphile-worker';

/** graphile-worker says nothing by itself: what fails in a job is told by who runs it. */
export const silent = new Logger(() => () => {});
