import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { backUp, CannotBackUp, CannotRestore, restore } from '../../src/store/index.ts';
import { MOST_ATTEMPTS } from '../../src/store/jobs.ts';
import { migrations } from '../../src/store/migrate.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { appendRow, layOut } from '../../trial/rows.ts';
import { eachStore, type Place } from '../kit.ts';

eachStore('a backup', (fresh) => {
  const opened: Store[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'cabinet-wars-backup-'));
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close();
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true }));
  const open = async (place: Place): Promise<Store> => {
    const { store } = await openStore(place, 'p', () => {});
    opened.push(store);
    return store;
  };
  let files = 0;
  const otherKind = (): Place => ({ databaseUrl: null, file: join(folder, `${++files}`, 'x.db') });
  const linesOf = async (place: Place, meanwhile: () => Promise<void> = async () => {}): Promise<string[]> => {
    const lines: string[] = [];
    await backUp(place, async (all) => {
      for await (const line of all) {
        if (lines.length === 1) await meanwhile();
        lines.push(line);
      }
    });
    return lines;
  };
  const reading = async function* (lines: readonly string[]) {
    yield* lines;
  };
  const job = { kind: 'greet', key: 'k', payload: { to: 'x' }, at: 9_000_000 };
  const filled = async (): Promise<{ place: Place; store: Store }> => {
    const place = await fresh();
    const store = await open(place);
    for (const id of ['a', 'b']) await layOut(store, id);
    await store.append(appendRow('a', 0, { jobs: [job] }));
    return { place, store };
  };
  /** What it holds, in no order, without the last line, which depends on the order. */
  const content = (lines: readonly string[]): string[] => lines.slice(0, -1).sort();

  it('gives back everything in an empty database of either kind, and from there in the first', async () => {
    const lines = await linesOf((await filled()).place);
    expect(lines.some((line) => line.includes('"greet"'))).toBe(true);
    const places = [await fresh(), otherKind(), await fresh()];
    let from = lines;
    for (const place of places) {
      expect((await restore(place, reading(from))).rows).toBe(lines.length - 2);
      from = await linesOf(place);
      expect(content(from)).toEqual(content(lines));
    }
    const store = await open(places[2]);
    expect(await store.append(appendRow('a', 1))).toBe(true);
  });

  it('is how everything was at one moment, and holds up nobody meanwhile', async () => {
    const { place, store } = await filled();
    const before = await linesOf(place);
    const during = await linesOf(place, async () => {
      expect(await store.append(appendRow('a', 1))).toBe(true);
      await layOut(store, 'c');
    });
    expect(content(during)).toEqual(content(before));
    expect((await linesOf(place)).length).toBeGreaterThan(before.length);
  });

  it('leaves out a job that was given up for good, which has no time', async () => {
    const { place, store } = await filled();
    if (store.kind === 'sqlite')
      await store.db.updateTable('jobs').set({ attempts: MOST_ATTEMPTS, run_at: Number.MAX_SAFE_INTEGER }).execute();
    const lines = await linesOf(place);
    expect(lines.some((line) => line.includes('"greet"'))).toBe(store.kind !== 'sqlite');
  });

  it('is refused where there is no database, and makes none', async () => {
    const nowhere = otherKind();
    await expect(linesOf(nowhere)).rejects.toThrow(CannotBackUp);
    expect(existsSync(nowhere.file)).toBe(false);
    const empty = await fresh();
    await expect(linesOf(empty)).rejects.toThrow(CannotBackUp);
  });

  it('is not taken in cut short, changed, nor of a newer release, and nothing is left of the attempt', async () => {
    const lines = await linesOf((await filled()).place);
    const place = await fresh();
    const bad = (...changed: string[]) => restore(place, reading(changed));
    await expect(bad(...lines.slice(0, -1))).rejects.toThrow('cut short');
    await expect(bad(...lines.slice(0, 2), ...lines.slice(3))).rejects.toThrow('lines of the backup are missing');
    await expect(bad(...lines.slice(1))).rejects.toThrow('line 1 is not');
    await expect(bad('nonsense')).rejects.toThrow(CannotRestore);
    const touched = lines.map((line) => line.replace('"playing"', '"finished"'));
    await expect(bad(...touched)).rejects.toThrow('not as it was written');
    const later = JSON.stringify({ ...JSON.parse(lines[0]), migrations: ['9999-later'] });
    await expect(bad(later, ...lines.slice(1))).rejects.toThrow('newer release');
    if (place.databaseUrl === null) expect(readdirSync(join(place.file, '..'))).toEqual([]);
    await restore(place, reading(lines));
    await expect(restore(place, reading(lines))).rejects.toThrow('not empty');
  });

  it('is read back, and not taken in where the database gives back something else', async () => {
    const lines = await linesOf((await filled()).place);
    // A number where the database keeps text; of the first format, which has no hash.
    const [head, ...rows] = lines.slice(0, -1).map((line) => line.replace('backup 2', 'backup 1'));
    const other = rows.map((line) => line.replace('"name":"Table a"', '"name":5'));
    expect(other).not.toEqual(rows);
    const place = await fresh();
    const bad = restore(place, reading([head, ...other, JSON.stringify({ end: other.length + 1 })]));
    await expect(bad).rejects.toThrow('what the database gives back differs in tables');
    expect((await restore(place, reading(lines))).count('tables')).toBe(2);
  });

  it('is not taken in by a database a server runs on', async () => {
    const lines = await linesOf((await filled()).place);
    const place = await fresh();
    const { store, runner } = await openStore(place, 'p', () => {});
    await runner.start({});
    try {
      await expect(restore(place, reading(lines))).rejects.toThrow('stop');
    } finally {
      await runner.stop();
      await store.close();
    }
  });

  it('of an older release is brought to this one', async () => {
    const lines = await linesOf((await filled()).place);
    const [first] = migrations;
    const tables = new Set(['tables', 'progress', 'journal']);
    const rows = lines.filter((line) => tables.has(JSON.parse(line).table));
    const known = new Set(oldColumns);
    const asThen = rows.map((line) => {
      const { table, row } = JSON.parse(line);
      return JSON.stringify({
        table,
        row: Object.fromEntries(Object.entries(row).filter(([name]) => known.has(name))),
      });
    });
    const old = [JSON.stringify({ format: 'cabinet-wars backup 1', migrations: [first.name] }), ...asThen];
    const place = await fresh();
    await restore(place, reading([...old, JSON.stringify({ end: old.length })]));
    const store = await open(place);
    expect(await store.append(appendRow('a', 1))).toBe(true);
    expect(await store.db.selectFrom('users').selectAll().execute()).toEqual([]);
  });

  it('and the database itself are for their owner’s eyes alone', async () => {
    const { place } = await filled();
    if (place.databaseUrl !== null) return;
    for (const name of [place.file, `${place.file}-wal`]) expect(statSync(name).mode & 0o777).toBe(0o600);
  });
});

/** Of the tables the first migration made. */
const oldColumns = [
  ...[
    'id',
    'name',
    'game',
    'options',
    'owner',
    'access',
    'link',
    'pace',
    'shuffle',
    'spectators',
    'delay',
    'rematch_of',
  ],
  ...['created', 'table_id', 'status', 'version', 'started', 'changed', 'asked', 'waits_for', 'waits_since', 'unseen'],
  ...['deadline', 'clocks', 'result', 'fault', 'first', 'count', 'entries', 'seat', 'key', 'answer', 'at'],
];
