import type { Services } from '../services.ts';
import type { Who } from '../who.ts';
import type { TableSummary } from '../wire/lobby.ts';
import { chairOf, type Found } from './find-table.ts';
import { isMissing } from './vote.ts';

/** A table as its reader may see it: who is asked in secret is told to nobody but themselves. */
export async function summary({ store, now }: Services, who: Who | null, found: Found): Promise<TableSummary> {
  const { row, progress, seats } = found;
  const chair = who === null ? undefined : chairOf(found, who.user);
  const inside = chair !== undefined || row.owner === who?.user;
  const waitsFor = JSON.parse(progress.waits_for) as number[] | null;
  const isQuiet = waitsFor === null;
  const rematch = await store.db.selectFrom('tables').select('id').where('rematch_of', '=', row.id).executeTakeFirst();
  const owner = await store.db.selectFrom('users').select('name').where('id', '=', row.owner).executeTakeFirst();
  return {
    id: row.id,
    name: row.name,
    game: row.game,
    options: JSON.parse(row.options),
    access: row.access,
    pace: JSON.parse(row.pace),
    shuffle: row.shuffle === 1,
    spectators: row.spectators === 1,
    delay: row.delay,
    status: progress.status,
    owner: owner?.name ?? '',
    mine: row.owner === who?.user,
    link: inside ? row.link : null,
    seats: seats.map((seat) => ({
      plays: seat.plays,
      sitter: seat.sitter,
      name: seat.name,
      bot: seat.bot,
      me: seat.seat === chair?.seat,
    })),
    myTurn:
      chair !== undefined &&
      progress.status === 'playing' &&
      (JSON.parse(progress.asked) as number[]).includes(chair.seat),
    waitsFor,
    waitsSince: isQuiet ? progress.changed : progress.waits_since,
    deadline: isQuiet ? null : progress.deadline,
    result: progress.result === null ? null : JSON.parse(progress.result),
    created: row.created,
    started: progress.started,
    changed: progress.changed,
    rematch: rematch?.id ?? null,
    mayReturn:
      progress.status === 'playing' &&
      who !== null &&
      chair === undefined &&
      seats.some(({ user_id }) => user_id === who.user),
    missing: seats.flatMap(({ seat, sitter }) => (sitter === 'person' && isMissing(found, seat, now()) ? [seat] : [])),
    votes: who === null ? [] : await votesOf(store, row.id, inside ? null : who.user),
  };
}

/** The votes at a table; of one person alone, for whoever does not sit there. */
async function votesOf({ db }: Services['store'], table: string, only: string | null): Promise<TableSummary['votes']> {
  let query = db
    .selectFrom('votes')
    .innerJoin('users as voter', 'voter.id', 'votes.by_user')
    .leftJoin('users as wanted', 'wanted.id', 'votes.replace_with')
    .select(['seat', 'voter.name as by', 'replace_with', 'wanted.name'])
    .where('table_id', '=', table);
  if (only !== null) query = query.where('by_user', '=', only);
  return (await query.execute()).map(({ seat, by, replace_with, name }) => ({ seat, by, with: name ?? replace_with }));
}
