import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';

/** A Chromium: the one `CHROME_PATH` names, else the one inside an npm package. */
export async function openBrowser(): Promise<Browser> {
  const own = process.env.CHROME_PATH;
  // Pages are opened and closed one after another, which the package's single process does not survive.
  const args = chromium.args.filter((arg) => arg !== '--single-process');
  return playwright.launch(own ? { executablePath: own } : { executablePath: await chromium.executablePath(), args });
}
