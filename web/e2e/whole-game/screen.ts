import type { Page } from 'playwright-core';

/** What is on the screen of a table, by what a person would call it; null while it changes. A question is called by its key. */
export type Screen = string;

export const OVER = 'over';
export const TOLD = 'told';

function look(): Screen | null {
  const version = (selector: string) => document.querySelector<HTMLElement>(selector)?.dataset.version;
  if (document.querySelector('.places') !== null) return 'over';
  if (document.querySelector('.ceremony-next') !== null) return 'told';
  // The board follows the question a frame later.
  if (version('.table-page') !== version('.board')) return null;
  const decision = document.querySelector<HTMLElement>('.decision');
  if (decision === null || decision.querySelector('.choices button') === null) return null;
  return decision.dataset.question ?? null;
}

export const screenOf = (page: Page): Promise<Screen | null> => page.evaluate(look);

/** Which question it is: how far the table has come. */
export const versionOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLElement>('.table-page')?.dataset.version ?? '');

/** Which part of the game it is, as the bar says, without its rounds: a war, a Peace turn, a year. */
export const partOf = async (page: Page): Promise<string> => {
  const text = (await page.locator('.bar-where > span').first().textContent({ timeout: 2000 })) ?? '';
  return text.split(/[,:·]/)[0].trim();
};
