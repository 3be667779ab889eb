import type { Migrate } from '../migrate.ts';
import { createLaidOut, type Layout } from './0002-people.ts';

const sets: Layout = {
  columns: { hash: 'text', game: 'text', name: 'text', data: 'text', uploaded_by: 'text?', created: 'number' },
  key: ['hash'],
  unique: [['game', 'name']],
  indexes: [['uploaded_by']],
};

/** Components of somebody's own, kept by their hash, and the tables that are played with them. */
export const components: Migrate = async (db) => {
  await createLaidOut(db, 'component_sets', sets);
  await db.schema.alterTable('tables').addColumn('components', 'text').execute();
  await db.schema.createIndex('tables_components').on('tables').column('components').execute();
};
