import type { NewJob } from '../store/jobs.ts';
import type { OutboxRow } from '../store/schema-people.ts';

/** Mail to one person goes out together; everything else by itself. */
export const deliveryJob = ({ id, user_id, way, due }: OutboxRow): NewJob => ({
  kind: 'deliver',
  key: way === 'mail' ? `deliver:mail:${user_id}` : `deliver:${id}`,
  payload: way === 'mail' ? { user: user_id } : { id },
  at: due,
});
