import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { createServer } from 'vite';
import { openBrowser } from './browser.ts';

interface Shot {
  readonly name: string;
  readonly page: string;
  readonly width: number;
  readonly height: number;
  readonly density: number;
  /** Where the wheel turns, and how far: negative is closer. */
  readonly wheel?: readonly [x: number, y: number, by: number];
}

const SHOTS: readonly Shot[] = [
  { name: 'counters', page: 'counters.html', width: 1200, height: 1180, density: 1.5 },
  { name: 'counters-candlelight', page: 'counters.html?theme=candlelight', width: 1200, height: 1180, density: 1.5 },
  { name: 'map', page: 'map.html', width: 1084, height: 740, density: 2 },
  { name: 'map-candlelight', page: 'map.html?theme=candlelight', width: 1084, height: 740, density: 2 },
  { name: 'map-crowded', page: 'map.html?position=crowded', width: 1084, height: 740, density: 2 },
  { name: 'map-phone', page: 'map.html?at=caribbean', width: 390, height: 362, density: 3 },
  { name: 'map-phone-whole', page: 'map.html', width: 390, height: 362, density: 3 },
  { name: 'map-close', page: 'map.html', width: 1084, height: 740, density: 1, wheel: [540, 250, -680] },
  { name: 'map-it', page: 'map.html?language=it', width: 1084, height: 740, density: 2 },
];

/** `npm run shots -w web [names…]`: pictures of the demo pages, into .cache/shots. */
async function main(wanted: readonly string[]): Promise<void> {
  const folder = fileURLToPath(new URL('../.cache/shots/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  const server = await createServer({ configFile: fileURLToPath(new URL('../vite.demo.config.ts', import.meta.url)) });
  await server.listen();
  const browser = await openBrowser();
  const address = server.resolvedUrls!.local[0];
  try {
    for (const shot of SHOTS) {
      if (wanted.length === 0 || wanted.includes(shot.name)) await take(browser, shot, address, folder);
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

async function take(browser: Browser, shot: Shot, address: string, folder: string): Promise<void> {
  const { width, height } = shot;
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: shot.density,
    reducedMotion: 'reduce',
  });
  page.on(
    'console',
    (message) => message.type() === 'error' && process.stderr.write(`${shot.name}: ${message.text()}\n`),
  );
  page.on('pageerror', (error) => process.stderr.write(`${shot.name}: ${error.message}\n`));
  await page.goto(`${address}${shot.page}`, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  if (shot.wheel) {
    await page.mouse.move(shot.wheel[0], shot.wheel[1]);
    await page.mouse.wheel(0, shot.wheel[2]);
  }
  await page.waitForTimeout(600);
  await page.screenshot({ path: `${folder}${shot.name}.png`, timeout: 180_000 });
  await page.close();
  process.stdout.write(`${shot.name}.png\n`);
}

await main(process.argv.slice(2));
