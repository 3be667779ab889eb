import type { Page } from 'playwright-core';
import { type Moment, transcriptUntil } from '../art/moments.ts';
import { raiseCurtain, settled } from './kit.ts';

const played = new Map<string, Promise<string>>();

/** Bots play to a moment once for all tests of a file. */
function transcriptAt(moment: Moment): Promise<string> {
  const key = JSON.stringify(moment);
  const text = played.get(key) ?? transcriptUntil(moment);
  played.set(key, text);
  return text;
}

/** Sits down at a game as bots have played it up to some moment: everybody is a person at this device. */
export async function sitDownAt(page: Page, moment: Moment): Promise<void> {
  const text = await transcriptAt(moment);
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
