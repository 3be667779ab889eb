import { chownSync, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { restore, type StoreConfig } from '@cabinet-wars/server/store';
import { BadUsage, type Command, type ExitCode, FINE } from '../host/index.ts';
import { linesOf } from './lines.ts';
import { contentsOf, withPlace } from './with-place.ts';

const help = `take in what \`backup\` wrote
npm exec -- cabinet-wars restore FILE

Into the database the server's environment names (DATABASE_URL, or the file in DATA), which must be empty and may be of the
other kind. All of it is taken in, or nothing; then it is read back and held against the file, row by row. A backup of an older
release is brought to this one's schema. No server may run on the database meanwhile. Where root does this, the file is left to
whoever owns its folder.`;

async function run(args: readonly string[]): Promise<ExitCode> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  if (positionals.length !== 1) throw new BadUsage('from which file?');
  await withPlace(async (place) => {
    const restored = await restore(place, linesOf(positionals[0]));
    leaveToOwner(place);
    console.log(`${contentsOf(restored)} taken in, and read back as they were written`);
  });
  return FINE;
}

/** A service has a user of its own, and could not open what root has made. */
function leaveToOwner({ databaseUrl, file }: StoreConfig): void {
  if (databaseUrl !== null || process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(file));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) chownSync(path, uid, gid);
}

export const command: Command = { help, run };
