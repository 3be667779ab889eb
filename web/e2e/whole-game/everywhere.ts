import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { barriers, settled } from '../kit.ts';

export const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
] as const;
const DESK = SIZES[2];

/** English on parchment, Italian by candlelight, at every size; the theme by its place in the settings. */
const LOOKS = [
  { id: 'en', language: 'English', theme: 1 },
  { id: 'it', language: 'Italiano', theme: 2 },
] as const;

const SETTINGS = /^(Settings|Impostazioni)$/;
const fieldsOf = (page: Page) => page.locator('dialog[open] fieldset');

/** Changes language and appearance in the settings, as a person would; another language is another client, so the page comes anew. */
async function dress(page: Page, { language, theme }: (typeof LOOKS)[number]): Promise<void> {
  await page.getByRole('button', { name: SETTINGS }).click();
  const spoken = fieldsOf(page).nth(0).getByLabel(language);
  if (!(await spoken.isChecked())) {
    await Promise.all([page.waitForEvent('load'), spoken.click()]);
    await settled(page);
    await page.getByRole('button', { name: SETTINGS }).click();
  }
  await fieldsOf(page).nth(1).locator('input').nth(theme).check();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'hidden' });
}

export interface Seen {
  readonly kind: string;
  /** What would keep somebody out, by size and language. */
  readonly barriers: readonly string[];
}

/** What is on the screen, in both languages, in light and dark, at all four sizes; and whether axe finds anything. */
export async function pictureAll(page: Page, kind: string, folder: string): Promise<Seen> {
  mkdirSync(folder, { recursive: true });
  const found: string[] = [];
  for (const look of LOOKS) {
    await dress(page, look);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.waitForTimeout(450);
      const name = `${kind}-${size.width}-${look.id}`;
      await page.screenshot({ path: join(folder, `${name}.png`), timeout: 120_000 });
      if (size.width === 390 || size.width === 1440)
        found.push(...(await barriers(page)).map((barrier) => `${name}: ${barrier}`));
    }
    await page.setViewportSize(DESK);
    await page.waitForTimeout(200);
  }
  await dress(page, LOOKS[0]);
  return { kind, barriers: found };
}
