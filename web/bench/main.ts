import buildClientOfTests from '../e2e/build.ts';
import { openHouse, visit } from '../e2e/kit.ts';
import { sitDownAt } from '../e2e/moment.ts';
import { timeLookAhead } from './look-ahead.ts';
import { panMap } from './pan.ts';
import { tables } from './tables.ts';
import { weigh } from './weight.ts';

const SLOWDOWN = 4;

/** Everything `npm run bench -- web` prints, as one JSON object. */
const ahead = await timeLookAhead();
await buildClientOfTests();
const house = await openHouse();
const firstLoad = await weigh(house, '');
const { page } = await visit(house);
await sitDownAt(page, tables.choice.moment);
const map = await panMap(page);
const choice = { slowdown: SLOWDOWN, ...(await tables.choice.time(page, SLOWDOWN)) };
const { page: second } = await visit(house);
await sitDownAt(second, tables.round.moment);
const round = { slowdown: SLOWDOWN, ...(await tables.round.time(second, SLOWDOWN)) };
const { page: third } = await visit(house);
await sitDownAt(third, tables.year.moment);
const year = { slowdown: SLOWDOWN, ...(await tables.year.time(third, SLOWDOWN)) };
await house.close();
process.stdout.write(`${JSON.stringify({ firstLoad, map, choice, round, year, ahead })}\n`);
