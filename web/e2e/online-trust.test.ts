import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barriers, goTo, type House, openHouse, phone, until } from './kit.ts';
import { ask, chairs, close, expectQuiet, member, PASSWORD } from './online-kit.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

describe('what opens my account', () => {
  it('changes only after I have given my password again', async () => {
    const paula = await member(house, 'Paula');
    const { page } = paula;
    await goTo(page, '#/account');
    const plate = page.getByRole('region', { name: 'Name', exact: true });
    await plate.getByLabel('Mail address').fill('paula@example.org');
    await plate.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'Is it you?' });
    expect(await barriers(page)).toEqual([]);
    await dialog.getByLabel('Password').fill('not my password');
    await page.keyboard.press('Enter');
    await dialog.getByText('Name and password do not belong together.').waitFor();
    await dialog.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await plate.getByText('Saved.').waitFor();
    expect((await ask<{ email: string }>(page, 'GET', 'me')).email).toBe('paula@example.org');
    const tokens = page.getByRole('region', { name: 'Tokens for programs' });
    await tokens.getByLabel('What it is for').fill('my bot');
    await tokens.getByLabel('sit and play').uncheck();
    await tokens.getByRole('button', { name: 'Make a token' }).click();
    await tokens.getByText('Keep this word').waitFor();
    await tokens.getByRole('listitem').getByText('look at tables').waitFor();
    await close([paula]);
  });
});

describe('moderators', () => {
  it('bar somebody and lift it, say who may sign up, and read what was done, by keyboard and in Italian', async () => {
    await close([await member(house, 'Ruben')]);
    const olga = await member(house, 'Olga', { viewport: phone, locale: 'it-IT', settings: { language: 'it' } });
    const { page } = olga;
    const { db } = house.server.services.store;
    await db.updateTable('users').set({ role: 'moderator' }).where('name', '=', 'Olga').execute();
    await page.reload();
    await goTo(page, '#/account');
    await page.getByRole('link', { name: 'Moderazione' }).click();
    const people = page.getByRole('region', { name: 'Persone' });
    await people.getByLabel('Parte di un nome').fill('rub');
    await page.keyboard.press('Enter');
    await people.getByText('1 risultato').waitFor();
    await people.getByRole('button', { name: 'Escludi: Ruben' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Escludi Ruben' });
    await dialog.getByLabel('Perché').fill('scortese');
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await people.getByText('escluso fino al').waitFor();
    await people.getByRole('button', { name: 'Riammetti: Ruben' }).press('Enter');
    await page.getByRole('dialog', { name: 'Riammetti Ruben' }).getByLabel('Perché').fill('scuse');
    await page.keyboard.press('Enter');
    await people.getByRole('button', { name: 'Escludi: Ruben' }).waitFor();
    const registration = page.getByRole('region', { name: 'Chi può creare un account' });
    await registration.getByRole('button', { name: 'Crea un invito' }).press('Enter');
    await registration.getByText('Vale una volta').waitFor();
    const log = page.getByRole('region', { name: 'Che cosa è stato fatto' });
    await log.getByText('ha riammesso Ruben').waitFor();
    await log.getByText('ha creato un invito').waitFor();
    expect(await barriers(page)).toEqual([]);
    expectQuiet([olga]);
    await close([olga]);
  });

  it('are nobody else', async () => {
    const nils = await member(house, 'Nils');
    await goTo(nils.page, '#/moderation');
    await nils.page.getByText('That is not yours to do.').waitFor();
    await close([nils]);
  });
});

describe('the dice of an online game', () => {
  it('are sealed by every browser by itself, and the page of the finished game proves it', async () => {
    const lena = await member(house, 'Lena');
    const emil = await member(house, 'Emil', { viewport: phone, hasTouch: true });
    const wanted = { game: 'teaching', options: { players: 3 }, shuffle: true };
    const { id } = await ask<{ id: string }>(lena.page, 'POST', 'tables', {
      ...wanted,
      chairs: [chairs.me, chairs.free, chairs.bot],
    });
    await goTo(lena.page, `#/online/${id}`);
    await goTo(emil.page, `#/online/${id}`);
    await emil.page.getByRole('button', { name: 'Sit here' }).click();
    await emil.page.getByText('Dice sealed by 2 of 2 players').waitFor();
    expect(await barriers(emil.page)).toEqual([]);
    const { seedHash } = await ask<{ seedHash: string }>(emil.page, 'GET', `tables/${id}`);
    await lena.page.getByRole('button', { name: 'Begin' }).click();
    for (const { page } of [lena, emil]) await page.locator('.table-page').waitFor();
    for (const { page } of [lena, emil]) await ask(page, 'POST', `tables/${id}/abandon`, { agree: true });
    await until(async () => (await ask<{ status: string }>(emil.page, 'GET', `tables/${id}`)).status === 'abandoned');
    await lena.page.getByText('Check the dice, step by step').click();
    await lena.page.getByText('Every step is right.').waitFor();
    const proof = lena.page.locator('.proof');
    expect(await proof.locator('code').first().textContent()).toBe(seedHash);
    await proof.getByText('It is the hash this browser was shown when it sat down.').waitFor();
    await proof.getByText('added by this browser').waitFor();
    await proof.getByText('a bot adds none').waitFor();
    await proof.getByText('The seats were drawn from the seed and the words.').waitFor();
    expect(await proof.locator('tbody tr').count()).toBeGreaterThan(1);
    expect(await barriers(lena.page)).toEqual([]);
    expectQuiet([lena, emil]);
    await close([lena, emil]);
  });
});
