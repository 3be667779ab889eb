import type { Page } from 'playwright-core';
import { type Moment, transcriptUntil } from '../art/moments.ts';
import { raiseCurtain, settled } from './kit.ts';

/** Sits down at a game as bots have played it up to some moment: everybody is a person at this device. */
export async function sitDownAt(page: Page, moment: Moment): Promise<void> {
  const text = await transcriptUntil(moment);
  const file = { name: 'moment.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.waitForURL(/replay/);
  await page.evaluate(() => {
    location.hash = location.hash.replace('replay', 'table');
  });
  await page.locator('.curtain').waitFor();
  await raiseCurtain(page);
  await settled(page);
}
