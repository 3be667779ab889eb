import { afterAll, beforeAll, expect, it } from 'vitest';
import { nameless } from './by-ear.ts';
import { barriers, goTo, type House, openHouse, phone, visit } from './kit.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

it('sets an exercise on a phone, in Italian: got wrong, taken back, solved, counted', {
  timeout: 120_000,
}, async () => {
  const { page, context, faults } = await visit(house, { viewport: phone, settings: { language: 'it' } });
  const judged = page.locator('.exercise-verdict');
  const choose = (name: string | RegExp) => page.locator('.decision').getByRole('button', { name }).first().click();
  await goTo(page, '#/learn/struggle-of-empires');
  await page.getByText('0 su 13 risolti').waitFor();
  await page.getByRole('link', { name: 'La porta accanto' }).last().click();
  await page.locator('.exercise', { hasText: 'Sei la Francia' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(await nameless(page)).toEqual([]);
  await page.getByRole('button', { name: 'Suggerimento' }).click();
  await page.getByText('Non serve attraversare un oceano').waitFor();
  // Another idea is told with what it gives, and is taken back.
  await goTo(page, '#/exercise/struggle-of-empires/three-bare-tokens');
  await page.locator('.exercise', { hasText: 'Tre pedine indifese' }).waitFor();
  await choose(/costruisci/i);
  await choose(/flotta/i);
  await choose(/Mediterra/);
  await page.locator('.exercise-verdict:focus').waitFor();
  expect(await page.locator('.exercise').textContent()).toContain('6 punti in meno');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Riprova' }).click();
  await choose(/costruisci/i);
  await choose(/esercito/i);
  await choose(/Stati tedeschi/);
  await page.locator('.exercise[data-verdict=right]').waitFor();
  expect(await judged.textContent()).toBe('È questa');
  await page.getByRole('link', { name: 'Tutti gli esercizi' }).click();
  await page.getByText('1 su 13 risolti').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
