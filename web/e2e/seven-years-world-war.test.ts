import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Moment, transcriptUntil } from '../art/moments.ts';
import {
  barriers,
  chooseAt,
  goTo,
  type House,
  openHouse,
  phone,
  playUntil,
  questionOf,
  settled,
  until,
  visit,
} from './kit.ts';
import { sitDownAt } from './moment.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const LONG = 300_000;
const played = (key: string, seed: string, choices: number): Moment => ({
  game: 'seven-years-world-war',
  bot: 'random',
  options: { players: 3 },
  seed,
  key,
  turn: 1,
  choices,
});
const prompt = (page: Page) => page.locator('.prompt').textContent();
/** Empty before the first turn. */
const year = (page: Page) =>
  page.evaluate(() => document.querySelector('.syww-years [aria-current]')?.textContent ?? '');

/** Takes up the first force on the map and sends it to the first square in reach; false where none can move. */
async function moveOnMap(page: Page): Promise<boolean> {
  const before = await questionOf(page);
  const force = page.locator('.syww-square[data-state="may"]');
  if ((await force.count()) === 0) return false;
  const squares = await force.evaluateAll((all) => all.map((each) => each.getAttribute('data-thing')));
  // What stands on an island without ships is taken up in vain.
  let goal: string | null = null;
  for (const square of squares) {
    await page.locator(`[data-thing="${square}"]`).first().dispatchEvent('click');
    await page.locator('.syww-where-to').waitFor();
    // The rail says at once whether it can come to any square; the map, which is tinted then, follows.
    if ((await page.locator('.syww-in-reach').count()) === 0) continue;
    goal = await page.locator('[data-reach]').first().getAttribute('data-reach');
    break;
  }
  if (goal === null) {
    await page.locator('[data-put-down]').click();
    return false;
  }
  await page.locator(`[data-thing="square/${goal}"]`).first().dispatchEvent('click');
  // Somebody may have been asked whether to countermarch, or the goal is a neutral's and wants a second look.
  await until(async () => {
    const go = page.locator('[data-go]');
    if (await go.isVisible()) await go.click({ timeout: 1000 }).catch(() => undefined);
    return (await questionOf(page)) !== before;
  });
  return true;
}

