import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  barriers,
  goTo,
  type House,
  handOver,
  openHouse,
  playOn,
  raiseCurtain,
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

const tab = (page: Page, name: string) => page.locator('.tab-nav').getByRole('button', { name }).click();

/** Up to the next decision of the seat that plays this colour. */
async function untilAsked(page: Page, colour: string): Promise<void> {
  for (let n = 0; n < 60; n++) {
    const now = await settled(page);
    if (now === 'curtain') {
      const mine = (await page.locator('.curtain h1').textContent())?.includes(colour);
      await raiseCurtain(page);
      if (mine && (await settled(page)) === 'asked') return;
    } else if (now === 'hand-over') await handOver(page);
    else await playOn(page, 1);
  }
}

describe('two people at one device', () => {
  it('see nothing of each other’s between turns', async () => {
    const { page, context, faults } = await visit(house);
    await setTable(page, 2);
    expect(await settled(page)).toBe('curtain');
    expect(await barriers(page)).toEqual([]);
    expect(await page.locator('.plain-board').count()).toBe(0);
    await raiseCurtain(page);
    await page.getByText('In your hand').waitFor();
    while ((await settled(page)) === 'asked') await playOn(page, 1);
    const hand = await page.locator('.plain-board section').last().textContent();
    await handOver(page);
    const html = await page.content();
    const cards = hand?.match(/(musket|drum|cannon)-\d/g) ?? [];
    expect(cards.length).toBeGreaterThan(0);
    for (const card of cards) expect(html).not.toContain(card);
    await page.reload();
    expect(await settled(page)).toBe('curtain');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('give gold to each other', async () => {
    const { page, context, faults } = await visit(house);
    await setTable(page, 2, 2);
    await raiseCurtain(page);
    await settled(page);
    await tab(page, 'Offers');
    await page.getByRole('button', { name: 'Propose' }).click();
    await page.getByText('Offer to Blue').waitFor();
    await untilAsked(page, 'Blue');
    await tab(page, 'Offers');
    await page.getByText('Offer from Red').waitFor();
    await page.getByRole('button', { name: 'Accept' }).click();
    await tab(page, 'Log');
    await page
      .locator('.log-line', { hasText: /Red .*gold.* Blue/ })
      .first()
      .waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('are told once why an offer was refused, beside the offer', async () => {
    const { page, context, faults } = await visit(house);
    await setTable(page, 2, 2);
    await raiseCurtain(page);
    await settled(page);
    await tab(page, 'Offers');
    await page.locator('.offers input[type=number]').first().fill('99');
    await page.getByRole('button', { name: 'Propose' }).click();
    const refused = page.getByText('That takes 99 gold.');
    await refused.first().waitFor();
    expect(await refused.count()).toBe(1);
    expect(await page.locator('.offers').getByText('That takes 99 gold.').count()).toBe(1);
    // It was about the offer: under the orders it would answer nothing.
    await tab(page, 'Orders');
    await until(async () => (await refused.count()) === 0);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('answer an offer by another in one gesture', async () => {
    const { page, context, faults } = await visit(house);
    await setTable(page, 2, 2);
    await raiseCurtain(page);
    await settled(page);
    await tab(page, 'Offers');
    await page.getByRole('button', { name: 'Propose' }).click();
    await page.getByText('Offer to Blue').waitFor();
    await untilAsked(page, 'Blue');
    await tab(page, 'Offers');
    await page.getByText('Offer from Red').waitFor();
    await page.getByRole('button', { name: 'Counter' }).click();
    await page.getByText('Your counter-offer').waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Decline and propose this' }).click();
    await page.getByText('Offer to Red').waitFor();
    await until(async () => (await page.getByText('Offer from Red').count()) === 0);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('set standing orders only they can see', async () => {
    const { page, context } = await visit(house);
    await setTable(page, 2, 2);
    await raiseCurtain(page);
    await settled(page);
    await tab(page, 'Orders');
    const given = page.locator('.given-orders li');
    const before = await given.count();
    await page.locator('.orders').getByRole('radio', { name: 'always', exact: true }).check();
    await page.getByRole('button', { name: 'Give this order' }).click();
    await until(async () => (await given.count()) === before + 1);
    await untilAsked(page, 'Blue');
    await tab(page, 'Orders');
    expect(await given.count()).toBe(before);
    await context.close();
  });
});

describe('the past', () => {
  it('is shown from the log, stepped through, and left again', async () => {
    const { page, context, faults } = await visit(house);
    await setTable(page, 1);
    await playOn(page, 8);
    await settled(page);
    await page.locator('.log-line').last().click();
    await page.locator('.board.past').waitFor();
    const first = await page.locator('.prompt').textContent();
    await page.locator('.past-controls').getByRole('button', { name: 'One move later' }).click();
    await until(async () => (await page.locator('.prompt').textContent()) !== first);
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Back to now' }).click();
    expect(await settled(page)).toBe('asked');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('of a finished game is replayed by chapters, branched off, saved and opened again', async () => {
    const { page, context, faults } = await visit(house);
    await setTable(page, 1, 2);
    await playOn(page, 500, (n) => n * 7);
    expect(await settled(page)).toBe('over');
    expect(await barriers(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save a transcript' }).click();
    const file = await (await download).path();
    await page.getByRole('link', { name: 'Watch the replay' }).click();
    await page.locator('.timeline-chapters button').nth(1).click();
    await until(async () => !(await page.locator('.replay-page .prompt').textContent())?.startsWith('Move 0'));
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Branch here' }).click();
    await until(async () => page.url().includes('#/table/'));
    const after = await settled(page).catch(async () => page.locator('body').innerText());
    if (after !== 'asked' && after !== 'over') throw new Error(after.replaceAll('\n', ' | '));
    await goTo(page, '#/');
    await page.locator('.import input').setInputFiles(file);
    await page.locator('.replay-page .timeline').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
