import buildClientOfTests from '../e2e/build.ts';
import { openHouse, visit } from '../e2e/kit.ts';
import { sitDownAt } from '../e2e/moment.ts';
import { timeChoices } from './choice.ts';
import { timeLookAhead } from './look-ahead.ts';
import { panMap } from './pan.ts';
import { timeRounds } from './round.ts';
import { weigh } from './weight.ts';
import { timeYear } from './year.ts';

const SLOWDOWN = 4;
const CHOICES = 12;
const PRESSES = 24;

/** A late turn of seven powers: the fullest map there is. */
const fullMap = { options: { players: 7, edition: 'original' }, seed: 'a', key: 'turn.act', war: 3, choices: 3 };

/** The third Peace turn of Imperial Struggle: many spaces to be bought at once. */
const actionRound = {
  ...{ game: 'imperial-struggle', options: {}, bot: 'random' },
  ...{ seed: 'b', key: 'action-round.tile', turn: 3, choices: 6, anySeat: true },
};

/** The first movement of Seven Years World War: the largest map, and forces all over it. */
const movement = {
  ...{ game: 'seven-years-world-war', options: { players: 2 }, bot: 'random' },
  ...{ seed: 'a', key: 'movement-phase.act', turn: 1, choices: 6 },
};

/** Everything `npm run bench -- web` prints, as one JSON object. */
const ahead = await timeLookAhead();
await buildClientOfTests();
const house = await openHouse();
const firstLoad = await weigh(house, '');
const { page } = await visit(house);
await sitDownAt(page, fullMap);
const map = await panMap(page);
const choice = { slowdown: SLOWDOWN, ...(await timeChoices(page, SLOWDOWN, CHOICES)) };
const { page: second } = await visit(house);
await sitDownAt(second, actionRound);
const round = { slowdown: SLOWDOWN, ...(await timeRounds(second, SLOWDOWN, PRESSES)) };
const { page: third } = await visit(house);
await sitDownAt(third, movement);
const year = { slowdown: SLOWDOWN, ...(await timeYear(third, SLOWDOWN, PRESSES)) };
await house.close();
process.stdout.write(`${JSON.stringify({ firstLoad, map, choice, round, year, ahead })}\n`);
