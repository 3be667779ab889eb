import type { Page } from 'playwright-core';

/** What a screen reader comes to and can only call by its kind: `button`, `link`, `img`. */
export async function nameless(page: Page): Promise<readonly string[]> {
  const tree = await page.locator('body').ariaSnapshot();
  return tree
    .split('\n')
    .map((line) => line.trim())
    .filter((line) =>
      /^- (button|link|img|radio|checkbox|textbox|combobox|dialog|region|heading)(:$| \[|$)/.test(line),
    );
}

/** Everything that is said by itself now, wherever one stands. */
export const announced = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=status], [aria-live]:not([aria-live=off])')]
      .map((each) => each.textContent?.trim())
      .join(' '),
  );
