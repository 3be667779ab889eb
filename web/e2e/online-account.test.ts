import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barriers, goTo, type House, openHouse, phone, until, visit } from './kit.ts';
import { ask, begin, chairs, close, expectQuiet, member, PASSWORD } from './online-kit.ts';

let house: House;
let letters: string;
beforeAll(async () => {
  letters = await mkdtemp(join(tmpdir(), 'letters-'));
  house = await openHouse({ config: { letters } });
});
afterAll(async () => {
  await house.close();
  await rm(letters, { recursive: true });
});

/** The page to which the newest letter of that kind leads. */
async function linkInLetter(page: 'reset' | 'confirm'): Promise<string> {
  let found: string | undefined;
  await until(async () => {
    for (const name of await readdir(letters)) {
      const text = (await readFile(join(letters, name), 'utf8')).replace(/=\r?\n/g, '').replaceAll('=3D', '=');
      found = text.match(new RegExp(`#/${page}/[\\w-]+`))?.[0] ?? found;
    }
    return found !== undefined;
  });
  return found!;
}

describe('an account', () => {
  it('gets a new password by a letter', async () => {
    const visitor = await visit(house);
    const { page } = visitor;
    await goTo(page, '#/sign-in');
    await page.getByRole('button', { name: 'I have no account' }).click();
    expect(await barriers(page)).toEqual([]);
    await page.getByLabel('Name').fill('Quirin');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByLabel('Mail address').fill('quirin@example.org');
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByRole('link', { name: 'Quirin', exact: true }).waitFor();
    await goTo(page, await linkInLetter('confirm'));
    await page.getByText('Thank you: this address is yours.').waitFor();
    await goTo(page, '#/account');
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'I have forgotten my password' }).click();
    expect(await barriers(page)).toEqual([]);
    await page.getByLabel('Mail address').fill('quirin@example.org');
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await page.getByText('a letter with a link is on its way').waitFor();
    await goTo(page, await linkInLetter('reset'));
    await page.getByLabel('New password', { exact: true }).fill('quite another password');
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.locator('main').getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Name').fill('Quirin');
    await page.getByLabel('Password').fill('quite another password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('link', { name: 'Quirin', exact: true }).waitFor();
    expectQuiet([visitor]);
    await close([visitor]);
  });

  it('keeps what I want to be told', async () => {
    const rosa = await member(house, 'Rosa', { locale: 'it-IT', settings: { language: 'it' } });
    const { page } = rosa;
    await goTo(page, '#/account');
    const plate = page.getByRole('region', { name: 'Di che cosa avvisarmi' });
    await plate.getByLabel('Una partita comincia').uncheck();
    await plate.getByLabel('dalle').fill('22:30');
    await plate.getByRole('button', { name: 'Salva' }).click();
    await plate.getByText('Salvato.').waitFor();
    await page.reload();
    expect(await plate.getByLabel('Una partita comincia').isChecked()).toBe(false);
    expect(await plate.getByLabel('Tocca a me').isChecked()).toBe(true);
    expect(await plate.getByLabel('dalle').inputValue()).toBe('22:30');
    expect(await barriers(page)).toEqual([]);
    expectQuiet([rosa]);
    await close([rosa]);
  });

  it('is what a guest gets who wants to stay', async () => {
    const sven = await member(house, 'Sven');
    const { link } = await ask<{ link: string }>(sven.page, 'POST', 'tables', { game: 'teaching', access: 'link' });
    const guest = await visit(house, { viewport: phone, hasTouch: true });
    await goTo(guest.page, `#/join/${link}`);
    await guest.page.getByLabel('Name').fill('Tom');
    await guest.page.getByRole('button', { name: 'Sit down as a guest' }).click();
    await guest.page.getByRole('heading', { name: 'The table is being set' }).waitFor();
    await guest.page.locator('.bar-account').click();
    const plate = guest.page.getByRole('region', { name: 'Become a member' });
    await plate.getByLabel('Name').fill('Thomas');
    await plate.getByLabel('Password').fill(PASSWORD);
    expect(await barriers(guest.page)).toEqual([]);
    await plate.getByRole('button', { name: 'Become a member' }).click();
    await guest.page.getByRole('link', { name: 'Thomas', exact: true }).waitFor();
    await guest.page.getByRole('heading', { name: 'Passkeys' }).waitFor();
    expectQuiet([sven, guest]);
    await close([sven, guest]);
  });
});

describe('the lobby', () => {
  it('shows a new table by itself; I join it after signing in, and am back where I was', async () => {
    const uta = await member(house, 'Uta');
    const vera = await visit(house, { settings: { theme: 'candlelight' } });
    await vera.page.getByRole('heading', { name: 'Open tables' }).waitFor();
    await ask(uta.page, 'POST', 'tables', { game: 'teaching', name: 'Sunday evening' });
    await vera.page.getByText('Sunday evening').waitFor();
    expect(await barriers(vera.page)).toEqual([]);
    await vera.page.getByText('Sunday evening').click();
    await vera.page.getByRole('heading', { name: 'The table is being set' }).waitFor();
    await vera.page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await vera.page.getByRole('button', { name: 'I have no account' }).click();
    await vera.page.getByLabel('Name').fill('Vera');
    await vera.page.getByLabel('Password').fill(PASSWORD);
    await vera.page.getByRole('button', { name: 'Create an account' }).click();
    await vera.page.getByRole('heading', { name: 'The table is being set' }).waitFor();
    await goTo(vera.page, '#/');
    await vera.page.getByRole('button', { name: 'Join: Sunday evening' }).click();
    await vera.page.getByRole('button', { name: 'Get up' }).waitFor();
    await goTo(uta.page, '#/');
    await uta.page.getByText('Sunday evening').waitFor();
    expectQuiet([uta, vera]);
    await close([uta, vera]);
  });

  it('every page that needs a server can be used by everybody', async () => {
    const wolf = await member(house, 'Wolf', { viewport: phone, hasTouch: true, settings: { theme: 'candlelight' } });
    const { page } = wolf;
    await begin(page, [], { chairs: [chairs.me, chairs.bot, chairs.bot] });
    for (const hash of ['#/', '#/account', '#/set/teaching', '#/ratings/teaching', '#/people/Wolf', '#/sign-in']) {
      await goTo(page, hash);
      await page.locator('.bar-account').waitFor();
      await page.locator('main:not(.loading)').waitFor();
      expect([hash, await barriers(page)]).toEqual([hash, []]);
      expect([hash, await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)]).toEqual([
        hash,
        true,
      ]);
    }
    expectQuiet([wolf]);
    await close([wolf]);
  });
});
