import { createReadStream } from 'node:fs';
import { CannotDo } from '../host/index.ts';

/** Letters: no line of a backup is nearly as long. */
const LONGEST_LINE = 64 * 1024 * 1024;

/**
 * The lines of a file, each ended by a line feed and by nothing else: texts of people may hold other letters that end a line,
 * which JSON does not escape.
 */
export async function* linesOf(file: string, longest = LONGEST_LINE): AsyncGenerator<string> {
  let rest = '';
  let count = 0;
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    count += lines.length;
    yield* lines;
    if (rest.length > longest) throw new CannotDo(`line ${count + 1} of ${file} is longer than any of a backup`);
  }
  if (rest !== '') yield rest;
}
