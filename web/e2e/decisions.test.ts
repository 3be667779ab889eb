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
  const missed = page.locator('.missed li').first();
  const reason = await missed.locator('em').textContent();
  await missed.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(reason!).waitFor();
  expect(await dialog.getByRole('link').getAttribute('href')).toMatch(/rules/);
  await page.keyboard.press('Escape');
  const rolled = page.locator('.log-line .soe-log-dice');
  const before = await rolled.count();
  await chooseAt(page, 0);
  await playUntil(page, async () => (await rolled.count()) > before);
  expect(await page.locator('.log-line strong').count()).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  await context.close();
});
