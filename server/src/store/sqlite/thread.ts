import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type MessagePort, workerData } from 'node:worker_threads';
import { isRecord, messageOf } from '@cabinet-wars/kernel';
import { BUNDLE, type Call, type Outcome, type Reply, type Statement } from './protocol.ts';
import { type Named, texts } from './statements.ts';

/**
 * The thread that holds the database file: waiting for the disk never holds up the tables. Calls are done in the order they
 * come.
 */
const MOST_PREPARED = 500;
const { path, port }: { path: string; port: MessagePort } = workerData;
const database = open(path);

interface Prepared {
  readonly statement: StatementSync;
  /** None where it answers without rows. To ask SQLite for them takes twice as long as to read a row. */
  readonly columns: readonly string[];
}

const prepared = new Map<string, Prepared>();

function open(file: string): DatabaseSync {
  const opened = new DatabaseSync(file, { timeout: 5000 });
  opened.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  // A thread of its own does it; far beyond what that lets happen, this one does it after all.
  opened.exec('pragma wal_autocheckpoint = 64000');
  return opened;
}

port.on('message', (calls: readonly Call[]) => {
  let replies: Reply[] = [];
  const answer = () => {
    if (replies.length > 0) port.postMessage(replies);
    replies = [];
  };
  for (const call of calls) {
    // This one waits for the disk: those before it do not.
    if (call.t === 'together' || replies.length === BUNDLE) answer();
    replies.push(reply(call));
  }
  answer();
  if (calls.some(({ t }) => t === 'close')) port.close();
});

function reply(call: Call): Reply {
  try {
    return { id: call.id, value: carryOut(call) };
  } catch (fault) {
    const code = isRecord(fault) && typeof fault.errcode === 'number' ? fault.errcode : null;
    return { id: call.id, fault: { message: messageOf(fault), code } };
  }
}

function carryOut(call: Call): unknown {
  switch (call.t) {
    case 'query':
      return query(call);
    case 'together':
      return together(call.units);
    case 'close':
      prepared.clear();
      database.close();
      return null;
  }
}

function query(statement: Statement): Outcome {
  // A full disk has ended the transaction already: what failed is to be told, not that it cannot be undone once more.
  if (statement.sql === 'rollback' && !database.isTransaction) return { columns: [], rows: [], changes: 0 };
  const { statement: ready, columns } = prepare(statement.sql);
  // Kysely and our own statements bind what SQLite takes; anything else SQLite refuses itself.
  const parameters = statement.parameters as SQLInputValue[];
  if (columns.length === 0) return { columns, rows: [], changes: Number(ready.run(...parameters).changes) };
  return { columns, rows: ready.all(...parameters), changes: 0 };
}

/** Many units in one transaction, so that they share one wait for the disk. A unit whose guard finds nothing is left out. */
function together(units: readonly (readonly Named[])[]): boolean[] {
  database.exec('begin immediate');
  try {
    const done = units.map(([guard, ...others]) => {
      if (run(guard) === 0) return false;
      for (const other of others) run(other);
      return true;
    });
    database.exec('commit');
    return done;
  } catch (fault) {
    // A full disk has ended the transaction already.
    if (database.isTransaction) database.exec('rollback');
    throw fault;
  }
}

function run([name, parameters]: Named): number {
  const { changes } = prepare(texts[name]).statement.run(...(parameters as SQLInputValue[]));
  return Number(changes);
}

function prepare(sql: string): Prepared {
  const known = prepared.get(sql);
  if (known !== undefined) return known;
  // Where columns come and go, "every column" means others than before.
  const isAboutColumns = /^\s*(create|alter|drop)\b/i.test(sql);
  if (prepared.size >= MOST_PREPARED || isAboutColumns) prepared.clear();
  const statement = database.prepare(sql);
  statement.setReturnArrays(true);
  const fresh = { statement, columns: statement.columns().map(({ name }) => name) };
  if (!isAboutColumns) prepared.set(sql, fresh);
  return fresh;
}
