import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse, questionOf, until, visit } from './kit.ts';
import { sitDownAt } from './moment.ts';

const LONG = 300_000;
let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const at = (key: string, choices: number) => ({
  ...{ game: 'seven-years-world-war', bot: 'random', options: { players: 2 } },
  ...{ seed: 'a', key, turn: 1, choices },
});

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

declare global {
  /** In the page: how often the mouse was pressed since it was last set to nothing. */
  var clicks: number | undefined;
}

/** How many times the mouse was pressed for something. */
async function clicksFor(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    if (globalThis.clicks === undefined)
      document.addEventListener(
        'click',
        ({ isTrusted }) => {
          if (isTrusted) globalThis.clicks = (globalThis.clicks ?? 0) + 1;
        },
        true,
      );
    globalThis.clicks = 0;
  });
  await act();
  return page.evaluate(() => globalThis.clicks ?? 0);
}

/** Presses one thing after the other, and waits until the table has answered. */
async function pressInTurn(page: Page, ...selectors: readonly string[]): Promise<void> {
  const asked = await questionOf(page);
  for (const selector of selectors) await page.locator(selector).first().click();
  await until(async () => (await questionOf(page)) !== asked);
}

const MORE = '.syww-wares .syww-stepper button:last-child:enabled';

it('recruiting three, and treasury for a marker, take few clicks', { timeout: LONG }, async () => {
  const { page, context, faults } = await visit(house);
  await sitDownAt(page, { ...at('recruiting.hub', 4), options: { players: 3 }, seed: 'e' });
  expect(await clicksFor(page, () => pressInTurn(page, MORE, MORE, MORE, '[data-pay]'))).toBeLessThanOrEqual(4);
  const dealing = await clicksFor(page, async () => {
    await page.locator('.tab-nav [data-tab="offers"]').click();
    const [give, get] = [page.locator('.syww-half').nth(0), page.locator('.syww-half').nth(1)];
    await give.locator('[data-add=marker]').click();
    await give.locator('.syww-cards button').first().click();
    const slider = get.locator('input[type=range]');
    const { width, height } = (await slider.boundingBox())!;
    await slider.click({ position: { x: width * 0.4, y: height / 2 } });
    await page.locator('[data-offer]').click();
    await page.locator('[data-offer-from="0"]').waitFor();
  });
  expect(dealing).toBeLessThanOrEqual(6);
  expect(faults).toEqual([]);
  await context.close();
});

it('diplomacy and an attack take few clicks', { timeout: LONG }, async () => {
  const { page, context, faults } = await visit(house);
  await sitDownAt(page, at('diplomacy.hub', 2));
  expect(await clicksFor(page, () => pressInTurn(page, '[data-court]', '[data-court-now]'))).toBeLessThanOrEqual(3);
  await page.goto(house.address);
  await sitDownAt(page, at('combat-phase.act', 3));
  expect(await clicksFor(page, () => pressInTurn(page, '[data-target]', '[data-attack-now]'))).toBeLessThanOrEqual(3);
  expect(faults).toEqual([]);
  await context.close();
});

it('an army and its fleet are shipped with few clicks', { timeout: LONG }, async () => {
  const { page, context, faults } = await visit(house);
  await sitDownAt(page, at('movement-phase.act', 3));
  const force = await fleetWithArmy(page);
  const shipping = await clicksFor(page, async () => {
    const asked = await questionOf(page);
    await page.locator(`[data-force="${force}"]`).click();
    await page.locator('[data-reach]').first().waitFor();
    await pressGoal(page);
    // A neutral would be invaded only after a second look.
    const go = page.locator('[data-go]');
    await until(async () => {
      if (await go.isVisible()) await go.click({ timeout: 1000 }).catch(() => undefined);
      return (await questionOf(page)) !== asked;
    });
  });
  expect(shipping).toBeLessThanOrEqual(4);
  expect(faults).toEqual([]);
  await context.close();
});

/** The first force that has a choice of going with or without its fleets. */
async function fleetWithArmy(page: Page): Promise<string> {
  for (const row of await page.locator('.syww-forces [data-force]').all()) {
    const square = await row.getAttribute('data-force');
    await row.click();
    await page.locator('.syww-kinds').waitFor();
    const isMixed = (await page.locator('.syww-presets').count()) > 0;
    await page.locator('[data-put-down]').click();
    if (isMixed && square !== null) return square;
  }
  throw new Error('no fleet has an army beside it');
}

/** The first square in reach that can be seen. */
async function pressGoal(page: Page): Promise<void> {
  for (const tint of await page.locator('[data-reach]').all()) {
    const thing = `square/${await tint.getAttribute('data-reach')}`;
    const at = await middleOf(page.locator(`[data-thing="${thing}"]`).first());
    const isFree = await page.evaluate(
      ({ x, y, thing }) =>
        document.elementFromPoint(x, y)?.closest('[data-thing]')?.getAttribute('data-thing') === thing,
      { ...at, thing },
    );
    if (!isFree) continue;
    await page.mouse.click(at.x, at.y);
    return;
  }
}
