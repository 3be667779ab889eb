import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

/** A database as the SQL that makes it again: what an operator's own tools would write. For fixtures of small size. */
export function dumpSqlite(file: string): string {
  const database = new DatabaseSync(file, { readOnly: true });
  const schema = database.prepare(
    "select type, name, sql from sqlite_master where sql is not null and name not like 'sqlite_%'",
  );
  const made = schema.all();
  const tables = made.flatMap(({ type, name }) => (type === 'table' ? [String(name)] : []));
  const rows = tables.flatMap((table) =>
    database
      .prepare(`select * from "${table}"`)
      .all()
      .map((row) => insert(table, { ...row })),
  );
  database.close();
  return `${[...made.map(({ sql }) => `${sql};`), ...rows].join('\n')}\n`;
}

export async function dumpPostgres(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const ask = async (text: string, ...values: string[]): Promise<Record<string, string>[]> =>
    (await client.query(text, values)).rows;
  const tables = await ask("select tablename as name from pg_tables where schemaname = 'public' order by 1");
  const schema: string[] = [];
  const rows: string[] = [];
  for (const { name } of tables) {
    const columns = await ask(COLUMNS, name);
    const constraints = await ask(CONSTRAINTS, name);
    const parts = [...columns, ...constraints].map(({ text }) => text);
    schema.push(`create table "${name}" (\n  ${parts.join(',\n  ')}\n);`);
    schema.push(...(await ask(INDEXES, name)).map(({ text }) => `${text};`));
    rows.push(...(await ask(`select * from "${name}"`)).map((row) => insert(name, row)));
  }
  await client.end();
  return `${[...schema, ...rows].join('\n')}\n`;
}

const COLUMNS = `select quote_ident(attname) || ' ' || format_type(atttypid, atttypmod)
    || case when attnotnull then ' not null' else '' end as text
  from pg_attribute where attrelid = ('public.' || quote_ident($1))::regclass and attnum > 0 and not attisdropped order by attnum`;
const CONSTRAINTS = `select 'constraint ' || quote_ident(conname) || ' ' || pg_get_constraintdef(oid) as text
  from pg_constraint where conrelid = ('public.' || quote_ident($1))::regclass and contype in ('p', 'u') order by conname`;
const INDEXES = `select indexdef as text from pg_indexes where schemaname = 'public' and tablename = $1
  and indexname not in (select conname from pg_constraint) order by indexname`;

function insert(table: string, row: Readonly<Record<string, unknown>>): string {
  const values = Object.values(row).map((value) =>
    value === null || typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`,
  );
  const columns = Object.keys(row).map((column) => `"${column}"`);
  return `insert into "${table}" (${columns.join(', ')}) values (${values.join(', ')});`;
}
