import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { makeServer, type ServerOptions } from '@cabinet-wars/server';
import type { FastifyInstance } from 'fastify';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser } from '../art/browser.ts';
import { seededClientOfTests } from './build.ts';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** A server with the built client (its dice fixed, so that a game goes the same way every time), and a browser. */
export interface House {
  readonly address: string;
  readonly browser: Browser;
  readonly server: FastifyInstance;
  close(): Promise<void>;
}

export async function openHouse(options: Partial<ServerOptions> = {}): Promise<House> {
  const server = await makeServer({ client: seededClientOfTests, ...options });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const browser = await openBrowser();
  const close = async () => {
    await browser.close();
    await server.close();
  };
  return { address: `http://127.0.0.1:${port}/`, browser, server, close };
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors of the console and of the page so far. */
  readonly faults: string[];
}

/**
 * A newcomer's browser: nothing kept; nothing moves or is said by itself unless wished for. Nor is the client kept for use with no
 * network, which has some thousand files fetched behind every page: tests of that allow it (`serviceWorkers`).
 */
export async function visit(
  house: Pick<House, 'address' | 'browser'>,
  options: BrowserContextOptions & { readonly settings?: Record<string, string | boolean> } = {},
): Promise<Visit> {
  const { settings = {}, ...rest } = options;
  const context = await house.browser.newContext({
    viewport: desktop,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...rest,
  });
  const chosen = JSON.stringify({ speed: 'instant', notes: false, hints: false, ...settings });
  await context.addInitScript((text) => {
    if (localStorage.getItem('cabinet-wars settings') === null) localStorage.setItem('cabinet-wars settings', text);
  }, chosen);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.goto(house.address);
  await page.getByRole('heading', { level: 1, name: 'Cabinet Wars' }).waitFor();
  return { page, context, faults };
}

export const goTo = async (page: Page, hash: string): Promise<void> => {
  await page.evaluate((next) => {
    location.hash = next;
  }, hash);
};

/** Sets a table of the small example game; the first seats are people, the others bots. */
export async function setTable(page: Page, people: number, seats = 3, game = 'teaching'): Promise<void> {
  await goTo(page, `#/new/${game}`);
  const sitters = page.locator('.seat-row select[data-sitter]');
  await sitters.first().waitFor();
  for (let n = await sitters.count(); n > seats; n--)
    await page
      .getByRole('button', { name: /One less|Uno di meno/ })
      .first()
      .click();
  for (let seat = 1; seat < people; seat++)
    await page.locator('.seat-row').nth(seat).locator('select[data-sitter]').selectOption('person');
  await page.locator('button[type=submit]').click();
  await page.locator('.table-page, .curtain').first().waitFor();
}

export type Situation = 'asked' | 'over' | 'curtain' | 'hand-over';

function situation(): Situation | null {
  const has = (selector: string) => document.querySelector(selector) !== null;
  const version = (selector: string) => document.querySelector<HTMLElement>(selector)?.dataset.version;
  // The board follows the question a frame later.
  if (version('.table-page') !== version('.board')) return null;
  if (has('.curtain')) return 'curtain';
  if (has('.places')) return 'over';
  if (has('.decision .choices')) return 'asked';
  return has('.decision .button.primary.wide') ? 'hand-over' : null;
}

/**
 * Waits until somebody here is asked, the device is to be handed on, or the game is over; says which. Whoever wants to have seen what a
 * ceremony lays on the board names it: the board follows the rail, which might be pressed on before.
 */
export async function settled(page: Page, plate?: string): Promise<Situation> {
  let now: Situation | null = null;
  await until(async () => {
    now = await page.evaluate(situation);
    // What is told as a ceremony waits to be put away.
    const onward = page.locator('.ceremony-next');
    if (now !== null || !(await onward.isVisible())) return now !== null;
    if (plate !== undefined) await page.locator(plate).waitFor();
    await onward.click({ timeout: 1000 }).catch(() => undefined);
    return false;
  });
  return now!;
}

