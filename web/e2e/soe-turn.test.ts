import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Moment } from '../art/moments.ts';
import { barriers, desktop, type House, openHouse, phone, until, visit } from './kit.ts';
import { sitDownAt } from './moment.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const LONG = 300_000;
const turn: Moment = { options: { players: 7, edition: 'original' }, seed: 'a', key: 'turn.act', war: 2, choices: 4 };
const prompt = (page: Page) => page.locator('.prompt').textContent();
const openCard = async (page: Page, place: string) => {
  await page.locator(`[data-thing="place/${place}"] .soe-ground`).dispatchEvent('click');
  await page.locator('.side-card .verb').first().waitFor();
};

describe.each([
  ['a desk', desktop],
  ['a phone', phone],
])('on %s', (_name, viewport) => {
  it('a region answers a click with verbs; a build there is the second click, and can be undone', {
    timeout: LONG,
  }, async () => {
    const { page, context, faults } = await visit(house, { viewport });
    await sitDownAt(page, turn);
    const before = await prompt(page);
    await openCard(page, 'mediterranean');
    expect(await page.locator('.side-card').getByRole('heading').textContent()).toBe('Mediterranean');
    expect(await barriers(page)).toEqual([]);
    await page.locator('.side-card .verb', { hasText: 'Build a navy' }).click();
    await until(async () => (await prompt(page)) !== before);
    expect(await page.locator('.side-card').count()).toBe(0);
    await page.getByRole('button', { name: 'Step back' }).click();
    await until(async () => (await prompt(page)) === before);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('an attack from the card waits with its odds for the wax button', { timeout: LONG }, async () => {
    const { page, context, faults } = await visit(house, { viewport });
    await sitDownAt(page, turn);
    await openCard(page, 'central-europe');
    await page.locator('.side-card .verb[data-final]').first().click();
    await page.locator('.commit').waitFor();
    await page.locator('.soe-panel .soe-odds:visible').first().waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

it('the map is walked, a card opened and closed, and a verb reached with keys alone', { timeout: LONG }, async () => {
  const { page, context, faults } = await visit(house);
  await sitDownAt(page, turn);
  await page.locator('[data-thing="place/german-states"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('.side-card').waitFor();
  expect(await page.evaluate(() => document.activeElement?.closest('.side-card-body') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await page.locator('.side-card').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-thing'))).toBe('place/german-states');
  await page.keyboard.press('?');
  await page.locator('.keys').waitFor();
  await page.keyboard.press('Escape');
  expect(faults).toEqual([]);
  await context.close();
});

it('the list of choices stands still while counts and odds arrive', { timeout: LONG }, async () => {
  const { page, context } = await visit(house);
  await sitDownAt(page, turn);
  const tops = () =>
    page.locator('.choices > li').evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().top)));
  const first = await tops();
  await until(async () => !(await page.locator('.choices').textContent())!.includes('…'));
  await page.locator('.choices > li').first().hover();
  expect(await tops()).toEqual(first);
  await context.close();
});
