import type { NewJob } from '../jobs.ts';
import type { Append } from '../store.ts';

// Written out: these run for every choice, and building them anew each time would cost more than running them. The thread has
// them by name: their texts would be most of what is sent to it.
export const texts = {
  move: `update progress set status = ?, version = ?, started = ?, changed = ?, asked = ?, waits_for = ?, waits_since = ?,
    unseen = ?, deadline = ?, clocks = ?, result = ?, fault = ? where table_id = ? and version = ?
    and status = 'playing'`,
  write: `insert into journal (table_id, first, count, entries, seat, key, answer, at) values (?, ?, ?, ?, ?, ?, ?, ?)`,
  snapshot: `insert into snapshots (table_id, at, rules, snapshot) values (?, ?, ?, ?)
    on conflict (table_id) do update set at = excluded.at, rules = excluded.rules, snapshot = excluded.snapshot`,
  story: 'insert into stories (table_id, first, lines) values (?, ?, ?)',
  // The same as `leaveLobby`.
  unlist: 'delete from lobby where table_id = ? and (delay = 0 or listed = 0)',
  unlistLater: 'update lobby set until = ? + delay where table_id = ?',
  end: 'update seats set ended = ? where table_id = ?',
  job: `insert into jobs (kind, key, payload, run_at) values (?, ?, ?, ?) on conflict (key) do update set
    kind = excluded.kind, payload = excluded.payload, run_at = excluded.run_at, attempts = 0, revision = revision + 1`,
  jobUnlessWaiting: 'insert into jobs (kind, key, payload, run_at) values (?, ?, ?, ?) on conflict (key) do nothing',
} as const;

/** One of the texts, with what it is run with. */
export type Named = readonly [name: keyof typeof texts, parameters: readonly unknown[]];

/** An act as statements, the first of which guards the others. */
export function statementsOf({ journal: j, progress: p, snapshot, story, jobs }: Append): Named[] {
  const { status, version, started, changed, asked, waits_for, waits_since, unseen, deadline, clocks, result } = p;
  const moved = [status, version, started, changed, asked, waits_for, waits_since, unseen, deadline, clocks, result];
  moved.push(p.fault, p.table_id, j.first);
  const statements: Named[] = [
    ['move', moved],
    ['write', [j.table_id, j.first, j.count, j.entries, j.seat, j.key, j.answer, j.at]],
  ];
  if (snapshot !== null)
    statements.push(['snapshot', [snapshot.table_id, snapshot.at, snapshot.rules, snapshot.snapshot]]);
  if (story !== null) statements.push(['story', [story.table_id, story.first, story.lines]]);
  if (p.status !== 'playing') {
    statements.push(['unlist', [p.table_id]]);
    statements.push(['unlistLater', [p.changed, p.table_id]]);
    statements.push(['end', [p.changed, p.table_id]]);
  }
  for (const job of jobs) statements.push([jobText(job), jobParameters(job)]);
  return statements;
}

export const jobText = ({ unlessWaiting }: NewJob) => (unlessWaiting ? 'jobUnlessWaiting' : 'job');

export const jobParameters = ({ kind, key, payload, at }: NewJob): unknown[] => [
  kind,
  key,
  JSON.stringify(payload),
  at ?? 0,
];
