import { type SqlBool, sql } from 'kysely';
import type { Store } from './store.ts';

/**
 * Whether a column is one of many values, all of them in one parameter: the statement's text is then the same however many there
 * are, so that it is put together quickly and prepared but once.
 */
export const isAmong = ({ kind }: Pick<Store, 'kind'>, column: string, values: readonly string[]) =>
  kind === 'sqlite'
    ? sql<SqlBool>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`
    : sql<SqlBool>`${sql.ref(column)} = any(${values})`;
