import { readFile } from 'node:fs/promises';
import { dataHash, playedWith, readTranscript, verifyTranscript } from '@cabinet-wars/kernel';
import * as struggleOfEmpires from '@cabinet-wars/struggle-of-empires';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barriers, goTo, type House, openHouse, until, type Visit, visit } from './kit.ts';
import { ask, close, expectQuiet, member, openTab, playTogether } from './online-kit.ts';

const GAME = 'struggle-of-empires';
const mine = { id: 'our-copy', basedOn: 'reconstructed', seaDie: { arrives: 1, stays: 2, sinks: 3 } };

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Uploads a set as an owner of the printed game does, and keeps it. */
async function upload(page: Page, set: object): Promise<void> {
  await goTo(page, `#/components/${GAME}`);
  const file = { name: 'mine.jsonc', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(set)) };
  await page.getByLabel('Upload a set').setInputFiles(file);
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await page.getByText('Kept. It can be chosen when a table is set.').waitFor();
}

/** Sets a table for two with that set; its address. */
async function setWith(page: Page, set: string): Promise<string> {
  await goTo(page, `#/set/${GAME}`);
  const sitters = page.locator('.chair-row select[data-sitter]');
  await sitters.first().waitFor();
  for (let n = await sitters.count(); n > 2; n--) await page.getByRole('button', { name: 'One less' }).first().click();
  await until(async () => (await sitters.count()) === 2);
  await page.locator('.components-field select').selectOption(set);
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.getByRole('heading', { name: 'The table is being set' }).waitFor();
  return page.url().split('#')[1];
}

/** Two sit down at a table with one's own components and play a little; the table's id. */
async function playWith(owner: Visit, other: Visit): Promise<string> {
  await upload(owner.page, mine);
  const address = await setWith(owner.page, mine.id);
  await goTo(other.page, `#${address}`);
  await other.page.getByText('Played with components of somebody’s own: “our-copy”.').waitFor();
  expect(await barriers(other.page)).toEqual([]);
  await other.page.getByRole('button', { name: 'Keep them on this device' }).click();
  await other.page.getByText('They are on this device.').waitFor();
  await other.page.getByRole('button', { name: 'Sit here' }).click();
  await owner.page.getByRole('button', { name: 'Begin' }).click();
  for (const { page } of [owner, other]) await page.locator('.table-page').waitFor();
  await playTogether([owner.page, other.page], 6);
  return address.split('/').at(-1)!;
}

/** Gives the game up, so that its transcript is told in full; that transcript. */
async function transcriptOf({ page }: Visit): Promise<string> {
  await openTab(page, 'Powers');
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.locator('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.getByText('The other side resigned.').waitFor();
  // The end of a game shows itself, whatever else was looked at.
  await openTab(page, 'Powers');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.tab-panel').getByRole('button', { name: 'Save a transcript' }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

describe('at a table with components of somebody’s own', () => {
  it('the other browser finds them, plays with them, and so does whoever has only the transcript', async () => {
    const anna = await member(house, 'Anna');
    const bela = await member(house, 'Bela');
    const id = await playWith(anna, bela);
    const text = await transcriptOf(bela);

    const read = readTranscript(text);
    if (!read.ok) throw new Error(read.problem.message);
    const { data } = read.transcript;
    expect(data).toMatchObject({ id: mine.id, seaDie: mine.seaDie });
    const { components } = await ask<{ components: { hash: string } }>(bela.page, 'GET', `tables/${id}`);
    expect(dataHash(data!)).toBe(components.hash);
    expect(verifyTranscript(playedWith(struggleOfEmpires, data).game, read.transcript).problems).toEqual([]);

    const stranger = await visit(house);
    const file = { name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };
    await stranger.page.locator('.import input').setInputFiles(file);
    await stranger.page.locator('.replay-page .timeline').waitFor();
    expectQuiet([anna, bela, stranger]);
    await close([anna, bela, stranger]);
  });
});
