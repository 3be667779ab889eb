import { afterAll, beforeAll, expect, it } from 'vitest';
import { chooseAt, type House, openHouse, playUntil, visit } from './kit.ts';
import { sitDownAt } from './moment.ts';

const LONG = 180_000;
const attack = {
  options: { players: 7, edition: 'original' },
  seed: 'a',
  key: 'attack.declare',
  war: 2,
  choices: 3,
  anySeat: true,
  nodes: 60,
};

let house: House;
beforeAll(async () => {
  house = await openHouse();
}, LONG);
afterAll(() => house?.close());

it('an attack says what it costs and whom I may not attack, and its dice stay in the log', {
  timeout: LONG,
}, async () => {
  const { page, context, faults } = await visit(house);
  await sitDownAt(page, attack);
  expect(await page.locator('.aside').textContent()).toMatch(/^An attack costs 2 gold; you have \d/);
  expect(await page.locator('.missed li em').first().textContent()).toMatch(/\w/);
  // The rest is folded away, each with its reason at a press.
  await page.locator('.wishes summary').click();
  const wish = page.locator('.wishes li').first();
  await wish.getByRole('button').click();
  expect(await wish.locator('em').first().textContent()).toMatch(/\w/);
  const rolled = page.locator('.log-line .soe-log-dice');
  const before = await rolled.count();
  await chooseAt(page, 0);
  await playUntil(page, async () => (await rolled.count()) > before);
  expect(await page.locator('.log-line strong').count()).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  await context.close();
});
