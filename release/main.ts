import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeArchive } from './archive.ts';
import { buildPackages, builtFolder, checkPortable } from './build-packages.ts';
import { packInto } from './pack.ts';
import { house } from './packages.ts';

/** `npm run packages` packs every package; `npm run release` makes the archive a server is installed from, too. */
const wanted = process.argv[2] ?? 'archive';
const PACKED = join(house, '.cache/release/packages');

checkPortable();
buildPackages();
execFileSync('npm', ['run', '-s', 'build'], { cwd: house, stdio: 'inherit' });
cpSync(join(house, 'web/dist'), join(builtFolder('cabinet-wars'), 'client'), { recursive: true });
if (existsSync(PACKED)) rmSync(PACKED, { recursive: true });
for (const path of packInto(PACKED)) console.log(path);
if (wanted === 'archive') console.log(makeArchive().archive);
