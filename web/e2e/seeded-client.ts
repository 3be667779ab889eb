import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * What is put before the workers' own first line: numbers that come in the same order in every run, and for bots a clock
 * that stands, so that only the positions they look at count. Ids of tables (ten bytes) stay as they are, or two loads of
 * a page would call two tables alike.
 */
const PRELUDE = `{
  const real = crypto.getRandomValues.bind(crypto);
  let state = SEED;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) & 255;
  };
  crypto.getRandomValues = (into) => (into.length === 10 ? real(into) : into.map(next));
  if (BOTS) performance.now = () => 0;
}
`;

const SEED = 1756;

/**
 * Lays the built client with fixed dice beside it, unless it lies there. The seed is not a switch of the client, which would be a way
 * to play with dice one knows: only whoever serves other files than ours can plant it, as this copy does.
 */
export async function seedIfStale(built: string, folder: string): Promise<void> {
  const mark = join(folder, 'seeded-from');
  const from = createHash('sha256')
    .update(await readFile(join(built, 'sw.js')))
    .update(PRELUDE)
    .digest('hex');
  if ((await readFile(mark, 'utf8').catch(() => '')) === from) return;
  await rm(folder, { recursive: true, force: true });
  await cp(built, folder, { recursive: true });
  await seedWorkers(join(folder, 'assets'));
  await writeFile(mark, from);
}

async function seedWorkers(assets: string): Promise<void> {
  for (const name of await readdir(assets)) {
    const [, worker, ending] = /^(table|bot)\.worker-[^.]*\.js(\.br|\.gz)?$/.exec(name) ?? [];
    if (worker === undefined) continue;
    const path = join(assets, name);
    const prelude = PRELUDE.replace('SEED', String(SEED)).replace('BOTS', String(worker === 'bot'));
    if (ending !== undefined) await rm(path);
    else await writeFile(path, prelude + (await readFile(path, 'utf8')));
  }
}
