import { randomBytes, randomUUID } from 'node:crypto';
import type { Config } from './config.ts';
import { OpenSockets } from './limits/open-sockets.ts';
import { Windows } from './limits/windows.ts';
import { Disk } from './process/disk.ts';
import { makeMetrics } from './process/metrics.ts';
import { usualTimeouts } from './process/timeouts.ts';
import type { Services } from './services.ts';
import { mustBeThere, openStore } from './store/open-store.ts';
import type { Store } from './store/store.ts';
import { Presence } from './tables/audience/presence.ts';
import { Tables } from './tables/tables.ts';

export { LONGEST_BAR, registration } from '@cabinet-wars/protocol';
export { readRegistration } from './accounts/registration.ts';
export { Refused } from './errors.ts';
export { readLog } from './moderation/log.ts';
export { bar, deletePerson, findPeople, makeHouseBot, makeModerator, unbar } from './moderation/people.ts';
export { chooseRegistration, invite } from './moderation/registration.ts';
export { closeTable, deleteTable, findTables } from './moderation/tables.ts';

/**
 * What the operator's commands work with: the database a server uses, without a server. One may run meanwhile: over
 * PostgreSQL it hears of changes at once; with a file of its own it finds them among its jobs, within half a minute.
 */
export async function asOperator<T>(config: Config, act: (services: Services) => Promise<T>): Promise<T> {
  const process = randomUUID();
  const faults: unknown[] = [];
  const fault = (error: unknown) => void faults.push(error);
  await mustBeThere(config);
  const { store: opened } = await openStore(config, process, fault);
  const store = opened.kind === 'sqlite' ? passingOn(opened) : opened;
  const metrics = makeMetrics({ tables: () => 0, sockets: () => 0 });
  const presence = new Presence(store.bulletin, process, fault);
  const sockets = new OpenSockets(store.bulletin, process, fault);
  const now = Date.now;
  const elapsed = () => performance.now();
  const tables = new Tables({ store, presence, consequences: [], now, metrics, fault }, 1);
  const services: Services = {
    config,
    store,
    tables,
    now,
    elapsed,
    timeouts: usualTimeouts,
    quotas: new Windows(elapsed),
    disk: new Disk(store, config.file),
    sockets,
    metrics,
    fault,
    identify: async () => null,
    secret: (bytes) => randomBytes(bytes).toString('hex'),
    onClose: () => {},
    isClosing: () => false,
  };
  try {
    return await act(services);
  } finally {
    await tables.close();
    sockets.close();
    await opened.close();
    metrics.registry.clear();
  }
}

/** A bulletin of one process does not reach another: what is said here is left for the server to say. */
const passingOn = (store: Store): Store => ({
  kind: store.kind,
  db: store.db,
  jobsDb: store.jobsDb,
  append: (append) => store.append(append),
  addJob: (db, job) => store.addJob(db, job),
  ping: () => store.ping(),
  close: () => store.close(),
  bulletin: {
    subscribe: (listener) => store.bulletin.subscribe(listener),
    publish: (notice) =>
      store.addJob(store.db, { kind: 'notice', key: null, payload: { notice: JSON.stringify(notice) }, at: null }),
  },
});