/** The middle of a square once the map has come to rest. */
async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  let last = '';
  await until(async () => {
    const before = last;
    last = JSON.stringify(await target.boundingBox());
    return last === before;
  });
  const { x, y, width, height } = (await target.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

it('a newcomer sets up as suggested and plays a turn against a bot, on the map and by the list', {
  timeout: LONG,
}, async () => {
  const { page, context, faults } = await visit(house, { serviceWorkers: 'allow' });
  await goTo(page, '#/new/seven-years-world-war');
  // One that chooses by lot does not think long.
  await page.locator('.seat-row').nth(1).locator('select').last().selectOption('random');
  await page.locator('button[type=submit]').click();
  await page.locator('.syww-map').waitFor();
  await settled(page);
  expect(await page.locator('.syww-deploy .button.primary').textContent()).toMatch(/as suggested/);
  let pointed = 0;
  for (let n = 0; n < 120; n++) {
    if ((await settled(page)) !== 'asked') break;
    if (/1757/.test(await year(page))) break;
    if (await page.locator('.syww-deploy').isVisible()) await chooseAt(page, 0);
    else if (pointed < 3 && (await page.locator('.syww-forces').isVisible())) {
      if (await moveOnMap(page)) pointed++;
      else await chooseAt(page, -1);
    } else await chooseAt(page, -1);
  }
  expect(await year(page)).toMatch(/1757/);
  expect(pointed).toBeGreaterThan(1);
  expect(await page.locator('.syww-stack').count()).toBeGreaterThan(40);
  expect(faults).toEqual([]);
  await context.close();
});

it('an attack is aimed on the map, weighed by its odds, and fought with a die', { timeout: LONG }, async () => {
  const { page, context, faults } = await visit(house);
  await sitDownAt(page, played('attack.table', 'b', 2));
  expect(await page.locator('.syww-arrow').count()).toBe(1);
  expect(await page.locator('.syww-faces li').count()).toBeGreaterThanOrEqual(6);
  await page.locator('.choices > li').first().locator('button').click();
  await page.locator('.commit').waitFor();
  expect(await page.locator('.choice.picked').count()).toBe(1);
  await page.locator('.commit').click();
  await until(async () => !/On which table/.test((await prompt(page).catch(() => '')) ?? ''));
  expect(faults).toEqual([]);
  await context.close();
});

it('on a phone the die leaves the map free, and nothing lengthens the document', { timeout: LONG }, async () => {
  const { page, context, faults } = await visit(house, { viewport: phone });
  await sitDownAt(page, played('attack.table', 'b', 2));
  await chooseAt(page, 0);
  // Whoever defends may be asked first.
  await playUntil(page, () => page.locator('.syww-plate').isVisible());
  const share = await page.evaluate(() => {
    const height = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().height;
    return height('.syww-plate') / height('.board');
  });
  expect(share).toBeLessThan(0.46);
  await settled(page);
  await page.locator('.tab-nav [data-tab="log"]').click();
  await page.locator('.log').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  expect(faults).toEqual([]);
  await context.close();
});

it('a force is carried to another square', { timeout: LONG }, async () => {
  const { page, context, faults } = await visit(house);
  await sitDownAt(page, played('movement-phase.act', 'c', 4));
  const from = page.locator('.syww-square[data-state="may"]').first();
  const square = (await from.getAttribute('data-thing'))!.replace('square/', '');
  const start = await middleOf(from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 12, start.y, { steps: 3 });
  await page.locator('.syww-ghost').waitFor();
  const goal = await middleOf(page.locator('.syww-square[data-state="may"]').first());
  await page.mouse.move(goal.x, goal.y, { steps: 3 });
  const asked = await questionOf(page);
  await page.mouse.up();
  await until(async () => (await questionOf(page)) !== asked);
  await until(async () => (await page.locator('.log strong').allTextContents()).some((name) => name.includes(square)));
  expect(faults).toEqual([]);
  await context.close();
});

it('on a phone it speaks Italian and bars nobody’s way', {
  timeout: LONG,
}, async () => {
  const { page, context, faults } = await visit(house, {
    viewport: phone,
    settings: { language: 'it', theme: 'candlelight' },
  });
  await sitDownAt(page, played('combat-phase.act', 'a', 3));
  expect(await page.locator('.bar-where').textContent()).toMatch(/Combattimento/);
  expect(await barriers(page)).toEqual([]);
  await page.locator('.tab-nav [data-tab="charts"]').click();
  expect(await page.locator('.syww-charts').textContent()).toContain('Diplomazia');
  await page.locator('.tab-nav [data-tab="markers"]').click();
  expect(await page.locator('.syww-markers').textContent()).toContain('in mano');
  await page.locator('.tab-nav [data-tab="if-it-ended"]').click();
  expect(await barriers(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

it('a game can be watched from its beginning, square by square with the keyboard', { timeout: LONG }, async () => {
  const { page, context, faults } = await visit(house);
  const text = await transcriptUntil(played('combat-phase.act', 'a', 3));
  const file = { name: 'moment.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.waitForURL(/replay/);
  await page.locator('.syww-map').waitFor();
  await page.getByRole('button', { name: 'Last move' }).click();
  await until(async () => /1756/.test((await page.locator('.bar-where').textContent()) ?? ''));
  await page.locator('.syww-square[tabindex="0"]').focus();
  const first = await page.evaluate(() => document.activeElement?.getAttribute('data-thing'));
  await page.keyboard.press('ArrowRight');
  await until(async () => (await page.evaluate(() => document.activeElement?.getAttribute('data-thing'))) !== first);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/\([A-Q]\d+\)/);
  await page.setViewportSize({ width: 900, height: 700 });
  const tooWide = () =>
    [...document.querySelectorAll('.syww-coalition')].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  await until(async () => !(await page.evaluate(tooWide)));
  expect(faults).toEqual([]);
  await context.close();
});
