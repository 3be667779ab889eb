import type { Page } from 'playwright-core';

/** The longest tasks of the main thread, in ms, while a full map is panned and zoomed; 0 where none took over 50. */
export interface Panning {
  readonly panning: number;
  readonly zooming: number;
}

export async function panMap(page: Page): Promise<Panning> {
  return { panning: await longestTask(page, drag), zooming: await longestTask(page, wheel) };
}

declare global {
  /** In the page: how long each task was that held it up. */
  var longTasks: number[];
}

/** What the browser itself calls long: it tells of every task over 50 ms. */
async function longestTask(page: Page, act: (page: Page) => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { longTasks: seen });
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.push(duration);
    });
    observer.observe({ type: 'longtask' });
  });
  await act(page);
  await page.waitForTimeout(1000);
  return page.evaluate(() => Math.max(0, ...globalThis.longTasks));
}

async function drag(page: Page): Promise<void> {
  await page.mouse.move(620, 180);
  await page.mouse.down();
  for (let i = 0; i < 100; i++) await page.mouse.move(620 + 150 * Math.sin(i / 9), 180 + 90 * Math.cos(i / 7));
  await page.mouse.up();
}

async function wheel(page: Page): Promise<void> {
  await page.mouse.move(620, 180);
  for (let i = 0; i < 6; i++) await page.mouse.wheel(0, -100);
}