/** Chooses the option with that place, counted from the end where negative. */
export async function chooseAt(page: Page, place: number): Promise<void> {
  const choices = page.locator('.choices > li');
  const prompt = await questionOf(page);
  const count = await choices.count();
  // A ceremony may come first, and whoever has one answer may be answered for: then the question is gone before it is read.
  if (count === 0) return;
  const button = choices
    .nth(place < 0 ? count + place : place % count)
    .locator('button')
    .last();
  const isClicked = await button.click({ timeout: 10_000 }).then(
    () => true,
    async (fault) => {
      if ((await questionOf(page)) === prompt && (await choices.count()) > 0) throw fault;
      return false;
    },
  );
  if (isClicked) await leaveQuestion(page, prompt);
}

/** Waits until a question has gone; what was picked is committed where a second click is asked for. */
export async function leaveQuestion(page: Page, question: string): Promise<void> {
  const commit = page.locator('.commit');
  await until(async () => {
    if ((await questionOf(page)) !== question) return true;
    // What came of it may be told as a ceremony, before the table is shown as it is then.
    if (await page.locator('.ceremony-next').isVisible()) return true;
    // It may go while it is being clicked: then the question goes too.
    if (await commit.isVisible()) await commit.click({ timeout: 1000 }).catch(() => undefined);
    return false;
  });
}

/** Waits until something holds; the page's own policy forbids waiting inside it. */
export async function until(holds: () => Promise<boolean>, milliseconds = 20_000): Promise<void> {
  const deadline = Date.now() + milliseconds;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/**
 * What tells one question from the next: how far the table has come, and whose eyes it is shown to. Not the panel's words,
 * which change with the press, before the table has answered.
 */
function questionText(): string {
  const version = document.querySelector<HTMLElement>('.table-page')?.dataset.version;
  return `${version}#${document.querySelector('.curtain')?.textContent ?? ''}`;
}
export const questionOf = (page: Page): Promise<string> => page.evaluate(questionText);

/** What is asked and what may be answered. What cannot be had stands below it a moment later, and is no answer to a press. */
export const askedNow = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const said = (selector: string) => document.querySelector(selector)?.textContent ?? '';
    return [
      document.querySelector<HTMLElement>('.table-page')?.dataset.version,
      said('.prompt'),
      said('.choices'),
    ].join('|');
  });

/** Plays whoever is asked at this device, hands it on, and stops after so many choices or at the end. */
export async function playOn(page: Page, choices: number, place: (n: number) => number = (n) => n): Promise<number> {
  let made = 0;
  while (made < choices) {
    const now = await settled(page);
    if (now === 'over') break;
    if (now === 'curtain') await raiseCurtain(page);
    else if (now === 'hand-over') await handOver(page);
    else await chooseAt(page, place(made++));
  }
  return made;
}

/** Goes on, whoever is asked, until something is to be seen; looks only once the board has followed the question. */
export async function playUntil(page: Page, isSeen: () => Promise<boolean>, place = -1): Promise<void> {
  for (let n = 0; n < 30; n++) {
    const now = await settled(page);
    if (await isSeen()) return;
    if (now === 'curtain') await raiseCurtain(page);
    else if (now === 'hand-over') await handOver(page);
    else await chooseAt(page, place);
  }
  throw new Error('never seen');
}

export async function raiseCurtain(page: Page): Promise<void> {
  await page.locator('.curtain .button').click();
  await page.locator('.table-page').waitFor();
}

/** Gives the device to whoever must choose next. */
export async function handOver(page: Page): Promise<void> {
  await page.locator('.decision .button.primary.wide').click();
  await page.locator('.curtain').waitFor();
}

/** Serious and critical violations on the page as it is, as lines a person can act on. */
export async function barriers(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await axeSource());
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } };
    interface Violation {
      readonly id: string;
      readonly impact: string;
      readonly nodes: readonly { readonly target: readonly string[] }[];
    }
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });
}

async function axeSource(): Promise<string> {
  const { readFile } = await import('node:fs/promises');
  return readFile(axe, 'utf8');
}
