import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { goTo, type House, openHouse, questionOf, settled, until, visit } from './kit.ts';
import { inSight, type Mark } from './marks.ts';

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

/** At the board of an exercise: marks in sight, and which of them stay silent. */
async function tryAll(
  [game, exercise, places]: (typeof BOARDS)[number],
  options: BrowserContextOptions,
  ask: (page: Page, mark: Mark) => Promise<boolean>,
) {
  const { page, context, faults } = await visit(house, options);
  await goTo(page, `#/exercise/${game}/${exercise}`);
  await page.locator('.exercise').waitFor();
  await settled(page);
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
