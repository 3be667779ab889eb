import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Moment, transcriptUntil } from '../art/moments.ts';
import {
  barriers,
  chooseAt,
  goTo,
  type House,
  leaveQuestion,
  openHouse,
  phone,
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

const game = { game: 'imperial-struggle', options: {}, bot: 'random' };
const spending: Moment = { ...game, seed: 'b', key: 'action.spend', turn: 1, choices: 6 };
const conquering: Moment = { ...game, seed: 'd', key: 'conquest.take', turn: 1, choices: 2, anySeat: true };

/** The first Peace turn is behind: its scoring itself may lie far down in the log by then. */
const isScored = async (page: Page) => !/Peace 1/.test((await page.locator('.bar-where').textContent()) ?? '');
const targets = (page: Page) => page.locator('.is-hit[aria-pressed]');

/** Points at the first space that glows; where it stands for several choices, at the first of them. */
async function pickOnMap(page: Page): Promise<void> {
  const before = await questionOf(page);
  await targets(page).first().click({ force: true });
  const menu = page.locator('.map-menu .choice');
  if ((await menu.count()) > 0) await menu.first().click();
  await leaveQuestion(page, before);
}

it('a newcomer plays the first Peace turn against a bot, on the map and by the list, to its scoring', async () => {
  const { page, context, faults } = await visit(house);
  // A bot that does not think long: what is looked at here is the table.
  await goTo(page, '#/new/imperial-struggle');
  await page.locator('.seat-row').nth(1).locator('select').last().selectOption('random');
  await page.locator('button[type=submit]').click();
  await page.locator('.is-map').waitFor();
  expect(await page.locator('.is-thumbnail').count()).toBe(4);
  expect(await page.locator('.is-side').count()).toBe(2);
  let onMap = 0;
  for (let n = 0; n < 200 && !(await isScored(page)); n++) {
    if ((await settled(page)) !== 'asked') break;
    const rows = await page.locator('.choices > li').allTextContents();
    const major = rows.findIndex((row) => /Major action/.test(row));
    const isBuying = rows.some((row) => /Finish this action/i.test(row));
    if (major >= 0) await chooseAt(page, major);
    else if (isBuying && (await targets(page).count()) > 0 && onMap < 8 && ++onMap > 0) await pickOnMap(page);
    else await chooseAt(page, isBuying || rows.some((row) => /round/i.test(row)) ? -1 : 0);
  }
  expect(onMap).toBeGreaterThan(2);
  expect(await isScored(page)).toBe(true);
  expect(await barriers(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

it('an Italian on a phone sees price and targets, asks why not, and takes a purchase back', async () => {
  const { page, context, faults } = await visit(house, { viewport: phone, settings: { language: 'it' } });
  await sitDownAt(page, spending);
  expect(await barriers(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  const counted = await page.locator('.is-targets').allTextContents();
  expect(counted.length).toBeGreaterThan(0);
  const choices = await page.locator('.choices > li').count();
  const before = await questionOf(page);
  await pickOnMap(page);
  await page.getByRole('button', { name: 'Annulla' }).click();
  await until(
    async () => (await questionOf(page)) !== before && (await page.locator('.choices > li').count()) === choices,
  );
  const other = page.locator('.is-hit:not([aria-pressed])').first();
  await other.dispatchEvent('click');
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'hidden' });
  for (const tab of ['cards', 'war', 'tiles', 'score-now']) {
    await page.locator(`[data-tab=${tab}]`).click();
    await page.locator('.is-panel').waitFor();
  }
  expect(await barriers(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

it('a War shows who was stronger and why, by keys alone, and can be stepped through afterwards', async () => {
  const { page, context, faults } = await visit(house, { settings: { theme: 'candlelight' } });
  await sitDownAt(page, conquering);
  expect(await page.locator('.is-context .is-fought').textContent()).toMatch(/Strength/);
  expect(await barriers(page)).toEqual([]);
  await targets(page).first().focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate(() => document.activeElement?.matches('.is-hit') ?? false)).toBe(true);
  const file = { name: 'moment.txt', mimeType: 'text/plain', buffer: Buffer.from(await transcriptUntil(conquering)) };
  await page.goto(house.address);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.waitForURL(/replay/);
  await page.locator('.is-map').waitFor();
  await page.getByRole('button', { name: 'Last move' }).click();
  await until(async () => /Succession/.test((await page.locator('.bar-where').textContent()) ?? ''));
  expect(faults).toEqual([]);
  await context.close();
});
