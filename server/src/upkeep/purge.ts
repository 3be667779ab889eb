import { LASTS } from '../accounts/sign-in/sessions.ts';
import { DAY, HOUR } from '../durations.ts';
import type { Services } from '../services.ts';
import type { NewJob } from '../store/jobs.ts';

/** So long a notice that was sent is known to have been. */
const NOTICES_KEPT = 30 * DAY;

export const purgeJob = (at: number | null): NewJob => ({ kind: 'purge', key: 'purge', payload: {}, at });

/** Deletes what can open nothing any more, and comes again in an hour. */
export async function purge({ store, now }: Services): Promise<void> {
  const at = now();
  await store.db
    .deleteFrom('sessions')
    .where('seen', '<', at - LASTS)
    .execute();
  await store.db.deleteFrom('mail_links').where('expires', '<', at).execute();
  await store.db.deleteFrom('challenges').where('expires', '<', at).execute();
  await store.db.deleteFrom('invitations').where('expires', '<', at).execute();
  await store.db
    .deleteFrom('outbox')
    .where('done', '<', at - NOTICES_KEPT)
    .execute();
  // Nobody lags further behind than an hour.
  await store.db
    .deleteFrom('past_sitters')
    .where('until', '<', at - 2 * HOUR)
    .execute();
  await store.db.deleteFrom('lobby').where('until', '<', at).execute();
  await store.addJob(store.db, purgeJob(at + HOUR));
}
