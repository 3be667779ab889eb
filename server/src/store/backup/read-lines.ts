import { createHash } from 'node:crypto';
import { migrations } from '../migrate.ts';
import { CannotRestore, type Content, formats, type Head, type Line } from './format.ts';

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
  return { head, contents: rest({ next: () => lines.next() }, hash) };
}

async function* rest(
  lines: { next(): Promise<IteratorResult<string>> },
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Content> {
  for (let count = 1; ; count++) {
    const { done, value } = await lines.next();
    if (done) throw new CannotRestore('the backup is cut short');
    const line = parsed(value, count);
    if ('format' in line) throw new CannotRestore(`line ${count + 1} is not a line of a backup`);
    if ('end' in line) {
      if (line.end !== count) throw new CannotRestore('lines of the backup are missing');
      if (line.sha256 !== undefined && line.sha256 !== hash.digest('hex'))
        throw new CannotRestore('the backup is not as it was written');
      return;
    }
    hash.update(value).update('\n');
    yield line;
  }
}

function parsed(text: string, count: number): Line {
  try {
    const line: unknown = JSON.parse(text);
    if (typeof line === 'object' && line !== null) return line as Line;
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
