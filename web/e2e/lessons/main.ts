import { parseArgs } from 'node:util';
import { games } from '@cabinet-wars/games';
import { reckon } from '@cabinet-wars/host/lessons';
import { inLanguage, isLanguage, type Language, type LessonBook } from '@cabinet-wars/kernel';
import build from '../build.ts';
import { type House, openHouse, visit } from '../kit.ts';
import { type Learnt, learn } from './learn.ts';
import { follow } from './newcomer.ts';

const HELP = `npm run lessons -w web -- [options]

Somebody takes every lesson in a browser: reads each step, tries something else first, hears the teacher, takes it back, and does
what is meant. Told of each: words and minutes, steps, other choices heard, what axe finds, errors of the page, and where the
keyboard stood nowhere.

  --game ID      only this game
  --language L   only en or it
  --width N      only 390 (a phone, by touch) or 1440
  --keys         by keys alone, without other choices
  --newcomer     somebody who knows nothing: from the first page, at the speed the page has by itself, by what is lit and said alone
  --out FOLDER   where a picture of every step goes (lessons);  --no-pictures
`;

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    language: { type: 'string' },
    width: { type: 'string' },
    keys: { type: 'boolean', default: false },
    newcomer: { type: 'boolean', default: false },
    out: { type: 'string', default: 'lessons' },
    pictures: { type: 'boolean', default: true },
    help: { type: 'boolean', short: 'h', default: false },
  },
  allowNegative: true,
});

const HEIGHTS: Readonly<Record<string, number>> = { 390: 844, 820: 1180, 1440: 900 };
const only = (wanted: string | undefined, all: readonly string[]): readonly string[] =>
  wanted === undefined ? all : [wanted];

async function take(house: House, id: string, { lesson }: LessonBook, language: Language, width: string) {
  const isTouch = Number(width) < 1000;
  const { page, context, faults } = await visit(house, {
    viewport: { width: Number(width), height: HEIGHTS[width] ?? 900 },
    hasTouch: isTouch,
    isMobile: isTouch,
    locale: language === 'it' ? 'it-IT' : 'en-GB',
    settings: { theme: language === 'it' ? 'candlelight' : 'parchment' },
  });
  const folder = values.pictures ? `${values.out}/${id}-${language}-${width}${values.keys ? '-keys' : ''}` : null;
  const learnt = await learn(page, { game: id, lesson, folder, isTouch, byKeys: values.keys });
  await context.close();
  return { ...learnt, faults };
}

/** The same by somebody who does not know the lesson; every text in the order it was read. */
async function takeAsNewcomer(house: House, id: string, language: Language, width: string): Promise<string> {
  const isTouch = Number(width) < 1000;
  const context = await house.browser.newContext({
    viewport: { width: Number(width), height: HEIGHTS[width] ?? 900 },
    hasTouch: isTouch,
    isMobile: isTouch,
    locale: language === 'it' ? 'it-IT' : 'en-GB',
  });
  const page = await context.newPage();
  await page.goto(house.address);
  const folder = values.pictures ? `${values.out}/newcomer-${id}-${language}-${width}` : null;
  const { texts, presses, seconds, stuck, detours } = await follow(page, { game: id, isTouch, folder });
  await context.close();
  return [
    `${id} ${language} ${width}, a newcomer: ${presses} presses, ${seconds} seconds without reading`,
    ...texts.map((text) => `  ${text}`),
    ...detours.map((each) => `  ~ closed on the way: ${each}`),
    ...stuck.map((each) => `  ! shown by the teacher: ${each}`),
  ].join('\n');
}

const line = (name: string, minutes: number, words: number, learnt: Learnt & { readonly faults: readonly string[] }) =>
  [
    `${name}: about ${minutes} minutes, ${words} words; ${learnt.steps} steps, ${learnt.others} other choices heard, ${learnt.byHand} done in the rail`,
    ...learnt.problems.map((each) => `  ! ${each}`),
    ...learnt.faults.map((each) => `  ! ${each}`),
  ].join('\n');

async function main(): Promise<void> {
  await build();
  const house = await openHouse();
  try {
    for (const { id, loadLessons } of games.filter((each) => values.game === undefined || values.game === each.id))
      for (const book of (await loadLessons?.()) ?? [])
        for (const language of only(values.language, ['en', 'it']).filter(isLanguage))
          for (const width of only(values.width, values.keys ? ['1440'] : ['1440', '390'])) {
            if (values.newcomer) {
              console.log(await takeAsNewcomer(house, id, language, width));
              continue;
            }
            const { minutes, words } = reckon(book.lesson, inLanguage(book.texts, language));
            const learnt = await take(house, id, book, language, width);
            console.log(line(`${id} ${language} ${width}`, minutes, words, learnt));
            if (learnt.problems.length + learnt.faults.length > 0) process.exitCode = 1;
          }
  } finally {
    await house.close();
  }
}

if (values.help) process.stdout.write(HELP);
else await main();
