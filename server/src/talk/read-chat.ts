import type { Viewer } from '@cabinet-wars/kernel';
import type { ChatMessage } from '@cabinet-wars/protocol';
import { refused } from '../errors.ts';
import type { Services } from '../services.ts';
import type { ChatRow } from '../store/schema-people.ts';
import { delayOf } from '../tables/audience/delay.ts';
import { chairOf, type Found, findTable } from '../tables/find-table.ts';
import type { Who } from '../who.ts';

const PAGE = 100;

/** What was said at a table, the newest last: what was for one's own ears included, from people one has not blocked. */
export async function readChat(
  services: Services,
  who: Who | null,
  table: string,
  { before, link }: { readonly before: number | null; readonly link: string | null },
): Promise<ChatMessage[]> {
  const found = await findTable(services, who, table, link);
  const chair = who === null ? undefined : chairOf(found, who.user);
  const seat = chair?.seat ?? null;
  const { db } = services.store;
  let query = db.selectFrom('chat').selectAll().where('table_id', '=', table).where('text', '!=', '');
  if (before !== null) query = query.where('number', '<', before);
  if (who !== null)
    query = query.where('user_id', 'not in', db.selectFrom('blocks').select('blocked').where('user_id', '=', who.user));
  query = query.where(({ or, eb }) =>
    or([eb('to_seat', 'is', null), ...(seat === null ? [] : [eb('to_seat', '=', seat), eb('seat', '=', seat)])]),
  );
  if (seat === null) {
    if (!mayListen(found, who)) throw refused('not-allowed');
    // Those who look on from some time ago hear what was said then.
    query = query.where('at', '<=', services.now() - delayOf(found.row));
  }
  const rows = await query.orderBy('number', 'desc').limit(PAGE).execute();
  return rows.reverse().map(chatMessageOf);
}

/** Without a chair one hears what one may watch; whoever keeps the peace hears all. */
const mayListen = ({ row, seats }: Found, who: Who | null): boolean =>
  row.spectators === 1 ||
  (who !== null &&
    (who.role === 'moderator' || row.owner === who.user || seats.some(({ user_id }) => user_id === who.user)));

export const chatMessageOf = ({ number, seat, name, to_seat, text, at }: ChatRow): ChatMessage => ({
  id: number,
  seat,
  name,
  to: to_seat,
  text,
  at,
});

/** Whether a word is for this viewer's ears. */
export const hears = ({ seat, to_seat }: Pick<ChatRow, 'seat' | 'to_seat'>, viewer: Viewer): boolean =>
  to_seat === null || viewer === to_seat || viewer === seat;

/** The seats of those who do not want to hear from whoever said it. */
export async function deafTo({ store: { db } }: Services, { table_id, user_id }: ChatRow): Promise<number[]> {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('blocks', 'blocks.user_id', 'seats.user_id')
    .select('seat')
    .where('table_id', '=', table_id)
    .where('blocked', '=', user_id)
    .execute();
  return rows.map(({ seat }) => seat);
}
