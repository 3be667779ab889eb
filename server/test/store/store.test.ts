import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import type { NewJob, Runner } from '../../src/store/jobs.ts';
import { CannotMigrate } from '../../src/store/migrate.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { appendRow, journalRow, layOut, progressRow, tableRow } from '../../trial/rows.ts';
import { eachStore, type Place } from '../kit.ts';

eachStore('the store', (fresh) => {
  const opened: { store: Store; runner: Runner }[] = [];
  const faults: unknown[] = [];
  let processes = 0;
  const open = async (place: Place): Promise<{ store: Store; runner: Runner }> => {
    const each = await openStore(place, `p${++processes}`, (fault) => faults.push(fault));
    opened.push(each);
    return each;
  };
  afterEach(async () => {
    for (const { store, runner } of opened.splice(0)) {
      await runner.stop();
      await store.close();
    }
    faults.length = 0;
  });

  it('keeps what was stored when it is opened again', async () => {
    const place = await fresh();
    const { store } = await open(place);
    await layOut(store, 't1');
    expect(await store.append(appendRow('t1', 0))).toBe(true);
    await store.close();
    opened.length = 0;
    const { store: again } = await open(place);
    expect(await again.db.selectFrom('tables').selectAll().execute()).toEqual([tableRow('t1')]);
    expect(await again.db.selectFrom('journal').selectAll().execute()).toEqual([journalRow('t1', 0)]);
    expect(await again.db.selectFrom('progress').selectAll().execute()).toEqual([
      progressRow('t1', { status: 'playing', version: 1 }),
    ]);
  });

  it('takes an act only at the version it was made for', async () => {
    const { store } = await open(await fresh());
    await layOut(store, 't1');
    expect(await store.append(appendRow('t1', 0))).toBe(true);
    expect(await store.append(appendRow('t1', 0))).toBe(false);
    expect(await store.append(appendRow('t1', 5))).toBe(false);
    expect(await store.append(appendRow('none', 0))).toBe(false);
    expect(await store.append(appendRow('t1', 1))).toBe(true);
    const rows = await store.db.selectFrom('journal').select('first').orderBy('first').execute();
    expect(rows.map(({ first }) => first)).toEqual([0, 1]);
  });

  it('takes no act at a table that was given up', async () => {
    const { store } = await open(await fresh());
    await layOut(store, 't1');
    await store.db.updateTable('progress').set({ status: 'abandoned' }).execute();
    expect(await store.append(appendRow('t1', 0))).toBe(false);
  });

  it('lets one of many who act at once be first', async () => {
    const { store } = await open(await fresh());
    await layOut(store, 't1');
    const done = await Promise.all(Array.from({ length: 10 }, () => store.append(appendRow('t1', 0))));
    expect(done.filter((each) => each)).toHaveLength(1);
  });

  it('stores acts at many tables together, and a bad one takes no other with it', async () => {
    const { store } = await open(await fresh());
    for (let i = 0; i < 8; i++) await layOut(store, `t${i}`);
    await store.db.insertInto('journal').values(journalRow('t3', 0)).execute();
    const appends = Array.from({ length: 8 }, (_, i) => store.append(appendRow(`t${i}`, 0)));
    const done = await Promise.allSettled(appends);
    expect(done.map(({ status }) => status)).toEqual(
      Array.from({ length: 8 }, (_, i) => (i === 3 ? 'rejected' : 'fulfilled')),
    );
    const moved = await store.db.selectFrom('progress').select('table_id').where('version', '=', 1).execute();
    expect(moved).toHaveLength(7);
  });

  it('keeps the newest snapshot, every chunk of the story, and the jobs of an act', async () => {
    const { store, runner } = await open(await fresh());
    await layOut(store, 't1');
    const snapshot = { table_id: 't1', at: 1, rules: 1, snapshot: '{"a":1}' };
    const story = { table_id: 't1', first: 0, lines: '[]' };
    const job = { kind: 'greet', key: null, payload: { to: 'x' }, at: null };
    await store.append(appendRow('t1', 0, { snapshot, story, jobs: [job] }));
    await store.append(appendRow('t1', 1, { snapshot: { ...snapshot, at: 2 }, story: { ...story, first: 3 } }));
    expect(await store.db.selectFrom('snapshots').selectAll().execute()).toEqual([{ ...snapshot, at: 2 }]);
    expect(await store.db.selectFrom('stories').select('first').orderBy('first').execute()).toHaveLength(2);
    const greeted = new Promise((resolve) => void runner.start({ greet: async ({ to }) => resolve(to) }));
    expect(await greeted).toBe('x');
  });

  it('does no job of an act that was not taken', async () => {
    const { store, runner } = await open(await fresh());
    await layOut(store, 't1');
    const job = (to: string): NewJob => ({ kind: 'greet', key: null, payload: { to }, at: null });
    await store.append(appendRow('t1', 7, { jobs: [job('nobody')] }));
    await store.append(appendRow('t1', 0, { jobs: [job('somebody')] }));
    const greeted: unknown[] = [];
    await runner.start({ greet: async ({ to }) => void greeted.push(to) });
    await until(() => greeted.length > 0);
    await runner.stop();
    expect(greeted).toEqual(['somebody']);
  });

  it('of jobs with one key does only the newest, and tries again what failed', async () => {
    const { store, runner } = await open(await fresh());
    const add = (n: number) => store.addJob(store.db, { kind: 'count', key: 'k', payload: { n }, at: null });
    await add(1);
    await add(2);
    const seen: unknown[] = [];
    await runner.start({
      count: async ({ n }) => {
        seen.push(n);
        if (seen.length === 1) throw new Error('not yet');
      },
    });
    await until(() => seen.length === 2);
    expect(seen).toEqual([2, 2]);
    expect(faults.filter((fault) => String(fault).includes('not yet'))).toHaveLength(1);
  });

  it('leaves a job that waits as it is where that is wanted', async () => {
    const { store, runner } = await open(await fresh());
    await layOut(store, 't1');
    const job = (n: number, at: number | null): NewJob => ({
      kind: 'n',
      key: 'k',
      payload: { n },
      at,
      unlessWaiting: true,
    });
    await store.addJob(store.db, job(1, null));
    await store.addJob(store.db, job(2, null));
    await store.append(appendRow('t1', 0, { jobs: [job(3, Date.now() + 60_000)] }));
    const seen: unknown[] = [];
    await runner.start({ n: async ({ n }) => void seen.push(n) });
    await until(() => seen.length > 0);
    await runner.stop();
    expect(seen).toEqual([1]);
  });

  it('does a job asked for again while it is under way once more', async () => {
    const { store, runner } = await open(await fresh());
    const add = (n: number) => store.addJob(store.db, { kind: 'count', key: 'k', payload: { n }, at: null });
    const seen: unknown[] = [];
    await add(1);
    await runner.start({
      count: async ({ n }) => {
        seen.push(n);
        if (n === 1) await add(2);
      },
    });
    await until(() => seen.length === 2);
    expect(seen).toEqual([1, 2]);
  });

  it('does each of many jobs as soon as it is asked for, whatever it was just about', async () => {
    const { store, runner } = await open(await fresh());
    let done = 0;
    await runner.start({ count: async () => void done++ });
    for (let i = 0; i < 60; i++) {
      await store.addJob(store.db, { kind: 'count', key: null, payload: {}, at: null });
      // Now at once, now a little later: a call must not be lost while the runner dozes off.
      if (i % 3 > 0) await new Promise((resolve) => setTimeout(resolve, i % 3));
      await until(() => done === i + 1);
    }
    expect(done).toBe(60);
  }, 20_000);

  it('does a job when its time has come', async () => {
    const { store, runner } = await open(await fresh());
    const due = Date.now() + 300;
    await store.addJob(store.db, { kind: 'ring', key: null, payload: {}, at: due });
    const rang = new Promise<number>((resolve) => void runner.start({ ring: async () => resolve(Date.now()) }));
    expect(await rang).toBeGreaterThanOrEqual(due);
  });

  it('undoes a transaction that fails, its jobs included', async () => {
    const { store, runner } = await open(await fresh());
    const failing = store.db.transaction().execute(async (trx) => {
      await trx.insertInto('tables').values(tableRow('t1')).execute();
      await store.addJob(trx, { kind: 'greet', key: null, payload: { to: 'nobody' }, at: null });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await store.db.selectFrom('tables').selectAll().execute()).toEqual([]);
    await store.addJob(store.db, { kind: 'greet', key: null, payload: { to: 'somebody' }, at: null });
    const greeted: unknown[] = [];
    await runner.start({ greet: async ({ to }) => void greeted.push(to) });
    await until(() => greeted.length > 0);
    expect(greeted).toEqual(['somebody']);
  });

  it('leaves a database of a newer release alone', async () => {
    const place = await fresh();
    const { store } = await open(place);
    await sql`insert into migrations (name) values ('9999-later')`.execute(store.db);
    await expect(openStore(place, 'other', () => {})).rejects.toThrow(CannotMigrate);
  });

  it('answers when it is asked whether it is there', async () => {
    const { store } = await open(await fresh());
    await expect(store.ping()).resolves.toBeUndefined();
  });
});

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 10));
}
