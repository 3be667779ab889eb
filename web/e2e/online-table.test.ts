import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barriers, goTo, type House, openHouse, phone, questionOf, until, type Visit, visit } from './kit.ts';
import { ask, begin, chairs, close, expectQuiet, member, openTab, playTogether } from './online-kit.ts';

const { me, free, bot } = chairs;
const DAY = 86_400_000;
let house: House;
let later = 0;
beforeAll(async () => {
  house = await openHouse({ now: () => Date.now() + later });
});
afterAll(() => house.close());

const inPanel = (page: Page) => page.locator('.tab-panel');

describe('at a table with people elsewhere', () => {
  it('I whisper to one of them, see who is here, and watch the clocks run', async () => {
    const gerd = await member(house, 'Gerd');
    const hanna = await member(house, 'Hanna', { viewport: phone, hasTouch: true });
    const pace = { kind: 'live', bank: 600_000, more: 0, late: 'nothing' };
    const id = await begin(gerd.page, [hanna.page], { chairs: [me, free, bot], pace });
    const onlooker = await visit(house);
    await goTo(onlooker.page, `#/online/${id}`);
    await onlooker.page.locator('.table-page').waitFor();

    await openTab(gerd.page, 'Talk');
    await gerd.page.getByRole('combobox', { name: 'To' }).selectOption({ label: 'Blue' });
    await gerd.page.getByRole('textbox', { name: 'Say' }).fill('Red and Blue against Green?');
    await gerd.page.getByRole('button', { name: 'Say' }).click();
    await openTab(hanna.page, /Talk/);
    await hanna.page.getByText('Red and Blue against Green?').waitFor();
    await hanna.page.getByText('to Blue alone').waitFor();
    await openTab(onlooker.page, 'Talk');
    await onlooker.page.getByText('Nothing has been said.').waitFor();
    expect(await barriers(onlooker.page)).toEqual([]);

    await openTab(gerd.page, 'Powers');
    await until(async () => (await inPanel(gerd.page).getByText('here', { exact: true }).count()) === 2);
    const clock = gerd.page.locator('.table-bar .time-left');
    const before = await clock.textContent();
    await until(async () => (await clock.textContent()) !== before);
    expect(await barriers(gerd.page)).toEqual([]);
    await goTo(hanna.page, '#/');
    await inPanel(gerd.page).getByText('away', { exact: true }).waitFor();
    expectQuiet([gerd, hanna, onlooker]);
    await close([gerd, hanna, onlooker]);
  });

  it('whoever resigns has lost against one, and both find each other again at the next table', async () => {
    const ida = await member(house, 'Ida');
    const jan = await member(house, 'Jan');
    await begin(ida.page, [jan.page], { options: { players: 2 }, chairs: [me, free] });
    await openTab(ida.page, 'Powers');
    await ida.page.getByRole('button', { name: 'Resign' }).click();
    await ida.page.locator('dialog').getByRole('button', { name: 'Resign' }).click();
    for (const { page } of [ida, jan]) {
      await page.getByRole('heading', { name: 'Blue wins' }).waitFor();
      await page.getByText('The other side resigned.').waitFor();
      await page.getByText('Check the dice, step by step').waitFor();
    }
    expect(await barriers(jan.page)).toEqual([]);
    await jan.page.getByRole('button', { name: 'Play again' }).click();
    await jan.page.getByRole('heading', { name: 'The table is being set' }).waitFor();
    await ida.page.reload();
    await ida.page.getByRole('button', { name: 'Join the next game' }).click();
    await jan.page.getByRole('button', { name: 'Begin' }).click();
    await ida.page.locator('.table-page').waitFor();
    expectQuiet([ida, jan]);
    await close([ida, jan]);
  });

  it('a chair can be voted away from whoever is missing, and not before', async () => {
    const karl = await member(house, 'Karl');
    const lena = await member(house, 'Lena');
    await begin(karl.page, [lena.page], { chairs: [me, free, bot] });
    await until(async () => (await karl.page.locator('.decision .choices').count()) > 0);
    await openTab(lena.page, 'Powers');
    await inPanel(lena.page).getByRole('link', { name: 'Karl' }).waitFor();
    const vote = lena.page.getByRole('button', { name: 'Vote for a bot in this chair' });
    expect(await vote.count()).toBe(0);
    await goTo(karl.page, '#/');
    later = 4 * DAY;
    await openTab(lena.page, 'Log');
    await openTab(lena.page, 'Powers');
    await vote.click();
    await until(async () => (await inPanel(lena.page).getByText('Bot:').count()) === 2);
    later = 0;
    expectQuiet([karl, lena]);
    await close([karl, lena]);
  });

  it('a bot plays for whoever is late, and they take their seat again', async () => {
    const rolf = await member(house, 'Rolf');
    const siri = await member(house, 'Siri', { viewport: phone, hasTouch: true });
    const pace = { kind: 'days', each: 2 * DAY, late: 'bot' };
    const id = await begin(rolf.page, [siri.page], { chairs: [me, free, bot], pace });
    let late: Visit | undefined;
    await until(async () => {
      for (const each of [rolf, siri]) if ((await each.page.locator('.decision .choices').count()) > 0) late = each;
      return late !== undefined;
    });
    const { page } = late!;
    later = 3 * DAY;
    const { store } = house.server.services;
    await store.addJob(store.db, { kind: 'clock', key: `clock:${id}`, payload: { table: id }, at: null });
    const back = page.getByRole('button', { name: 'Sit down again' });
    await back.waitFor();
    await openTab(page, 'Powers');
    // The lobby may tell of the bot before the table does, and the board follows the question.
    await until(async () => (await page.locator('.decision .choices').count()) === 0);
    await until(async () => !(await page.content()).includes('In your hand'));
    expect(await barriers(page)).toEqual([]);
    later = 0;
    await back.click();
    await until(async () => (await back.count()) === 0);
    // Only whoever sits there has notes.
    await page.locator('.tab-nav').getByRole('button', { name: 'Notes' }).waitFor();
    await playTogether([rolf.page, siri.page], 6);
    expectQuiet([rolf, siri]);
    await close([rolf, siri]);
  });

  it('whoever looks on offers to play for somebody who is missing, and gets the chair by a vote', async () => {
    const toni = await member(house, 'Toni');
    const ulla = await member(house, 'Ulla');
    const id = await begin(toni.page, [ulla.page], { options: { players: 2 }, chairs: [me, free] });
    const seat = (await ask<{ waitsFor: number[] }>(toni.page, 'GET', `tables/${id}`)).waitsFor[0];
    const [missing, there] = seat === 0 ? [toni, ulla] : [ulla, toni];
    await goTo(missing.page, '#/');
    later = 4 * DAY;
    const vito = await member(house, 'Vito', { settings: { language: 'it' }, locale: 'it-IT' });
    await goTo(vito.page, `#/online/${id}`);
    await openTab(vito.page, 'Potenze');
    await vito.page.getByRole('button', { name: 'Offriti di continuare su questa sedia' }).click();
    await vito.page.getByRole('button', { name: 'Ritira l’offerta' }).waitFor();
    await openTab(there.page, 'Powers');
    await there.page.getByRole('button', { name: 'Vote for Vito in this chair' }).click();
    await until(async () => (await vito.page.locator('.decision .choices').count()) > 0);
    later = 0;
    expectQuiet([toni, ulla, vito]);
    await close([toni, ulla, vito]);
  });

  it('whoever has the link of a table that is not listed watches it, and looks back', async () => {
    const moritz = await member(house, 'Moritz');
    const id = await begin(moritz.page, [], { access: 'link', chairs: [me, bot, bot] });
    await playTogether([moritz.page], 3);
    const { link } = await ask<{ link: string }>(moritz.page, 'GET', `tables/${id}`);
    const watcher = await visit(house);
    await goTo(watcher.page, `#/join/${link}`);
    await watcher.page.getByRole('link', { name: 'Watch' }).click();
    await watcher.page.locator('.table-page').waitFor();
    expect(await watcher.page.locator('.board').textContent()).not.toContain('In your hand');
    await watcher.page.getByRole('button', { name: 'One move earlier' }).click();
    await watcher.page.locator('.board.past').waitFor();
    await watcher.page.getByRole('button', { name: 'Back to now' }).click();
    const download = watcher.page.waitForEvent('download');
    await openTab(watcher.page, 'Powers');
    await watcher.page.getByRole('button', { name: 'Save a transcript' }).click();
    expect(await (await download).failure()).toBeNull();
    expectQuiet([moritz, watcher]);
    await close([moritz, watcher]);
  });

  it('I play to the end, am told what happened since, and watch it again from the server', async () => {
    const nora = await member(house, 'Nora', { settings: { language: 'it' }, locale: 'it-IT' });
    await begin(nora.page, [], { options: { players: 2 }, chairs: [me, bot] });
    let since = 0;
    let over = false;
    for (let n = 0; n < 200 && !over; n++) {
      // It stands beside a question: while the bot's answer is waited for there is none.
      await until(async () => (await nora.page.locator('.places, .decision .choices').count()) > 0);
      since = Math.max(since, await nora.page.locator('.since').count());
      over = await playTogether([nora.page], 1);
    }
    expect(over).toBe(true);
    expect(since).toBe(1);
    await nora.page.getByRole('link', { name: 'Rivedi la partita' }).click();
    await nora.page.locator('.replay-page .timeline').waitFor();
    expect(await barriers(nora.page)).toEqual([]);
    expectQuiet([nora]);
    await close([nora]);
  });

  it('in Struggle of Empires I take a choice back, and we trade', async () => {
    const otto = await member(house, 'Otto');
    const paula = await member(house, 'Paula');
    const table = { game: 'struggle-of-empires', options: { players: 2, edition: 'original' }, chairs: [me, free] };
    await begin(otto.page, [paula.page], table);
    await openTab(otto.page, 'Offers');
    await otto.page.getByRole('button', { name: 'Propose' }).click();
    await otto.page.getByText(/^Offer to /).waitFor();
    await openTab(paula.page, /Offers/);
    await paula.page.getByRole('button', { name: 'Accept' }).click();
    await until(async () => (await otto.page.getByRole('button', { name: 'Withdraw' }).count()) === 0);
    expect(await undoneSomewhere([otto.page, paula.page])).toBe(true);
    expectQuiet([otto, paula]);
    await close([otto, paula]);
  });
});

/** Plays until one of them can step back, and does. */
async function undoneSomewhere(people: readonly Page[]): Promise<boolean> {
  for (let n = 0; n < 40; n++) {
    await playTogether(people, 1);
    for (const page of people) {
      const back = page.getByRole('button', { name: 'Step back' });
      if ((await back.count()) === 0 || (await back.isDisabled())) continue;
      const after = await questionOf(page);
      await back.click();
      await until(async () => (await questionOf(page)) !== after);
      return true;
    }
  }
  return false;
}
