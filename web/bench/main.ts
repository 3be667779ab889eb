import buildClientOfTests from '../e2e/build.ts';
import { type House, openHouse, visit } from '../e2e/kit.ts';
import { sitDownAt } from '../e2e/moment.ts';
import { timeLookAhead } from './look-ahead.ts';
import { panMap } from './pan.ts';
import { type TableName, tables } from './tables.ts';
import { weigh } from './weight.ts';
import { readWished } from './wished.ts';

const SLOWDOWN = 4;
const wished = readWished(process.argv.slice(2));

/** Everything `npm run bench -- web` prints, as one JSON object; of one game only its presses. */
const rest = wished.isOne ? {} : { ahead: await timeLookAhead() };
await buildClientOfTests();
const house = await openHouse();
const figures: Record<string, unknown> = wished.isOne ? {} : { firstLoad: await weigh(house, '') };
for (const name of wished.names) Object.assign(figures, await pressAt(house, name));
await house.close();
process.stdout.write(`${JSON.stringify({ ...figures, ...rest })}\n`);

/** The fullest map is panned before it is pressed at. */
async function pressAt(at: House, name: TableName): Promise<Record<string, unknown>> {
  const { page } = await visit(at);
  await sitDownAt(page, tables[name].moment);
  const map = name === 'choice' ? { map: await panMap(page) } : {};
  const times = await tables[name].time(page, SLOWDOWN, wished.presses(name));
  return { ...map, [name]: { slowdown: SLOWDOWN, ...times } };
}
