import type { Page } from 'playwright-core';
import { goTo, until } from './kit.ts';

/** The step the teacher is at: `Step 3 of 18`, and what is said. */
export const taught = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('.teacher')?.textContent ?? '');

export async function openLesson(page: Page, game: string, step = 1): Promise<void> {
  await goTo(page, `#/lesson/${game}/${step}`);
  await page.locator('.teacher').waitFor();
}

/** Waits until the teacher speaks again, putting ceremonies away. */
export async function untilTaught(page: Page, before: string): Promise<void> {
  await until(async () => {
    const now = await taught(page);
    if (now !== '' && now !== before) return true;
    if (now === '') await page.keyboard.press('Escape');
    return false;
  }, 60_000);
}

/** Chooses something else by its button, which the teacher's sheet may cover; what is for good is chosen twice. */
export async function chooseInstead(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor({ state: 'attached' });
  await until(() =>
    page.evaluate((button) => {
      if (document.querySelectorAll('.teacher-ways .button:not(.teacher-do)').length > 1) return true;
      (document.querySelector<HTMLElement>('.commit') ?? document.querySelector<HTMLElement>(button))?.click();
      return false;
    }, selector),
  );
}

/** Does what the teacher means, by the teacher's own button: on narrow screens it is in sight, on wide ones it is not. */
export async function doAsTaught(page: Page): Promise<void> {
  const before = await taught(page);
  await page.evaluate(() => {
    const ways = [...document.querySelectorAll<HTMLButtonElement>('.teacher-ways .button.primary')];
    ways.at(-1)?.click();
  });
  await untilTaught(page, before);
}
