import { createHash } from 'node:crypto';
import { z } from 'zod';
import { migrations } from '../migrate.ts';
import { CannotRestore, type Content, FORMAT, formats, type Head, type Line, ownTables } from './format.ts';

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const job = z.strictObject({
  kind: z.string(),
  key: z.string().nullable(),
  payload: z.record(z.string(), scalar),
  at: z.number(),
});
const line: z.ZodType<Line> = z.union([
  z.strictObject({ table: z.string(), row: z.record(z.string(), z.union([z.string(), z.number(), z.null()])) }),
  z.strictObject({ job }),
  z.strictObject({ format: z.string(), migrations: z.array(z.string()) }),
  z.strictObject({ end: z.number(), sha256: z.string().optional() }),
]);

/** A backup being read: its head first, then all it holds; what is cut short or was changed is found out at the end. */
export async function readBackup(
  texts: AsyncIterable<string>,
): Promise<{ readonly head: Head; readonly contents: AsyncIterable<Content> }> {
  const lines = texts[Symbol.asyncIterator]();
  const hash = createHash('sha256');
  const first = await lines.next();
  const head = first.done ? null : parsed(first.value, 0);
  if (head === null || !('format' in head)) throw new CannotRestore('line 1 is not the beginning of a backup');
  mayBeTaken(head);
  hash.update(first.value).update('\n');
  return { head, contents: rest({ next: () => lines.next() }, hash, head.format) };
}

async function* rest(
  lines: { next(): Promise<IteratorResult<string>> },
  hash: ReturnType<typeof createHash>,
  format: string,
): AsyncGenerator<Content> {
  for (let count = 1; ; count++) {
    const { done, value } = await lines.next();
    if (done) throw new CannotRestore('the backup is cut short');
    const content = parsed(value, count);
    if ('format' in content) throw new CannotRestore(`line ${count + 1} is not a line of a backup`);
    if ('end' in content) {
      if (content.end !== count) throw new CannotRestore('lines of the backup are missing');
      // Only the first format had no hash.
      if ((content.sha256 !== undefined || format === FORMAT) && content.sha256 !== hash.digest('hex'))
        throw new CannotRestore('the backup is not as it was written');
      if (!(await lines.next()).done) throw new CannotRestore('something follows after the end of the backup');
      return;
    }
    if ('table' in content && ownTables.has(content.table))
      throw new CannotRestore(`line ${count + 1} is of ${content.table}, which no backup holds`);
    hash.update(value).update('\n');
    yield content;
  }
}

function parsed(text: string, count: number): Line {
  try {
    const read = line.safeParse(JSON.parse(text));
    if (read.success) return read.data;
  } catch {
    // Said below, like everything else that is no line of a backup.
  }
  throw new CannotRestore(`line ${count + 1} is not a line of a backup`);
}

function mayBeTaken({ format, migrations: done }: Head): void {
  if (!formats.includes(format))
    throw new CannotRestore('this is no backup of Cabinet Wars, or one of a newer release');
  const here = new Set(migrations.map(({ name }) => name));
  const unknown = done.filter((name) => !here.has(name));
  if (unknown.length > 0)
    throw new CannotRestore(`it was made by a newer release: restore it with that one (${unknown.join(', ')})`);
}
