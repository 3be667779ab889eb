import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Moment } from '../art/moments.ts';
import { barriers, desktop, type House, openHouse, phone, questionOf, until, visit } from './kit.ts';
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
    // The board follows the question.
    await page.locator('.side-card').waitFor({ state: 'detached' });
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
  await page.locator('.side-card-body :focus').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.side-card').waitFor({ state: 'detached' });
  await page.locator('[data-thing="place/german-states"]:focus').waitFor({ state: 'attached' });
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

it('the rules open beside the table, are searched, and explain their words', { timeout: LONG }, async () => {
  const { page, context, faults } = await visit(house);
  await sitDownAt(page, turn);
  await page.getByText('Rules on this').click();
  const drawer = page.locator('.rules-drawer');
  await drawer.waitFor();
  expect(await page.locator('.choices').isVisible()).toBe(true);
  await drawer.locator('nav button', { hasText: 'Attack' }).first().click();
  await drawer.locator('input').fill('naval support');
  await until(async () => (await drawer.locator('nav li').count()) < 12);
  await drawer.locator('mark').first().waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await context.close();
});

it('a tile is two clicks away, and a bot says what it would do', { timeout: LONG }, async () => {
  const { page, context, faults } = await visit(house);
  await sitDownAt(page, turn);
  const before = await prompt(page);
  await page.keyboard.press('b');
  await page.locator('.advice-rows li').first().waitFor();
  await page.getByRole('button', { name: 'My own way' }).click();
  await page.locator('.choices button', { hasText: 'Buy a tile' }).click();
  await page.locator('.soe-market .soe-market-tile').first().waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.locator('.soe-take button').click();
  await until(async () => (await prompt(page)) !== before && (await page.locator('.soe-market').count()) === 0);
  expect(faults).toEqual([]);
  await context.close();
});

it('a power’s card opens above its box', { timeout: LONG }, async () => {
  const { page, context, faults } = await visit(house, { viewport: phone });
  await sitDownAt(page, turn);
  await page.locator('.soe-box[data-power="france"]').click();
  await page.locator('.soe-power-card').waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('.soe-power-card').waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await context.close();
});

/** A finger on the glass, as the browser itself hears it. */
async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  /** Set down and drawn along in one go: where each step waited for the page, a slow one would see a finger that rests. */
  const swipe = async (from: readonly [number, number], dx: number, dy: number, steps: number) => {
    const drawn = [send('touchStart', ...from)];
    for (let step = 1; step <= steps; step++) drawn.push(send('touchMove', from[0] + step * dx, from[1] + step * dy));
    await Promise.all(drawn);
  };
  return { down: send.bind(null, 'touchStart'), to: send.bind(null, 'touchMove'), up: () => send('touchEnd'), swipe };
}

/** Where a thing lies once the map stands still: what was opened or closed may have moved it. */
async function middleOf(page: Page, thing: string): Promise<readonly [number, number]> {
  const at = page.locator(`[data-thing="${thing}"]`).first();
  let [last, box] = [await at.boundingBox(), await at.boundingBox()];
  await until(async () => {
    await page.waitForTimeout(120);
    [last, box] = [box, await at.boundingBox()];
    return box !== null && last !== null && box.x === last.x && box.y === last.y && box.width === last.width;
  });
  return [box!.x + box!.width / 2, box!.y + box!.height / 2];
}

it('by touch: a finger that rests opens a card, a tap after a pan is a tap, and a unit is dragged where it goes', {
  timeout: LONG,
}, async () => {
  const { page, context, faults } = await visit(house, { viewport: phone, hasTouch: true, isMobile: true });
  await sitDownAt(page, turn);
  const finger = await fingerOn(page);
  const card = page.locator('.side-card');
  await finger.down(...(await middleOf(page, 'unit/mediterranean/france/navy')));
  await card.waitFor();
  await finger.up();
  expect(await card.count()).toBe(1);
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  // The map is drawn aside, which no click follows: the tap after it is one all the same.
  await finger.swipe(await middleOf(page, 'place/africa'), -8, 0, 6);
  await finger.up();
  expect(await card.count()).toBe(0);
  await page.touchscreen.tap(...(await middleOf(page, 'unit/mediterranean/france/navy')));
  await card.getByRole('heading', { name: 'Mediterranean' }).waitFor();
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  // A phone's map has gone near to what the card was about.
  await page.getByRole('button', { name: 'Show the whole map' }).first().dispatchEvent('click');
  const before = await questionOf(page);
  await finger.swipe(await middleOf(page, 'unit/north-america/britain/navy'), 2, 4, 8);
  await page.locator('[data-thing="place/caribbean"][data-state]').waitFor();
  await finger.to(...(await middleOf(page, 'unit/caribbean/france/control')));
  await finger.up();
  await until(async () => (await questionOf(page)) !== before);
  expect(faults).toEqual([]);
  await context.close();
});
