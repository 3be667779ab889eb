import { parseArgs } from 'node:util';
import { restore } from '@cabinet-wars/server/store';
import { BadUsage, type Command, type ExitCode, FINE } from '../host/index.ts';
import { linesOf } from './lines.ts';
import { contentsOf, withPlace } from './with-place.ts';

const help = `take in what \`backup\` wrote
npm exec -- cabinet-wars restore FILE

Into the database the server's environment names (DATABASE_URL, or the file in DATA), which must be empty and may be of the
other kind. All of it is taken in, or nothing; then it is read back and held against the file, row by row. A backup of an older
release is brought to this one's schema. No server may run on the database meanwhile.`;

async function run(args: readonly string[]): Promise<ExitCode> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  if (positionals.length !== 1) throw new BadUsage('from which file?');
  await withPlace(async (place) => {
    const restored = await restore(place, linesOf(positionals[0]));
    console.log(`${contentsOf(restored)} taken in, and read back as they were written`);
  });
  return FINE;
}

export const command: Command = { help, run };
