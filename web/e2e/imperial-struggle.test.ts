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
const choosingTile: Moment = { ...game, seed: 'b', key: 'action-round.tile', turn: 1, choices: 6 };
const acting: Moment = { ...game, seed: 'b', key: 'action-round.act', turn: 1, choices: 3 };
const conquering: Moment = { ...game, seed: 'd', key: 'conquest.take', turn: 1, choices: 2, anySeat: true };

/** The first Peace turn is behind: its scoring itself may lie far down in the log by then. */
const isScored = async (page: Page) => !/Peace 1/.test((await page.locator('.bar-where').textContent()) ?? '');
const targets = (page: Page) => page.locator('.is-hit[aria-pressed]');

/** Lays open the first space that is lit, and buys it with what the foot of the rail says. */
async function buyOnMap(page: Page): Promise<void> {
  const before = await questionOf(page);
  await targets(page).first().click({ force: true });
  await page.locator('.is-rows').waitFor();
  await pressMain(page, before);
}

/** The main button at the foot; what would lose points wants a second press. */
const pressMain = (page: Page, before: string): Promise<void> =>
  until(async () => {
    const main = page.locator('.is-foot :is(.is-main, .is-pass)');
    if (await main.isVisible()) await main.click({ timeout: 1000 }).catch(() => undefined);
    const commit = page.locator('.commit');
    if (await commit.isVisible()) await commit.click({ timeout: 1000 }).catch(() => undefined);
    return (await questionOf(page)) !== before;
  });

/** What something that comes and goes has said last. */
function watchFor(page: Page, selector: string): () => Promise<string> {
  const watching = page.evaluate(
    ([what, key]) => {
      const look = () => {
        const found = document.querySelector(what);
        if (found !== null) document.body.dataset[key] = found.textContent ?? '';
      };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    },
    [selector, 'seen'] as const,
  );
  return async () => {
    await watching;
    return page.evaluate(() => document.body.dataset.seen ?? '');
  };
}

it('a newcomer plays the first Peace turn against a bot with the world in sight, to its scoring', async () => {
  const { page, context, faults } = await visit(house, { serviceWorkers: 'allow' });
  // A bot that does not think long: what is looked at here is the table.
  await goTo(page, '#/new/imperial-struggle');
  await page.locator('.seat-row').nth(1).locator('select').last().selectOption('random');
  await page.locator('button[type=submit]').click();
  await page.locator('.is-world').waitFor();
  expect(await page.locator('.is-plate-map').count()).toBe(4);
  expect(await page.locator('.is-side').count()).toBe(2);
  const scored = watchFor(page, '.is-scoring');
  let [bought, inRound] = [0, 0];
  for (let n = 0; n < 120 && !(await isScored(page)); n++) {
    if ((await settled(page, ':is(.is-scoring, .is-war-plate)')) !== 'asked') break;
    const before = await questionOf(page);
    if ((await page.locator('.is-tile-panel').count()) > 0) {
      inRound = 0;
      await page.locator('.is-dock .is-tile-row > button:not([aria-disabled])').first().click();
      await leaveQuestion(page, before);
    } else if ((await page.locator('.is-round').count()) === 0) await chooseAt(page, 0);
    else if ((await targets(page).count()) > 0 && inRound < 2) {
      inRound++;
      bought++;
      await buyOnMap(page);
    } else await pressMain(page, before);
  }
  expect(bought).toBeGreaterThan(4);
  expect(await scored()).toMatch(/Scoring of Peace 1.*Europe.*Prestige/s);
  expect(await isScored(page)).toBe(true);
  expect(await barriers(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

it('a tile lights what it would buy; a Region opens in large and goes back; every fact explains itself', async () => {
  const { page, context, faults } = await visit(house, { settings: { theme: 'candlelight' } });
  await sitDownAt(page, choosingTile);
  expect(await targets(page).count()).toBe(0);
  await page.locator('.is-dock .is-tile-row > button:not([aria-disabled])').first().hover();
  await until(async () => (await targets(page).count()) > 0);
  await until(async () => (await page.locator('.is-chip').count()) === (await targets(page).count()));
  await page.keyboard.press('0');
  await page.locator('.is-legend[data-region=india] .is-legend-head').click();
  await page.locator('.is-world[data-large=india]').waitFor();
  expect(await page.locator('.is-plate-map').count()).toBe(4);
  await page.keyboard.press('0');
  await page.locator('.is-world:not([data-large])').waitFor();
  await page.locator('.is-sides .is-hint').first().hover();
  expect(await page.locator('.is-hint-text').textContent()).toMatch(/VP/);
  await page.setViewportSize({ width: 2560, height: 1440 });
  await until(async () => (await page.locator('.is-names text').count()) > 70);
  expect(await barriers(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

it('a round by keys alone: a space is laid open, bought, taken back, and the round is ended', async () => {
  const { page, context, faults } = await visit(house);
  await sitDownAt(page, acting);
  const first = await questionOf(page);
  await targets(page).first().focus();
  await page.keyboard.press('Enter');
  await page.locator('.is-rows').waitFor();
  await page.locator('.is-card-title:focus').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.is-rows').waitFor({ state: 'hidden' });
  await page.locator('.is-hit:focus').waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  await page.locator('.is-rows').waitFor();
  await page.locator('.is-foot .is-main').focus();
  await page.keyboard.press('Enter');
  await until(async () => (await questionOf(page)) !== first);
  await settled(page);
  const bought = await questionOf(page);
  await page.keyboard.press('u');
  await until(async () => (await questionOf(page)) !== bought);
  await settled(page);
  await page.keyboard.press('3');
  await page.locator('.is-world[data-large=caribbean]').waitFor();
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
  const lit = await targets(page).count();
  const before = await questionOf(page);
  await buyOnMap(page);
  await page.getByRole('button', { name: 'Annulla' }).click();
  await until(async () => (await questionOf(page)) !== before && (await targets(page).count()) === lit);
  await page.locator('.is-hit:not([aria-pressed])').first().dispatchEvent('click');
  expect((await page.locator('.is-why').textContent())?.length).toBeGreaterThan(8);
  await page.keyboard.press('Escape');
  for (const tab of ['cards', 'war', 'score-now']) {
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
  expect(await page.locator('.is-war-side').textContent()).toMatch(/Strength/);
  expect(await page.locator('.is-war-side tr[data-reached]').count()).toBe(1);
  expect(await barriers(page)).toEqual([]);
  await targets(page).first().focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate(() => document.activeElement?.matches('.is-hit') ?? false)).toBe(true);
  const file = { name: 'moment.txt', mimeType: 'text/plain', buffer: Buffer.from(await transcriptUntil(conquering)) };
  await page.goto(house.address);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.waitForURL(/replay/);
  await page.locator('.is-world').waitFor();
  await page.getByRole('button', { name: 'Last move' }).click();
  await until(async () => /Succession/.test((await page.locator('.bar-where').textContent()) ?? ''));
  expect(faults).toEqual([]);
  await context.close();
});
