import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUp, CannotBackUp, CannotRestore, restore } from '../../src/store/index.ts';
import { openStore } from '../../src/store/open-store.ts';
import { layOut } from '../../trial/rows.ts';

describe('a backup somebody has had a hand in', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cabinet-wars-hostile-'));
  let places = 0;
  const fresh = () => {
    const at = join(folder, String(++places));
    mkdirSync(at);
    return { databaseUrl: null, file: join(at, 'x.db') };
  };
  const good: string[] = [];
  beforeAll(async () => {
    const place = fresh();
    const { store } = await openStore(place, 'p', () => {});
    for (const id of ['a', 'b']) await layOut(store, id);
    await backUp(place, async (lines) => {
      for await (const line of lines) good.push(line);
    });
    await store.close();
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const reading = async function* (lines: readonly string[]) {
    yield* lines;
  };
  /** With a last line that says it is whole. */
  const sealed = (lines: readonly string[]): string[] => {
    const text = lines.map((line) => `${line}\n`).join('');
    return [...lines, JSON.stringify({ end: lines.length, sha256: createHash('sha256').update(text).digest('hex') })];
  };
  const body = () => good.slice(0, -1);
  const row = (table: string, fields: object) => JSON.stringify({ table, row: fields });
  const tableRow = () => body().find((line) => line.startsWith('{"table":"tables"'))!;
  const withField = (field: string, value: unknown) => {
    const line = JSON.parse(tableRow());
    return sealed([...body().filter((each) => each !== tableRow()), row('tables', { ...line.row, [field]: value })]);
  };

  const attacks: readonly (readonly [what: string, lines: () => string[], why: string])[] = [
    ['is empty', () => [], 'line 1'],
    ['is of another program', () => ['{"dump":"postgres"}'], 'line 1'],
    ['has a head and nothing else', () => good.slice(0, 1), 'cut short'],
    ['has a head without migrations', () => ['{"format":"cabinet-wars backup 2"}', ...good.slice(1)], 'line 1'],
    ['has migrations that are no list', () => ['{"format":"cabinet-wars backup 2","migrations":"all"}'], 'line 1'],
    ['is of a format to come', () => ['{"format":"cabinet-wars backup 3","migrations":[]}', ...good.slice(1)], 'newer'],
    ['has lost its hash', () => [...body(), JSON.stringify({ end: body().length })], 'not as it was written'],
    ['has the hash of another', () => [...body(), sealed(['x']).at(-1)!.replace('1', String(body().length))], 'not as'],
    ['has two lines swapped', () => [good[0], good[2], good[1], ...good.slice(3)], 'not as it was written'],
    ['has a line twice', () => sealed([...body(), tableRow()]), 'rows of tables are not taken in'],
    ['is followed by another', () => [...good, ...good], 'after the end'],
    ['is followed by rubbish', () => [...good, 'rm -rf'], 'after the end'],
    ['has a second head', () => sealed([...body(), good[0]]), 'is not a line of a backup'],
    ['has a line that is a number', () => sealed([...body(), '5']), 'is not a line of a backup'],
    ['has a line that is a list', () => sealed([...body(), '[]']), 'is not a line of a backup'],
    ['has a line of nothing known', () => sealed([...body(), '{"sql":"drop table users"}']), 'is not a line'],
    ['has a row that is none', () => sealed([...body(), '{"table":"tables","row":null}']), 'is not a line'],
    ['has a job that is none', () => sealed([...body(), '{"job":{"kind":1}}']), 'is not a line'],
    ['has a job with a deep payload', () => sealed([...body(), deepJob]), 'is not a line'],
    ['has a table nobody knows', () => sealed([...body(), row('wishes', { a: 1 })]), 'rows of wishes'],
    [
      'has a table whose name is SQL',
      () => sealed([...body(), row('x"; drop table users; --', { a: 1 })]),
      'rows of x',
    ],
    ['has a column whose name is SQL', () => withField('name") values (1); --', 'x'), 'differs in tables'],
    ['has a field that is a list', () => withField('name', ['x']), 'is not a line'],
    ['has a field that is an object', () => withField('name', { $ne: 1 }), 'is not a line'],
    ['has a row without fields', () => sealed([...body(), row('tables', {})]), 'rows of tables'],
    ['says what has been migrated', () => sealed([...body(), row('migrations', { name: '9', at: 0 })]), 'migrations'],
    ['brings processes', () => sealed([...body(), row('processes', { id: 'p' })]), 'processes'],
    ['brings jobs as rows', () => sealed([...body(), row('jobs', { kind: 'letter' })]), 'jobs'],
  ];
  const deepJob = JSON.stringify({ job: { kind: 'k', key: null, payload: { a: { b: {} } }, at: 0 } });

  it.each(attacks)('and %s is refused in a sentence, and nothing is left of the attempt', async (_what, lines, why) => {
    const place = fresh();
    const attempt = restore(place, reading(lines()));
    await expect(attempt).rejects.toThrow(CannotRestore);
    await expect(attempt).rejects.toThrow(why);
    expect(readdirSync(join(place.file, '..'))).toEqual([]);
  });

  it('is taken in when nobody had', async () => {
    const place = fresh();
    expect((await restore(place, reading(good))).rows).toBe(good.length - 2);
    expect((await restore(fresh(), reading(sealed(body())))).rows).toBe(good.length - 2);
  });

  it('does not take the place of what is no database, nor is one made of it', async () => {
    const picture = fresh();
    writeFileSync(picture.file, 'a picture, not a database, and longer than the head of one '.repeat(40));
    await expect(restore(picture, reading(good))).rejects.toThrow(CannotRestore);
    await expect(backUp(picture, async () => {})).rejects.toThrow(CannotBackUp);
    expect(readFileSync(picture.file, 'utf8')).toContain('a picture');
    const directory = fresh();
    mkdirSync(directory.file);
    await expect(restore(directory, reading(good))).rejects.toThrow(CannotRestore);
    await expect(backUp(directory, async () => {})).rejects.toThrow(CannotBackUp);
  });

  it('does not go through a link into a database that is in use', async () => {
    const [used, linked] = [fresh(), fresh()];
    await restore(used, reading(good));
    symlinkSync(used.file, linked.file);
    await expect(restore(linked, reading(good))).rejects.toThrow('not empty');
    const nowhere = fresh();
    symlinkSync(join(folder, 'nowhere.db'), nowhere.file);
    await restore(nowhere, reading(good));
    expect(existsSync(join(folder, 'nowhere.db'))).toBe(false);
  });
});
