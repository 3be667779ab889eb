import type { Migrate } from '../migrate.ts';
import { createLaidOut, type Layout } from './0002-people.ts';

const sitters: Layout = {
  columns: {
    table_id: 'text',
    seat: 'number',
    until: 'number',
    sitter: 'text',
    user_id: 'text?',
    name: 'text',
    bot: 'text?',
  },
  key: ['table_id', 'seat', 'until'],
  indexes: [['user_id'], ['until']],
};

/** Who sat where before, for those who see a game late. */
export const seatHistory: Migrate = (db) => createLaidOut(db, 'past_sitters', sitters);
