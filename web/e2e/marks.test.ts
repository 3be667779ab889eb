import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { desktop, goTo, type House, openHouse, phone, questionOf, settled, until, visit } from './kit.ts';
import { inSight, type Mark, neverWalked, walkedTo } from './marks.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** What a mark says of itself: in a tip, or for a place of the map on its card. */
const told = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=tooltip], .hover-card, .board .side-card')]
      .map((each) => each.textContent?.trim())
      .join(' '),
  );

const answers = (page: Page): Promise<boolean> =>
  until(async () => (await told(page)).length > 3, 4000).then(
    () => true,
    () => false,
  );

async function rest(page: Page, { x, y }: Mark): Promise<boolean> {
  await page.mouse.move(2, 2);
  await until(async () => (await told(page)) === '');
  await page.mouse.move(x, y);
  return answers(page);
}

/** A real finger, as the browser sees one on glass. */
async function hold(page: Page, { x, y }: Mark): Promise<boolean> {
  await page.keyboard.press('Escape');
  await until(async () => (await told(page)) === '');
  const glass = await page.context().newCDPSession(page);
  await glass.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  const isAnswered = await answers(page);
  await glass.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await glass.detach();
  return isAnswered;
}

const EXPLAINED = ':is([data-term], [data-tip], .icon-button[aria-label])';
const zonesOf = (places: string) => [`.strip ${EXPLAINED}`, `.rail ${EXPLAINED}`, `.board ${places}`];

const BOARDS: readonly (readonly [game: string, exercise: string, places: string])[] = [
  ['struggle-of-empires', 'bare-token', '[data-thing^="place/"]'],
  ['imperial-struggle', 'make-peace', '[data-space]'],
  ['seven-years-world-war', 'pyrenees', '[data-thing^="square/"]'],
];

async function atExercise(game: string, exercise: string, options: BrowserContextOptions) {
  const visited = await visit(house, options);
  await goTo(visited.page, `#/exercise/${game}/${exercise}`);
  await visited.page.locator('.exercise').waitFor();
  await settled(visited.page);
  return visited;
}

/** At the board of an exercise: marks in sight, and which of them stay silent. */
async function tryAll(
  [game, exercise, places]: (typeof BOARDS)[number],
  options: BrowserContextOptions,
  ask: (page: Page, mark: Mark) => Promise<boolean>,
) {
  const { page, context, faults } = await atExercise(game, exercise, options);
  const question = await questionOf(page);
  const marks = await page.evaluate(inSight, { zones: zonesOf(places), each: 6 });
  const silent: string[] = [];
  for (const mark of marks) if (!(await ask(page, mark))) silent.push(`${mark.zone} ${mark.what}`);
  const isAsBefore = (await questionOf(page)) === question;
  return { context, faults, tried: marks.length, silent, isAsBefore };
}

it.each(BOARDS)(
  'marks of %s answer a pointer that rests',
  {
    timeout: 240_000,
  },
  async (...board) => {
    const { context, faults, tried, silent } = await tryAll(board, {}, rest);
    expect(tried).toBeGreaterThanOrEqual(15);
    expect(silent).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  },
);

it.each(BOARDS)(
  'marks of %s answer a finger that stays, and are not pressed by it',
  {
    timeout: 240_000,
  },
  async (...board) => {
    const { context, faults, tried, silent, isAsBefore } = await tryAll(board, { hasTouch: true }, hold);
    expect(tried).toBeGreaterThanOrEqual(15);
    expect(silent).toEqual([]);
    expect(isAsBefore).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  },
);

/** More marks than any of these boards has: a walk that never comes round ends here. */
const ENOUGH = 250;

/** Goes by the comma from mark to mark until it comes round. */
async function walkRound(page: Page) {
  const told: string[] = [];
  const unheard: string[] = [];
  for (let n = 0; n < ENOUGH; n++) {
    await page.keyboard.press(',');
    const walked = await page.evaluate(walkedTo);
    if (walked === null) throw new Error(`nothing is explained after ${told.at(-1)}`);
    if (walked.isRound) break;
    told.push(walked.what);
    if (!walked.isHeard) unheard.push(walked.what);
  }
  return { told, unheard, missed: await page.evaluate(neverWalked) };
}

it.each(
  BOARDS.flatMap((board) => [desktop, phone].map((viewport) => [board[0], viewport.width, board, viewport] as const)),
)(
  'marks of %s at %i are all reached by keys alone, and heard',
  {
    timeout: 240_000,
  },
  async (_game, _width, [game, exercise], viewport) => {
    const { page, context, faults } = await atExercise(game, exercise, { viewport });
    const question = await questionOf(page);
    const { told, unheard, missed } = await walkRound(page);
    expect(new Set(told).size).toBeGreaterThan(8);
    expect(told.length).toBeLessThan(ENOUGH);
    expect(unheard).toEqual([]);
    expect(missed).toEqual([]);
    // Looking has chosen nothing, and Escape goes back to where one stood.
    await page.keyboard.press('Escape');
    expect(await page.locator('[role=tooltip].term-tip').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.closest('.decision') !== null)).toBe(true);
    expect(await questionOf(page)).toBe(question);
    expect(faults).toEqual([]);
    await context.close();
  },
);
