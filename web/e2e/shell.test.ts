import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  askedNow,
  barriers,
  chooseAt,
  desktop,
  goTo,
  type House,
  openHouse,
  phone,
  playOn,
  playUntil,
  setTable,
  settled,
  until,
  visit,
} from './kit.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const prompt = '.prompt';

describe.each([
  ['a desk', desktop],
  ['a phone', phone],
])('on %s', (_name, viewport) => {
  it('a newcomer is playing after one click', async () => {
    const { page, faults, context } = await visit(house, { serviceWorkers: 'allow', viewport });
    await page.locator('.game-card', { hasText: 'Border Forts' }).getByRole('button', { name: 'Play bots' }).click();
    expect(await settled(page)).toBe('asked');
    expect(await page.locator('.choices > li').count()).toBeGreaterThan(1);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('nothing on any page bars the way of somebody who cannot see it', async () => {
    const { page, context } = await visit(house, { viewport });
    expect(await barriers(page)).toEqual([]);
    await goTo(page, '#/new/struggle-of-empires');
    await page.locator('.seat-row').first().waitFor();
    await page.locator('summary').first().click();
    expect(await barriers(page)).toEqual([]);
    await setTable(page, 1);
    await settled(page);
    expect(await barriers(page)).toEqual([]);
    for (const tab of ['Offers', 'Orders', 'Powers', 'Log']) {
      await page.locator('.tab-nav').getByRole('button', { name: tab }).click();
      expect(await barriers(page)).toEqual([]);
    }
    await page.getByRole('button', { name: 'Settings' }).click();
    expect(await barriers(page)).toEqual([]);
    await context.close();
  });
});

it('a choice can be undone until the dice stand in the way, and then it is said why', async () => {
  const { page, context, faults } = await visit(house);
  await setTable(page, 1, 2);
  let undone = false;
  for (let n = 0; n < 60 && !undone; n++) {
    if ((await settled(page)) !== 'asked') break;
    const before = await page.locator(prompt).textContent();
    await chooseAt(page, -1);
    await settled(page);
    const back = page.getByRole('button', { name: 'Step back' });
    if (!(await back.isVisible()) || (await back.isDisabled())) continue;
    await back.click();
    await until(async () => (await page.locator(prompt).textContent()) === before);
    undone = true;
  }
  expect(undone).toBe(true);
  const barred = page.locator('.decision .note', { hasText: 'No way back. ' });
  for (let n = 0; n < 40 && !(await barred.isVisible()); n++) {
    await playOn(page, 1);
    await settled(page);
  }
  expect(await barred.textContent()).toMatch(/No way back\. \w.+/);
  expect(await page.getByRole('button', { name: 'Step back' }).isDisabled()).toBe(true);
  expect(faults).toEqual([]);
  await context.close();
});

/** The question and the log where the table waits for nobody else: who is asked beside bots may see one of them end the question. */
const askedAlone = (page: Page): Promise<readonly [question: string, logLines: number] | null> =>
  page.evaluate(() => {
    const said = (selector: string) => document.querySelector(selector)?.textContent ?? '';
    const choices = said('.decision .choices');
    if (choices === '' || said('.bar-where strong') === '') return null;
    return [`${said('.decision .prompt')} ${choices}`, document.querySelectorAll('.log-line').length] as const;
  });

it('the game is resumed at the very decision after a reload', async () => {
  const { page, context, faults } = await visit(house, { serviceWorkers: 'allow' });
  await setTable(page, 1);
  await playOn(page, 5);
  await playUntil(page, async () => (await askedAlone(page)) !== null);
  const before = await askedAlone(page);
  await page.reload();
  await settled(page);
  expect(await askedAlone(page)).toEqual(before);
  await goTo(page, '#/');
  const row = page.locator('.table-row').first();
  expect(await row.textContent()).toContain('Your move');
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('No game yet').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

it('Italian is spoken at once, its words alone are fetched, and nothing English is left in the panel', async () => {
  const { page, context, faults } = await visit(house, { serviceWorkers: 'allow' });
  await setTable(page, 1);
  await settled(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Italiano' }).click();
  // The client in that language is fetched, and finds the table as it was.
  await page.locator('.decision').getByText('Tocca a te').first().waitFor();
  await settled(page);
  expect(await page.locator('html').getAttribute('lang')).toBe('it');
  expect(await page.locator('.decision').textContent()).not.toMatch(/your|undo|step back/i);
  await page.reload();
  await settled(page);
  expect(await page.locator('.decision').textContent()).toContain('Tocca a te');
  const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(fetched.filter((name) => /assets\/it\//.test(name)).length).toBeGreaterThan(3);
  expect(fetched.filter((name) => /assets\/(en|de)\//.test(name))).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

it('German has its lobby, and says what is English still', async () => {
  const { page, context, faults } = await visit(house, { serviceWorkers: 'allow', settings: { language: 'de' } });
  await page.getByText('Auf Deutsch gibt es bisher die Lobby').waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  expect(await page.locator('.lobby-head').textContent()).not.toMatch(/\b(the|with|against)\b/);
  await setTable(page, 1);
  await settled(page);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  expect(faults).toEqual([]);
  await context.close();
});

it('the keyboard alone is enough for a whole turn', async () => {
  const { page, context, faults } = await visit(house);
  await setTable(page, 1, 2);
  for (let n = 0; n < 12; n++) {
    if ((await settled(page)) !== 'asked') break;
    const before = await askedNow(page);
    const lines = await page.locator('.log-line').count();
    const isRange = (await page.locator('[data-option="0"] .range').count()) > 0;
    await page.keyboard.press('1');
    if (isRange) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    }
    if (/Storm the/.test(before)) {
      await page.locator('.commit:focus').waitFor();
      await page.keyboard.press('Enter');
    }
    await until(async () => (await page.locator('.log-line').count()) !== lines || (await askedNow(page)) !== before);
  }
  await page.keyboard.press('l');
  expect(await page.locator('.tab-nav [aria-current]').textContent()).toBe('Log');
  expect(faults).toEqual([]);
  await context.close();
});

it('a wish that cannot be had is answered with the rule', async () => {
  const { page, context } = await visit(house);
  await setTable(page, 1, 2);
  for (let n = 0; n < 40 && !(await page.locator('.wishes').isVisible()); n++) await playOn(page, 1, () => 0);
  await page.locator('.wishes summary').click();
  await page.locator('.wishes .link').first().click();
  await until(async () => ((await page.locator('.wishes em').first().textContent()) ?? '').length > 8);
  await context.close();
});

it('options that do not go together are refused with the reason, as soon as they are chosen', async () => {
  const { page, context } = await visit(house);
  await goTo(page, '#/new/teaching');
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('radio', { name: 'long (5 rounds)' }).check();
  await page.locator('.conflicts').getByText('too small').waitFor();
  expect(await page.locator('button[type=submit]').isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'One less' }).click();
  expect(await page.locator('button[type=submit]').isDisabled()).toBe(false);
  await context.close();
});

it('works with no network after the first visit', async () => {
  const { page, context, faults } = await visit(house, { serviceWorkers: 'allow' });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await until(() =>
    page.evaluate(async () => (await caches.keys()).length > 0 && navigator.serviceWorker.controller !== null),
  );
  await context.setOffline(true);
  await page.reload();
  await setTable(page, 1);
  await playOn(page, 4);
  await page.reload();
  expect(await settled(page)).toBe('asked');
  expect(faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED/.test(fault))).toEqual([]);
  await context.close();
});

it('the same table is dealt the same way in every run of these tests', async () => {
  const { page, context } = await visit(house);
  /** The newest lines stand first; bots may be a move ahead of what is compared. */
  const BEGINNING = 12;
  const stories: string[] = [];
  for (let game = 0; game < 2; game++) {
    await goTo(page, '#/');
    await page.reload();
    await setTable(page, 1, 3);
    const said = page.locator('.log-line > span:nth-child(2)');
    await playUntil(page, async () => (await said.count()) >= BEGINNING, 0);
    stories.push((await said.allTextContents()).slice(-BEGINNING).join('\n'));
  }
  expect(stories[0]).toMatch(/The dice/);
  expect(stories[0]).toBe(stories[1]);
  await context.close();
});
