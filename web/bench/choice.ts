import type { Page } from 'playwright-core';
import { handOver, raiseCurtain, settled } from '../e2e/kit.ts';

const GIVEN_UP = 5000;

/** From the press of a button to the first paint that shows its effect, in milliseconds. */
export interface Delay {
  readonly median: number;
  readonly longest: number;
  readonly choices: number;
}

/** Chooses on and on at a table, on a slowed-down processor, and times every choice. */
export async function timeChoices(page: Page, slowdown: number, choices: number): Promise<Delay> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times: number[] = [];
  for (let i = 0; times.length < choices && i < 5 * choices; i++) {
    const now = await settled(page);
    if (now === 'over') break;
    if (now === 'curtain') await raiseCurtain(page);
    else if (now === 'hand-over') await handOver(page);
    else times.push((await timeOne(page, i)) ?? GIVEN_UP);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  times.sort((a, b) => a - b);
  return { median: times[times.length >> 1], longest: times[times.length - 1], choices: times.length };
}

/** Presses inside the page, so that the driver's own way there and back is not counted; null where nothing came of it. */
const timeOne = (page: Page, at: number): Promise<number | null> =>
  page.evaluate((n) => {
    const wait = () =>
      new Promise<number | null>((done) => {
        setTimeout(() => done(null), 5000);
        const commit = document.querySelector<HTMLElement>('.commit:not([disabled])');
        const buttons = document.querySelectorAll<HTMLElement>('.choices > li button');
        const button = commit ?? buttons[n % buttons.length];
        const start = performance.now();
        const observer = new MutationObserver(() => {
          observer.disconnect();
          // A frame later what has changed is on the screen.
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
        button.click();
      });
    return wait();
  }, at);
