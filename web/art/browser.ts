import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';

/**
 * Of the package's own arguments only those it needs to run as any user. Its software graphics card costs a whole
 * processor on a map of this size; plain painting does not.
 */
const args = [
  ...chromium.args.filter((arg) => /sandbox|zygote|font-render|no-pings|default-browser/.test(arg)),
  '--disable-gpu',
];

/** A Chromium: the one `CHROME_PATH` names, else the one inside an npm package. */
export async function openBrowser(): Promise<Browser> {
  const own = process.env.CHROME_PATH;
  return playwright.launch(own ? { executablePath: own } : { executablePath: await chromium.executablePath(), args });
}
