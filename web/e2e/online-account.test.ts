import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barriers, desktop, goTo, type House, openHouse, phone, until, visit } from './kit.ts';
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
    // The page she came to asks for the lists too, once its socket is greeted: on a slow machine not before it is reloaded.
    await vera.page.getByText('Nobody is waiting for players').waitFor();
    let fetches = 0;
    vera.page.on('request', (request) => {
      if (request.url().includes('tables/open')) fetches++;
    });
    await vera.page.reload();
    await vera.page.getByText('Nobody is waiting for players').waitFor();
    await ask(uta.page, 'POST', 'tables', { game: 'teaching', name: 'Sunday evening' });
    await vera.page.getByText('Sunday evening').waitFor();
    expect(await barriers(vera.page)).toEqual([]);
    expect(fetches).toBe(1);
    await vera.page.getByLabel('Game', { exact: true }).selectOption('Imperial Struggle');
    await vera.page.getByText('Sunday evening').waitFor({ state: 'hidden' });
    await vera.page.getByLabel('Game', { exact: true }).selectOption('All games');
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

  it('takes me to the table of a code I was told', async () => {
    const yves = await member(house, 'Yves');
    const { link } = await ask<{ link: string }>(yves.page, 'POST', 'tables', { game: 'teaching', access: 'private' });
    const zoe = await member(house, 'Zoe', { viewport: phone });
    await zoe.page.getByRole('button', { name: 'Join with a code' }).click();
    const dialog = zoe.page.getByRole('dialog', { name: 'Join with a code' });
    await dialog.getByLabel('Invitation').fill('Thursday at eight');
    await dialog.getByRole('button', { name: 'To the table' }).click();
    await dialog.getByText('That is no invitation.').waitFor();
    expect(await barriers(zoe.page)).toEqual([]);
    await dialog.getByLabel('Invitation').fill(`${link.slice(0, 8)} ${link.slice(8).toUpperCase()}`);
    await zoe.page.keyboard.press('Enter');
    await zoe.page.getByRole('button', { name: 'Sit down' }).click();
    await zoe.page.getByRole('heading', { name: 'The table is being set' }).waitFor();
    await goTo(zoe.page, `#/join/${link}`);
    await zoe.page.getByRole('link', { name: 'To the table' }).click();
    await zoe.page.getByRole('button', { name: 'Get up' }).waitFor();
    expectQuiet([yves, zoe]);
    await close([yves, zoe]);
  });

  it.each([
    ['candlelight', { width: 360, height: 740 }],
    ['parchment', desktop],
  ])('every page that needs a server can be used by everybody, by %s', async (theme, viewport) => {
    const wolf = await member(house, `Wolf by ${theme}`, { viewport, settings: { theme } });
    const { page } = wolf;
    const { id: table, link } = await ask<{ id: string; link: string }>(page, 'POST', 'tables', { game: 'teaching' });
    await begin(page, [], { chairs: [chairs.me, chairs.bot, chairs.bot] });
    const { db } = house.server.services.store;
    await db.updateTable('users').set({ role: 'moderator' }).where('name', '=', `Wolf by ${theme}`).execute();
    await ask(page, 'POST', 'reports', { about: `Wolf by ${theme}`, text: 'Howls at night.' });
    const own = [
      '',
      'account',
      'moderation',
      'data',
      'set/teaching',
      'ratings/teaching',
      `people/Wolf%20by%20${theme}`,
      'sign-in',
    ];
    const others = [`online/${table}`, `join/${link}`, 'reset/none', 'confirm/none', 'join/none', 'online/none'];
    await page.reload();
    for (const hash of [...own, ...others]) {
      await goTo(page, `#/${hash}`);
      await page.locator('.bar-account').waitFor();
      await page.locator('main:not(.loading)').waitFor();
      if (hash === 'moderation') await page.getByText('Howls at night.').first().waitFor();
      expect([hash, await barriers(page)]).toEqual([hash, []]);
      const fits = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
      expect([hash, fits]).toEqual([hash, true]);
    }
    await close([wolf]);
  });

  it('a link that was mangled on its way says so', async () => {
    const visitor = await visit(house);
    await goTo(visitor.page, '#/confirm/3D0123');
    await visitor.page.getByText('This link has been used, or is too old').waitFor();
    await goTo(visitor.page, '#/reset/3D0123');
    await visitor.page.getByLabel('New password', { exact: true }).fill(PASSWORD);
    await visitor.page.getByRole('button', { name: 'Save' }).click();
    await visitor.page.getByText('This link has been used, or is too old').waitFor();
    await close([visitor]);
  });

  it('one click ends all mail, for whoever never signs in again', async () => {
    const xenia = await member(house, 'Xenia', { settings: { language: 'it' }, locale: 'it-IT' });
    const { db } = house.server.services.store;
    const row = db.selectFrom('users').select('unsubscribe').where('name', '=', 'Xenia');
    const { unsubscribe } = await row.executeTakeFirstOrThrow();
    const mailed = await visit(house, { colorScheme: 'dark' });
    await mailed.page.goto(`${house.address}api/v1/unsubscribe/${unsubscribe}`);
    expect(await barriers(mailed.page)).toEqual([]);
    await mailed.page.getByRole('button', { name: 'Niente più posta' }).click();
    await mailed.page.getByText('Non arriverà altra posta.').waitFor();
    expect((await ask<{ mail: boolean }>(xenia.page, 'GET', 'me/notifications')).mail).toBe(false);
    expectQuiet([xenia, mailed]);
    await close([xenia, mailed]);
  });
});
