import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { backUp } from '@cabinet-wars/server/store';
import { BadUsage, type Command, type ExitCode, FINE } from '../host/index.ts';
import { withStore } from './with-store.ts';

const help = `write everything a server keeps into one file
npm exec -- cabinet-wars backup FILE

The database is the one the server's environment names: DATABASE_URL, or the file in DATA (data). The server may run meanwhile:
what is written is how things were at one moment. The file is text, one line of JSON a row; it holds seeds and hashed
passwords, so keep it as safe as the database.`;

async function run(args: readonly string[]): Promise<ExitCode> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  if (positionals.length !== 1) throw new BadUsage('into which file?');
  let lines = 0;
  await withStore(async (store) => {
    const text = async function* () {
      for await (const line of backUp(store)) {
        lines++;
        yield `${line}\n`;
      }
    };
    await pipeline(text, createWriteStream(positionals[0], { flags: 'wx', mode: 0o600 }));
  });
  console.log(`${lines} lines written to ${positionals[0]}`);
  return FINE;
}

export const command: Command = { help, run };
