import type { Store } from './store.ts';

/** The store as jobs use it: the same, over connections of their own. */
export const forJobs = (store: Store): Store => ({
  kind: store.kind,
  db: store.jobsDb,
  jobsDb: store.jobsDb,
  bulletin: store.bulletin,
  append: (append) => store.append(append),
  addJob: (db, job) => store.addJob(db, job),
  ping: () => store.ping(),
  close: () => store.close(),
});
