import type { Locator, Page } from 'playwright-core';
import { handOver, raiseCurtain, settled } from '../e2e/kit.ts';
import { type Delays, delaysOf, type One, timePress } from './choice.ts';

/** A plan that others have interrupted goes on by itself. */
const BETWEEN = 100;

/** A year of Seven Years World War on a slowed-down processor: forces taken up and sent, attacks, purchases, diplomacy. */
export async function timeYear(page: Page, slowdown: number, presses: number): Promise<Delays> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times: One[] = [];
  for (let i = 0; times.length < presses && i < 5 * presses; i++) {
    const now = await settled(page);
    if (now === 'over') break;
    if (now === 'curtain') await raiseCurtain(page);
    else if (now === 'hand-over') await handOver(page);
    else {
      const button = await nextPress(page, i);
      if (button === null) await page.waitForTimeout(BETWEEN);
      else times.push(await timePress(page, button));
    }
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return delaysOf(times);
}

/** What sends something, then what takes something up. */
const SENDS =
  '.commit:not([disabled]), [data-go], [data-attack-now], [data-court-now], [data-stand-now], [data-winter-now]';
const TAKES_UP = '.syww-forces button, [data-court], .syww-in-reach [data-stop]';

/** What a person would press next: now and then a part of the year is ended. Null while nothing is there to be pressed. */
async function nextPress(page: Page, n: number): Promise<Locator | null> {
  const sends = page.locator(SENDS);
  if ((await sends.count()) > 0) return sends.first();
  const takesUp = page.locator(TAKES_UP);
  const reach = page.locator('.syww-in-reach:not([open]) summary');
  if ((await reach.count()) > 0 && (await page.locator('[data-stop]').count()) > 0) await reach.click();
  if ((await takesUp.count()) > 0 && n % 5 !== 4) return takesUp.nth(n % (await takesUp.count()));
  const rows = page.locator('.decision .choices > li button:enabled');
  return (await rows.count()) > 0 ? rows.last() : null;
}
