import type { handled as Handled, openReport as OpenReport, report as Report } from '@cabinet-wars/protocol';
import type { z } from 'zod';
import { DAY } from '../durations.ts';
import { refused } from '../errors.ts';
import { idOf } from '../people/find-person.ts';
import { oneAtATime } from '../people/one-at-a-time.ts';
import type { Services } from '../services.ts';
import type { Who } from '../who.ts';
import { mustModerate, note } from './log.ts';
import { mustBeJudged, setBar } from './people.ts';

/** So many reports of one person may wait: nobody hides those of others under their own. */
const MOST_WAITING = 20;
const PAGE = 200;

/** Tells the moderators of somebody's behaviour. */
export async function report(services: Services, who: Who, given: z.infer<typeof Report>): Promise<void> {
  const row = {
    id: services.secret(8),
    by_user: who.user,
    about: await idOf(services, given.about),
    table_id: given.table ?? null,
    text: given.text,
    at: services.now(),
    handled: null,
    handled_by: null,
    outcome: null,
  };
  await services.store.db.transaction().execute(async (trx) => {
    await oneAtATime(trx, who.user);
    const waiting = trx.selectFrom('reports').select('id').where('by_user', '=', who.user).where('handled', 'is', null);
    if ((await waiting.execute()).length >= MOST_WAITING) throw refused('too-many-reports', { most: MOST_WAITING });
    await trx.insertInto('reports').values(row).execute();
  });
}

export async function openReports(services: Services, who: Who): Promise<z.infer<typeof OpenReport>[]> {
  mustModerate(who);
  return services.store.db
    .selectFrom('reports')
    .innerJoin('users as sender', 'sender.id', 'reports.by_user')
    .innerJoin('users as subject', 'subject.id', 'reports.about')
    .select(['reports.id', 'sender.name as by', 'subject.name as about', 'reports.table_id as table', 'text', 'at'])
    .where('handled', 'is', null)
    .orderBy('at')
    .limit(PAGE)
    .execute();
}

/** Settles a report, with a time in which the person cannot sign in where that is right. */
export async function handleReport(
  services: Services,
  who: Who,
  id: string,
  { outcome, suspendDays }: z.infer<typeof Handled>,
): Promise<void> {
  mustModerate(who);
  const { db } = services.store;
  const row = await db.selectFrom('reports').select('about').where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw refused('not-found');
  if (suspendDays > 0) await mustBeJudged(services, who, row.about);
  const at = services.now();
  await db.updateTable('reports').set({ handled: at, handled_by: who.user, outcome }).where('id', '=', id).execute();
  if (suspendDays > 0) await setBar(services, row.about, at + suspendDays * DAY);
  await note(services, who, { what: 'settle-report', user: row.about, why: `${suspendDays} d: ${outcome}` });
}
