import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { chooseAt, goTo, type House, until, type Visit, visit } from './kit.ts';

export const PASSWORD = 'a long enough password';

/** Creates an account by the page itself. */
export async function signUp(page: Page, name: string): Promise<void> {
  await goTo(page, '#/sign-in');
  await page.getByRole('button', { name: 'I have no account' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('link', { name, exact: true }).waitFor();
}

/** Sets a table of the small example game for two people and a bot; its address. */
export async function setOnline(page: Page, access: string): Promise<string> {
  await goTo(page, '#/set/teaching');
  await page.locator('.chair-row').nth(2).locator('select').selectOption('random');
  await page.getByRole('radio', { name: access, exact: true }).check();
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.getByRole('heading', { name: 'The table is being set' }).waitFor();
  return page.url().split('#')[1];
}

/** Whoever of these is asked chooses, so many times in all, or until the game is over. */
export async function playTogether(people: readonly Page[], choices: number): Promise<boolean> {
  for (let made = 0; made < choices; made++) {
    let asked: Page | null = null;
    let over = false;
    await until(async () => {
      for (const page of people) {
        over ||= (await page.locator('.places').count()) > 0;
        if ((await page.locator('.decision .choices').count()) > 0) asked = page;
      }
      return over || asked !== null;
    });
    if (over) return true;
    await chooseAt(asked!, made);
  }
  return false;
}

/** Asks the server for something as this browser; what it answered. */
export const ask = <T = Record<string, never>>(
  page: Page,
  method: string,
  path: string,
  body: unknown = null,
): Promise<T> =>
  page.evaluate(
    async ([how, where, what]) => {
      const more = what === null ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(what) };
      return (await fetch(`api/v1/${where}`, { method: how, ...more })).json();
    },
    [method, path, body] as const,
  ) as Promise<T>;

let accounts = 0;
/** A browser whose owner has an account already, made elsewhere: so many from one address in a minute would be refused. */
export async function member(house: House, name: string, options: Parameters<typeof visit>[1] = {}): Promise<Visit> {
  const visitor = await visit(house, options);
  const language = options.settings?.language ?? 'en';
  const { host, origin } = new URL(house.address);
  const { cookies } = await house.server.inject({
    method: 'POST',
    url: '/api/v1/accounts',
    remoteAddress: `10.0.0.${++accounts}`,
    headers: { host, origin },
    payload: { name, password: PASSWORD, language },
  });
  await visitor.context.addCookies(cookies.map((cookie) => ({ name: cookie.name, value: cookie.value, url: origin })));
  await visitor.page.reload();
  await visitor.page.getByRole('link', { name, exact: true }).waitFor();
  return visitor;
}

const me = { sitter: 'me' };
const free = { sitter: 'free' };
const bot = { sitter: 'bot', bot: 'random' };
export const chairs = { me, free, bot };

/** Sets a table of the small example game, seats the others on the free chairs, and begins; its id. */
export async function begin(
  owner: Page,
  others: readonly Page[],
  table: Readonly<Record<string, unknown>>,
): Promise<string> {
  const { id, link } = await ask<{ id: string; link: string }>(owner, 'POST', 'tables', { game: 'teaching', ...table });
  for (const page of others) await ask(page, 'POST', `tables/${id}/join`, { link });
  await ask(owner, 'POST', `tables/${id}/start`);
  for (const page of [owner, ...others]) {
    await goTo(page, `#/online/${id}`);
    await page.locator('.table-page').waitFor();
  }
  return id;
}

export const openTab = (page: Page, name: string | RegExp): Promise<void> =>
  page.locator('.tab-nav').getByRole('button', { name }).click();

export const close = (visits: readonly Visit[]) => Promise.all(visits.map(({ context }) => context.close()));
export const expectQuiet = (visits: readonly Visit[]) => {
  for (const { faults } of visits) expect(faults).toEqual([]);
};
