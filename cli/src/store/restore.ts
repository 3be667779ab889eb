import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { restore } from '@cabinet-wars/server/store';
import { BadUsage, type Command, type ExitCode, FINE } from '../host/index.ts';
import { withStore } from './with-store.ts';

const help = `take in what \`backup\` wrote
npm exec -- cabinet-wars restore FILE

Into the database the server's environment names (DATABASE_URL, or the file in DATA), which must be empty and may be of the
other kind. All of it is taken in, or nothing. No server may run on it meanwhile.`;

async function run(args: readonly string[]): Promise<ExitCode> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  if (positionals.length !== 1) throw new BadUsage('from which file?');
  await withStore(async (store) => {
    const input = createReadStream(positionals[0]);
    await once(input, 'open');
    console.log(`${await restore(store, createInterface({ input }))} lines taken in`);
  });
  return FINE;
}

export const command: Command = { help, run };
