import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openBrowser } from './browser.ts';

/** `npm run app-icons -w web`: the icons of the installed page, from the one drawing. */
const folder = new URL('../public/icons/', import.meta.url);
const drawing = readFileSync(new URL('rose.svg', folder), 'utf8');

const browser = await openBrowser();
const page = await browser.newPage();
for (const size of [192, 512]) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${drawing}`);
  writeFileSync(fileURLToPath(new URL(`rose-${size}.png`, folder)), await page.screenshot());
}
await browser.close();
