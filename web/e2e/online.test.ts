import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barriers, goTo, type House, openHouse, phone, settled, until, type Visit, visit } from './kit.ts';
import { close, expectQuiet, PASSWORD, playTogether, setOnline, signUp } from './online-kit.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** The way of a browser's lines to the server, which can be cut: none passes until it is mended. */
async function networkOf({ context }: Visit) {
  const lines = new Set<{ close(how: { code: number }): Promise<void> }>();
  let isCut = false;
  await context.routeWebSocket(/\/socket\?/, (line) => {
    if (isCut) return void line.close({ code: 3000 });
    lines.add(line);
    line.connectToServer();
  });
  return {
    cut: () => {
      isCut = true;
      for (const line of lines) void line.close({ code: 3000 });
      lines.clear();
    },
    mend: () => {
      isCut = false;
    },
  };
}

describe('at a server', () => {
  it('two browsers play one game with a bot, one loses its line and comes back, a third watches', async () => {
    const anna = await visit(house, { serviceWorkers: 'allow' });
    const bert = await visit(house, { serviceWorkers: 'allow', viewport: phone, hasTouch: true });
    const carl = await visit(house, { serviceWorkers: 'allow' });
    const network = await networkOf(bert);
    await signUp(anna.page, 'Anna');
    await signUp(bert.page, 'Bert');
    const table = await setOnline(anna.page, 'Anybody');
    expect(await barriers(anna.page)).toEqual([]);
    await goTo(bert.page, `#${table}`);
    await bert.page.getByRole('button', { name: 'Sit here' }).first().click();
    await anna.page.getByText('Bert').waitFor();
    await anna.page.getByRole('button', { name: 'Begin' }).click();
    for (const { page } of [anna, bert]) await page.locator('.table-page').waitFor();
    await goTo(carl.page, `#${table}`);
    await carl.page.locator('.table-page').waitFor();
    expect(await playTogether([anna.page, bert.page], 4)).toBe(false);
    expect(await carl.page.content()).not.toContain('In your hand');

    network.cut();
    await bert.page.getByText('The line is cut').waitFor();
    network.mend();
    await until(async () => (await bert.page.getByText('The line is cut').count()) === 0);
    await playTogether([anna.page, bert.page], 6);
    expect(await barriers(bert.page)).toEqual([]);
    expectQuiet([anna, bert, carl]);
    await close([anna, bert, carl]);
  });

  it('a guest comes by link, in Italian, and talks', async () => {
    const dora = await visit(house);
    await signUp(dora.page, 'Dora');
    const table = await setOnline(dora.page, 'Whoever has the link');
    const link = await dora.page.locator('.invitation').textContent();
    await dora.page.locator('.qr-code').waitFor();
    const guest = await visit(house, { serviceWorkers: 'allow', locale: 'it-IT', settings: { language: 'it' } });
    await goTo(guest.page, link!.slice(link!.indexOf('#')));
    await guest.page.getByLabel('Nome').fill('Enzo');
    expect(await barriers(guest.page)).toEqual([]);
    await guest.page.getByRole('button', { name: 'Siediti come ospite' }).click();
    await guest.page.getByRole('main').getByText('Enzo').waitFor();
    await dora.page.getByText('Enzo').waitFor();
    await dora.page.getByRole('button', { name: 'Begin' }).click();
    await guest.page.locator('.table-page').waitFor();
    await guest.page.locator('.tab-nav').getByRole('button', { name: 'Parola' }).click();
    await guest.page.getByRole('textbox', { name: 'Di’' }).fill('Buonasera a tutti');
    await guest.page.getByRole('button', { name: 'Di’' }).click();
    await dora.page.locator('.tab-nav').getByRole('button', { name: /Talk/ }).click();
    await dora.page.getByText('Buonasera a tutti').waitFor();
    expect(await barriers(dora.page)).toEqual([]);
    await guest.page.locator('.tab-nav').getByRole('button', { name: 'Appunti' }).click();
    await guest.page.getByRole('textbox', { name: 'Appunti' }).fill('Dora bluffa');
    await guest.page.getByRole('textbox', { name: 'Appunti' }).blur();
    await guest.page.getByText('Salvato.').waitFor();
    await guest.page.reload();
    await settledOrWaiting(guest.page);
    expect(table).toContain('/online/');
    expectQuiet([dora, guest]);
    await close([dora, guest]);
  });

  it('I keep an account: passkey, notices, tokens, and away with it', async () => {
    const visitor = await visit({ ...house, address: house.address.replace('127.0.0.1', 'localhost') });
    const { page, context } = visitor;
    const cdp = await context.newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    });
    await signUp(page, 'Frida');
    await goTo(page, '#/account');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Is it you?' });
    await dialog.getByLabel('Password').fill(PASSWORD);
    await dialog.locator('button[type=submit]').click();
    await page.getByText('This device').waitFor();
    await page.getByRole('region', { name: 'Tokens for programs' }).getByLabel('What it is for').fill('my bot');
    await page.getByRole('button', { name: 'Make a token' }).click();
    await page.getByText(/^cw_/).waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('link', { name: 'Frida', exact: true }).waitFor();
    await goTo(page, '#/account');
    await page.getByRole('button', { name: 'Delete the account' }).click();
    const sure = page.getByRole('region', { name: 'My data' });
    await sure.getByLabel('Password').fill(PASSWORD);
    await sure.getByRole('button', { name: 'Delete the account' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
    // The browser notes that the server asked once who it is.
    expect(visitor.faults).toEqual([expect.stringContaining('403')]);
    await close([visitor]);
  });
});

async function settledOrWaiting(page: Page): Promise<void> {
  await page.locator('.table-page').waitFor();
  if ((await page.locator('.decision .choices').count()) > 0) await settled(page);
}
