import type { Locator, Page } from 'playwright-core';
import { handOver, raiseCurtain, settled } from '../e2e/kit.ts';
import { type Delays, delaysOf, type One, timePress } from './choice.ts';

/** Action Rounds of Imperial Struggle on a slowed-down processor: tiles taken, spaces laid open and bought, rounds ended. */
export async function timeRounds(page: Page, slowdown: number, presses: number): Promise<Delays> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times: One[] = [];
  for (let i = 0; times.length < presses && i < 5 * presses; i++) {
    // A space laid open takes the place of the choices.
    const now = (await page.locator('.is-rows').count()) > 0 ? 'asked' : await settled(page);
    if (now === 'over') break;
    if (now === 'curtain') await raiseCurtain(page);
    else if (now === 'hand-over') await handOver(page);
    else times.push(await timePress(page, await nextPress(page, i)));
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return delaysOf(times);
}

/** What a person would press next. */
async function nextPress(page: Page, n: number): Promise<Locator> {
  const commit = page.locator('.commit:not([disabled])');
  if ((await commit.count()) > 0) return commit;
  const tiles = page.locator('.is-dock .is-tile-row > button:not([aria-disabled])');
  if ((await tiles.count()) > 0) return tiles.nth(n % (await tiles.count()));
  const lit = page.locator('.is-world .is-hit[aria-pressed]');
  const isOpen = (await page.locator('.is-rows').count()) > 0;
  const main = page.locator('.is-foot :is(.is-main, .is-pass)');
  // War tiles are placed and kept with the buttons of their plate.
  if ((await main.count()) === 0) return page.locator(':is(.decision, .is-tile-plate) .choices > li button').first();
  return isOpen || (await lit.count()) === 0 || n % 5 === 4 ? main : lit.nth(n % (await lit.count()));
}
