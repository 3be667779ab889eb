import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { namesSnapshot } from '@cabinet-wars/kernel/conformance';
import { game } from '../src/game.ts';

/** Writes `snapshot.json` anew, after steps, ids or events were added: `node test/write-snapshot.ts`. */
const file = new URL('snapshot.json', import.meta.url);
const committed = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
writeFileSync(file, `${JSON.stringify(namesSnapshot(game, committed))}\n`);
