import type { NewJob } from '../jobs.ts';
import type { Append } from '../store.ts';
import type { Statement } from './protocol.ts';

// Written out: these run for every choice, and building them anew each time would cost more than running them.
const MOVE = `update progress set status = ?, version = ?, started = ?, changed = ?, asked = ?, waits_for = ?, waits_since = ?,
  unseen = ?, deadline = ?, clocks = ?, result = ?, fault = ? where table_id = ? and version = ?
  and status = 'playing'`;
const WRITE = `insert into journal (table_id, first, count, entries, seat, key, answer, at) values (?, ?, ?, ?, ?, ?, ?, ?)`;
const SNAPSHOT = `insert into snapshots (table_id, at, rules, snapshot) values (?, ?, ?, ?)
  on conflict (table_id) do update set at = excluded.at, rules = excluded.rules, snapshot = excluded.snapshot`;
const STORY = 'insert into stories (table_id, first, lines) values (?, ?, ?)';
// The same as `leaveLobby`.
const UNLIST = 'delete from lobby where table_id = ? and (delay = 0 or listed = 0)';
const UNLIST_LATER = 'update lobby set until = ? + delay where table_id = ?';
const END = 'update seats set ended = ? where table_id = ?';
const JOB = `insert into jobs (kind, key, payload, run_at) values (?, ?, ?, ?) on conflict (key) do update set
  kind = excluded.kind, payload = excluded.payload, run_at = excluded.run_at, attempts = 0, revision = revision + 1`;

/** An act as statements, the first of which guards the others. */
export function statementsOf({ journal: j, progress: p, snapshot, story, jobs }: Append): Statement[] {
  const moved = [p.status, p.version, p.started, p.changed, p.asked, p.waits_for, p.waits_since, p.unseen];
  const more = [p.deadline, p.clocks, p.result, p.fault, p.table_id, j.first];
  const statements: Statement[] = [
    { sql: MOVE, parameters: [...moved, ...more] },
    { sql: WRITE, parameters: [j.table_id, j.first, j.count, j.entries, j.seat, j.key, j.answer, j.at] },
  ];
  if (snapshot !== null)
    statements.push({
      sql: SNAPSHOT,
      parameters: [snapshot.table_id, snapshot.at, snapshot.rules, snapshot.snapshot],
    });
  if (story !== null) statements.push({ sql: STORY, parameters: [story.table_id, story.first, story.lines] });
  if (p.status !== 'playing') {
    statements.push({ sql: UNLIST, parameters: [p.table_id] });
    statements.push({ sql: UNLIST_LATER, parameters: [p.changed, p.table_id] });
    statements.push({ sql: END, parameters: [p.changed, p.table_id] });
  }
  for (const job of jobs) statements.push(jobStatement(job));
  return statements;
}

export const jobStatement = ({ kind, key, payload, at }: NewJob): Statement => ({
  sql: JOB,
  parameters: [kind, key, JSON.stringify(payload), at ?? 0],
});
