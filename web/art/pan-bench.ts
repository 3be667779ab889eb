import { fileURLToPath } from 'node:url';
import type { CDPSession, Page } from 'playwright-core';
import { build, preview } from 'vite';
import { openBrowser } from './browser.ts';

interface Task {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { name?: string };
}

/** Runs some movement under the tracer and gives the longest task of the page's main thread, in processor time. */
async function longestTask(session: CDPSession, act: () => Promise<void>): Promise<string> {
  const events: Task[] = [];
  const gather = ({ value }: { value: object[] }): void => {
    events.push(...(value as Task[]));
  };
  session.on('Tracing.dataCollected', gather);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', '__metadata'] },
  });
  await act();
  const ended = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await ended;
  session.off('Tracing.dataCollected', gather);
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(({ name, pid, tid }) => name.endsWith('RunTask') && main.has(`${pid} ${tid}`));
  const longest = tasks.sort((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0)).slice(0, 3);
  return longest
    .map(({ tdur = 0, dur = 0 }) => `${(tdur / 1000).toFixed(0)} (${(dur / 1000).toFixed(0)} by the clock)`)
    .join(', ');
}

async function drag(page: Page): Promise<void> {
  await page.mouse.move(500, 300);
  await page.mouse.down();
  for (let i = 0; i < 120; i++) await page.mouse.move(500 + 250 * Math.sin(i / 9), 300 + 160 * Math.cos(i / 7));
  await page.mouse.up();
  await page.waitForTimeout(900);
}

async function wheel(page: Page): Promise<void> {
  await page.mouse.move(500, 300);
  for (let i = 0; i < 6; i++) await page.mouse.wheel(0, -100);
  await page.waitForTimeout(1500);
}

/** `npm run bench:pan -w web [slowdown]`: the longest tasks of the main thread while the fullest map is zoomed and panned. */
async function main(slowdown: number): Promise<void> {
  const configFile = fileURLToPath(new URL('../vite.demo.config.ts', import.meta.url));
  await build({ configFile, logLevel: 'error' });
  const server = await preview({ configFile, preview: { port: 1758 } });
  const browser = await openBrowser();
  const page = await browser.newPage({ viewport: { width: 1084, height: 740 } });
  await page.goto(`${server.resolvedUrls!.local[0]}map.html?position=crowded`, { waitUntil: 'networkidle' });
  await page.waitForSelector('[data-ready]');
  await page.waitForTimeout(1500);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  process.stdout.write(`slowdown ${slowdown}, three longest tasks in ms\n`);
  process.stdout.write(`  zooming: ${await longestTask(session, () => wheel(page))}\n`);
  process.stdout.write(`  panning: ${await longestTask(session, () => drag(page))}\n`);
  await browser.close();
  await server.close();
}

await main(Number(process.argv[2] ?? 1));
