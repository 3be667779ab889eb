import type { Services } from '../services.ts';
import { fromJson } from '../store/json-columns.ts';
import { readTable } from '../tables/find-table.ts';
import type { Notice } from './occasions.ts';

/** No notice of a turn that is over by now, or of a seat that somebody else has taken. */
export async function isStillDue(
  services: Services,
  notice: Pick<Notice, 'kind' | 'table' | 'seat' | 'user' | 'since'>,
): Promise<boolean> {
  const found = await readTable(services, notice.table).catch(() => null);
  if (found === null) return false;
  const chair = found.seats[notice.seat];
  if (chair?.user_id !== notice.user) return false;
  // That a game has ended concerns also those for whom a bot played on.
  if (notice.kind === 'end') return true;
  if (chair.sitter !== 'person') return false;
  if (notice.kind !== 'turn' && notice.kind !== 'reminder') return true;
  const { status, asked, waits_since } = found.progress;
  return status === 'playing' && waits_since === notice.since && fromJson('asked', asked).includes(notice.seat);
}
