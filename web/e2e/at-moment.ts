import type { BrowserContextOptions } from 'playwright-core';
import { type Moment, transcriptUntil } from '../art/moments.ts';
import { type House, raiseCurtain, settled, type Visit, visit } from './kit.ts';

/** A moment of a game bots have played, at its table and at rest: what pictures are taken of. */
export async function visitMoment(
  house: House,
  moment: Moment,
  options: BrowserContextOptions & { readonly settings: Record<string, string> },
): Promise<Visit> {
  const visited = await visit(house, options);
  const { page } = visited;
  const buffer = Buffer.from(await transcriptUntil(moment));
  const file = { name: 'The Thursday table.txt', mimeType: 'text/plain', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.waitForURL(/replay/);
  await page.evaluate(() => {
    location.hash = location.hash.replace('replay', 'table');
  });
  await page.locator('.curtain').waitFor();
  await raiseCurtain(page);
  await settled(page);
  return visited;
}

/** Waits until letters are there, and what moved stands still. */
export async function untilDrawn({ page }: Visit): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(600);
}
