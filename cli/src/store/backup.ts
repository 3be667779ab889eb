import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { codeOf } from '@cabinet-wars/kernel';
import { backUp } from '@cabinet-wars/server/store';
import { BadUsage, CannotDo, type Command, type ExitCode, FINE } from '../host/index.ts';
import { contentsOf, withPlace } from './with-place.ts';

const help = `write everything a server keeps into one file
npm exec -- cabinet-wars backup FILE

The database is the one the server's environment names: DATABASE_URL, or the file in DATA (data); where there is none, nothing
is written. The server may run meanwhile, and play is not held up: what is written is how things were at one moment. The file
is text, one line of JSON a row; it holds seeds and hashed passwords, so keep it as safe as the database.`;

async function run(args: readonly string[]): Promise<ExitCode> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  if (positionals.length !== 1) throw new BadUsage('into which file?');
  const [file] = positionals;
  if (existsSync(file)) throw new CannotDo(`${file} exists already`);
  const partial = `${file}.partial`;
  await withPlace(async (place) => {
    try {
      const written = await backUp(place, (lines) =>
        pipeline(lined(lines), createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true })),
      );
      renameSync(partial, file);
      console.log(`${contentsOf(written)} written to ${file}`);
    } catch (fault) {
      if (codeOf(fault) !== 'EEXIST') rmSync(partial, { force: true });
      throw fault;
    }
  });
  return FINE;
}

async function* lined(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

export const command: Command = { help, run };
