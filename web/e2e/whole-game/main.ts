import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isOneOf } from '@cabinet-wars/kernel';
import { speeds, themes } from '../../src/settings.ts';
import build from '../build.ts';
import { goTo, openHouse, visit } from '../kit.ts';
import { roundPerson } from './imperial-struggle/person.ts';
import { plainPerson } from './person.ts';
import { playGame } from './play-game.ts';
import { yearPerson } from './seven-years-world-war/person.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'struggle-of-empires' },
    width: { type: 'string', default: '1440' },
    language: { type: 'string', default: 'en' },
    theme: { type: 'string', default: 'parchment' },
    speed: { type: 'string', default: 'instant' },
    keys: { type: 'boolean', default: false },
    'keys-in': { type: 'string' },
    person: { type: 'string', default: 'plain' },
    bot: { type: 'string', default: 'random' },
    questions: { type: 'string', default: '5000' },
    out: { type: 'string', default: 'whole-game' },
    pictures: { type: 'boolean', default: true },
    everywhere: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
  allowNegative: true,
});

const HELP = `npm run whole-game -w web -- [options]

Somebody plays a whole game against bots in a browser, and says what they met: questions and presses of every part of the
game, where the keyboard stood nowhere, errors of the page, and what axe finds on every new kind of screen.

  --game ID        struggle-of-empires, imperial-struggle or seven-years-world-war
  --width N        390 (a phone, by touch), 820 (a tablet, by touch), 1440 or 2560
  --language L     en or it
  --theme T        parchment or candlelight
  --speed S        slow, normal, fast or instant (nothing moves)
  --keys           by keys alone;  --keys-in N  only the Nth part of the game
  --person P       plain (answers in the rail), round (Imperial Struggle, at its maps) or year (Seven Years World War, at its map)
  --bot ID         who plays the others
  --questions N    enough after so many
  --out FOLDER     where a picture of every new kind of screen goes;  --no-pictures
  --everywhere     pictures in both languages, light and dark, at four sizes
`;

const HEIGHTS: Readonly<Record<string, number>> = { 390: 844, 820: 1180, 1440: 900, 2560: 1440 };
const PERSONS = { plain: plainPerson, round: roundPerson, year: yearPerson };
const people = ['plain', 'round', 'year'] as const;

async function main(): Promise<void> {
  const { game, width, person, speed, theme, out } = values;
  if (!isOneOf(people, person) || !isOneOf(speeds, speed) || !isOneOf(themes, theme)) throw new Error(HELP);
  const isTouch = Number(width) < 1000;
  await build();
  const house = await openHouse();
  try {
    const { page, faults } = await visit(house, {
      viewport: { width: Number(width), height: HEIGHTS[width] ?? 900 },
      hasTouch: isTouch,
      isMobile: isTouch,
      locale: values.language === 'it' ? 'it-IT' : 'en-GB',
      reducedMotion: speed === 'instant' ? 'reduce' : 'no-preference',
      settings: { speed, theme },
    });
    await goTo(page, `#/new/${game}`);
    const bots = page.locator('.seat-row:has(select[data-sitter]) > select:not([data-sitter]):last-of-type');
    await bots.first().waitFor();
    for (const seat of await bots.all())
      if ((await seat.locator(`option[value="${values.bot}"]`).count()) > 0) await seat.selectOption(values.bot);
    await page.locator('button[type=submit]').click();
    await page.locator('.table-page').waitFor();
    const played = await playGame(page, {
      person: PERSONS[person],
      folder: values.pictures ? out : null,
      isEverywhere: values.everywhere,
      isTouch,
      keys: values['keys-in'] === undefined ? values.keys : Number(values['keys-in']),
      questions: Number(values.questions),
      tell: (line) => process.stderr.write(`${line}\n`),
    }).catch(async (error) => {
      mkdirSync(out, { recursive: true });
      await page.screenshot({ path: join(out, 'stuck.png') });
      throw error;
    });
    process.stdout.write(`${JSON.stringify({ ...played, faults }, null, 2)}\n`);
    process.exitCode = faults.length + played.barriers.length + played.lost.length > 0 ? 1 : 0;
  } finally {
    await house.close();
  }
}

if (values.help) process.stdout.write(HELP);
else await main();
