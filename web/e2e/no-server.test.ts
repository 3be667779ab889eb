import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../art/browser.ts';
import { clientOfTests } from './build.ts';
import { goTo, type House, playOn, setTable, settled, visit } from './kit.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Any host for files, as it knows nothing of games. */
const files = (): Server =>
  createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname;
    const name = path === '/' ? '/index.html' : path;
    try {
      const text = await readFile(join(clientOfTests, name));
      response.writeHead(200, { 'content-type': types[extname(name)] ?? 'application/octet-stream' }).end(text);
    } catch {
      response.writeHead(404).end();
    }
  });

let server: Server;
let browser: Browser;
let house: Pick<House, 'address' | 'browser'>;
beforeAll(async () => {
  server = files();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  browser = await openBrowser();
  house = { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, browser };
});
afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it('without a server the first page plays, and says nothing of what it cannot do', async () => {
  const { page, context, faults } = await visit(house, { serviceWorkers: 'allow' });
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('heading', { name: 'Open tables' }).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Sign in' }).count()).toBe(0);
  await setTable(page, 1);
  await playOn(page, 3);
  expect(await settled(page)).toBe('asked');
  await goTo(page, '#/account');
  await page.getByText('There is no server within reach').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
