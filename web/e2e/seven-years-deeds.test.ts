import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse, playUntil, questionOf, until, visit } from './kit.ts';
import { sitDownAt } from './moment.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const recruiting = {
  ...{ game: 'seven-years-world-war', bot: 'random', options: { players: 3 } },
  ...{ seed: 'e', key: 'recruiting.hub', turn: 1, choices: 4 },
};

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

const isAsked = async (page: Page, key: string): Promise<boolean> =>
  (await page.locator('.decision').getAttribute('data-question')) === key;

it('the common deeds of a year take few clicks', { timeout: 300_000 }, async () => {
  const { page, context, faults } = await visit(house);
  await sitDownAt(page, recruiting);
  const more = page.locator('.syww-wares .syww-stepper button:last-child:enabled');
  const buying = await clicksFor(page, async () => {
    const asked = await questionOf(page);
    for (let i = 0; i < 3; i++) await more.first().click();
    await page.locator('[data-pay]').click();
    await until(async () => (await questionOf(page)) !== asked);
  });
  expect(buying).toBeLessThanOrEqual(4);

  const dealing = await clicksFor(page, async () => {
    await page.locator('.tab-nav [data-tab="offers"]').click();
    const [give, get] = [page.locator('.syww-half').nth(0), page.locator('.syww-half').nth(1)];
    await give.locator('.syww-cards button').first().click();
    const slider = get.locator('input[type=range]');
    const { width, height } = (await slider.boundingBox())!;
    await slider.click({ position: { x: width * 0.4, y: height / 2 } });
    await page.locator('[data-offer]').click();
    await page.locator('[data-offer-from="0"]').waitFor();
  });
  expect(dealing).toBeLessThanOrEqual(6);
  await page.keyboard.press('Escape');

  await playUntil(page, () => isAsked(page, 'diplomacy.hub'));
  const courting = await clicksFor(page, async () => {
    const asked = await questionOf(page);
    await page.locator('[data-court]').first().click();
    await page.locator('[data-court-now]').click();
    await until(async () => (await questionOf(page)) !== asked);
  });
  expect(courting).toBeLessThanOrEqual(3);

  await playUntil(page, () => isAsked(page, 'movement-phase.act'));
  const shipping = await clicksFor(page, () => shipOnMap(page));
  expect(shipping).toBeLessThanOrEqual(4);

  await playUntil(page, async () => (await page.locator('[data-target]').count()) > 0);
  const attacking = await clicksFor(page, async () => {
    const asked = await questionOf(page);
    await page.locator('[data-target]').first().click();
    await page.locator('[data-attack-now]').click();
    await until(async () => (await questionOf(page)) !== asked);
  });
  expect(attacking).toBeLessThanOrEqual(3);
  expect(faults).toEqual([]);
  await context.close();
});

/** Sends fleets with an army aboard to the farthest coast in sight. */
async function shipOnMap(page: Page): Promise<void> {
  const asked = await questionOf(page);
  for (const force of await page.locator('.syww-forces [data-force]').all()) {
    const from = await force.getAttribute('data-force');
    await page.locator(`[data-thing="square/${from}"]`).first().dispatchEvent('click');
    await page.locator('.syww-kinds').waitFor();
    if ((await page.locator('.syww-presets').count()) > 0) break;
    await page.locator('[data-put-down]').dispatchEvent('click');
  }
  const from = await page.locator('.syww-square[data-state="acts"]').first().getAttribute('data-thing');
  await page.locator('[data-put-down]').dispatchEvent('click');
  const start = await middleOf(page.locator(`[data-thing="${from}"]`).first());
  await page.mouse.click(start.x, start.y);
  await page.locator('.syww-kinds').waitFor();
  const goals = page.locator('.syww-tint[data-reach]');
  for (const goal of await goals.all()) {
    const square = await goal.getAttribute('data-reach');
    const at = await middleOf(page.locator(`[data-thing="square/${square}"]`).first());
    const isFree = await page.evaluate(
      ({ x, y, thing }) =>
        document.elementFromPoint(x, y)?.closest('[data-thing]')?.getAttribute('data-thing') === thing,
      { ...at, thing: `square/${square}` },
    );
    if (!isFree) continue;
    await page.mouse.click(at.x, at.y);
    break;
  }
  await until(async () => (await questionOf(page)) !== asked);
}
