import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import buildClientOfTests from '../../e2e/build.ts';
import { openHouse, visit } from '../../e2e/kit.ts';
import { sitDownAt } from '../../e2e/moment.ts';
import { tables } from '../tables.ts';
import { readWished } from '../wished.ts';
import { type PressParts, partsOf } from './parts.ts';
import { traced } from './trace.ts';

const SLOWDOWN = 4;

/** What `npm run bench -- web --profile` prints, as one JSON object. With a folder the traces are kept in it. */
const wished = readWished(process.argv.slice(2));
const { folder } = wished;
if (folder !== null) await mkdir(folder, { recursive: true });
await buildClientOfTests();
const house = await openHouse();
const found: Record<string, PressParts> = {};
for (const name of wished.names) {
  const { moment, time } = tables[name];
  const { page, context } = await visit(house);
  await sitDownAt(page, moment);
  const file = folder === null ? null : join(folder, `${name}.json`);
  found[name] = partsOf(
    await traced({ browser: house.browser, page, file }, () => time(page, SLOWDOWN, wished.presses(name))),
  );
  await context.close();
}
await house.close();
process.stdout.write(`${JSON.stringify(found)}\n`);
