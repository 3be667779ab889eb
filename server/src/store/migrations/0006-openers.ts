import { sql } from 'kysely';
import type { Migrate } from '../migrate.ts';
import { createLaidOut, type Layout } from './0002-people.ts';

const layout: Layout = {
  columns: { table_id: 'text', seat: 'number', user_id: 'text' },
  key: ['table_id', 'seat'],
  indexes: [['user_id']],
};

/** Who sat where when a game began. Of those who had left a game before this was kept, nothing is known any more. */
export const openers: Migrate = async (db) => {
  await createLaidOut(db, 'openers', layout);
  await sql`insert into openers (table_id, seat, user_id) select seats.table_id, seats.seat, seats.user_id from seats
    join headers on headers.table_id = seats.table_id where seats.user_id is not null`.execute(db);
};
