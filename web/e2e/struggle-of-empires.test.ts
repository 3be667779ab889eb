import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Moment, transcriptUntil } from '../art/moments.ts';
import {
  askedNow,
  barriers,
  chooseAt,
  desktop,
  type House,
  handOver,
  openHouse,
  phone,
  playOn,
  playUntil,
  raiseCurtain,
  setTable,
  settled,
  until,
  visit,
} from './kit.ts';
import { sitDownAt } from './moment.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const LONG = 900_000;
const prompt = (page: Page) => page.locator('.prompt').textContent();
const lines = (page: Page) => page.evaluate(() => document.querySelector('.log')?.textContent ?? '');
const card = (page: Page) => page.locator('.game-card', { hasText: 'Struggle of Empires' });
const quickGame = (page: Page) =>
  card(page)
    .getByRole('button', { name: /^(Play bots|Gioca coi bot)$/ })
    .click();

const attackAt: Moment = {
  options: { players: 7, edition: 'original' },
  seed: 'a',
  key: 'attack.declare',
  war: 2,
  choices: 3,
};

/** What a newcomer does who wants to see a battle: passes at auctions, attacks where that is offered, else builds. */
async function choicesToBattle(page: Page): Promise<number> {
  const places = [/^attack/i, /^build a unit/i];
  for (let choices = 0; ; choices++) {
    await settled(page);
    if ((await page.locator('.soe-dice svg').count()) > 0 || choices > 40) return choices;
    const rows = (await page.locator('.choices > li').allTextContents()).map((row) => row.replace(/^\d+/, ''));
    const isAuction = (await page.locator('.soe-bid').count()) > 0;
    const wanted = places.map((text) => rows.findIndex((row) => text.test(row))).find((at) => at >= 0);
    await chooseAt(page, isAuction ? -1 : (wanted ?? 0));
  }
}

it('a newcomer is in a battle in under 25 choices, with no page of rules, and plays to the final score', {
  timeout: LONG,
}, async () => {
  const { page, context, faults } = await visit(house, { serviceWorkers: 'allow' });
  await quickGame(page);
  await page.locator('.soe-map').waitFor();
  expect(await page.locator(':is(.soe-row-a, .soe-row-b) .soe-box').count()).toBe(8);
  const choices = 1 + (await choicesToBattle(page));
  process.stdout.write(`from the first page to a battle: ${choices} choices\n`);
  expect(choices).toBeLessThan(25);
  await playOn(page, 2000, (n) => n * 5);
  expect(await settled(page)).toBe('over');
  expect(await page.locator('.places li').count()).toBe(5);
  expect(faults).toEqual([]);
  await context.close();
});

/** What two people do here: build, move and attack whenever they can, and else whatever comes first. */
const WISHES = [/^attack/i, /^build a unit/i, /^move two units/i];

async function actOnce(page: Page): Promise<void> {
  // Whoever may pass in an auction does, or it would never end.
  if ((await page.locator('.soe-bid').count()) > 0) return chooseAt(page, -1);
  const rows = await page.locator('.choices > li').allTextContents();
  const log = await lines(page);
  const done = [/attacked/, /built/, /moved|sailed/];
  const wish = WISHES.findIndex(
    (text, i) => !done[i].test(log) && rows.some((row) => text.test(row.replace(/^\d+/, ''))),
  );
  const at = wish < 0 ? -1 : rows.findIndex((row) => WISHES[wish].test(row.replace(/^\d+/, '')));
  await chooseAt(page, at < 0 ? 0 : at);
}

it('two people share a device through auction, build, move and battle, and find it all after a reload', {
  timeout: LONG,
}, async () => {
  const { page, context, faults } = await visit(house, { serviceWorkers: 'allow' });
  await setTable(page, 2, 2, 'struggle-of-empires');
  let proposed = false;
  for (let n = 0; n < 300; n++) {
    const now = await settled(page);
    if (now === 'curtain') await raiseCurtain(page);
    else if (now === 'hand-over') await handOver(page);
    else if (!proposed && (await page.locator('.soe-marker').count()) > 1) {
      await page.locator('.soe-marker:not(:disabled)').nth(0).click();
      await page.locator('.soe-marker:not(:disabled)').nth(1).click();
      await page.locator('.soe-bid .primary').click();
      await until(async () => (await page.locator('.soe-marker[aria-pressed=true]').count()) === 0);
      proposed = true;
    } else await actOnce(page);
    const log = await lines(page);
    if (/Dice:/.test(log) && /built/.test(log) && /moved|sailed/.test(log)) break;
  }
  expect(proposed).toBe(true);
  if ((await settled(page)) === 'hand-over') await handOver(page);
  if ((await settled(page)) === 'curtain') await raiseCurtain(page);
  const log = await lines(page);
  expect(log).toMatch(/proposed/);
  expect(log).toMatch(/Dice:/);
  const before = await prompt(page);
  await page.reload();
  expect(await settled(page)).toBe('curtain');
  await raiseCurtain(page);
  expect(await prompt(page)).toBe(before);
  expect(faults).toEqual([]);
  await context.close();
});

describe.each([
  ['a desk', desktop],
  ['a phone', phone],
])('on %s', (_name, viewport) => {
  it('an attack is aimed on the map, weighed by its odds, and fought with dice', { timeout: LONG }, async () => {
    const { page, context, faults } = await visit(house, { viewport });
    await sitDownAt(page, attackAt);
    expect(await barriers(page)).toEqual([]);
    const first = page
      .locator('[data-thing^="stack/"] > [role=button], [data-thing^="neutral/"] > [role=button]')
      .first();
    await first.dispatchEvent('click');
    await page.locator('.soe-panel .soe-odds:visible').first().waitFor();
    expect(await page.locator('.soe-panel').textContent()).toMatch(/Odds against/);
    expect(await page.locator('.choice.picked').count()).toBe(1);
    await page.locator('.commit').click();
    await until(async () => !/Whom do you attack/.test((await prompt(page).catch(() => '')) ?? ''));
    // The first way on is to fight; who declined at sea might see no dice at all.
    await playUntil(page, async () => (await page.locator('.soe-dice svg').count()) > 0, 0);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('in Italian the deluxe game speaks Italian, and nothing bars anybody’s way', { timeout: LONG }, async () => {
    const { page, context, faults } = await visit(house, { viewport, settings: { language: 'it' } });
    await sitDownAt(page, {
      options: { players: 5, edition: 'deluxe' },
      seed: 'c',
      key: 'turn.act',
      war: 2,
      choices: 4,
    });
    expect(await page.locator('.bar-where').textContent()).toMatch(/Guerra II, round \d di 5/);
    expect(await page.locator('.soe-strip').textContent()).toContain('Alleanza');
    expect(await barriers(page)).toEqual([]);
    for (const [tab, caption] of [
      ['tiles', 'Ministero della guerra (War Office)'],
      ['if-the-war-ended', 'Se la guerra finisse ora'],
      ['if-the-war-ended', 'Indicatori di nazione'],
    ]) {
      await page.locator(`.tab-nav [data-tab="${tab}"]`).click();
      expect(await barriers(page)).toEqual([]);
      expect(await page.locator('body').textContent()).toContain(caption);
    }
    expect(faults).toEqual([]);
    await context.close();
  });
});

it('one whole turn takes nothing but a keyboard', { timeout: LONG }, async () => {
  const { page, context, faults } = await visit(house);
  await sitDownAt(page, { options: { players: 5, edition: 'deluxe' }, seed: 'c', key: 'turn.act', war: 1, choices: 4 });
  const me = await page.locator('.soe-box[data-acting] strong').textContent();
  for (let n = 0; n < 40; n++) {
    if ((await settled(page)) !== 'asked') break;
    if ((await page.locator('.soe-box[data-acting] strong').textContent()) !== me) break;
    const before = await askedNow(page);
    await page.keyboard.press('1');
    // What is for good waits for a second press: whether it is, the look-ahead says first, which may take a while.
    await until(async () => {
      if ((await askedNow(page)) !== before) return true;
      if ((await page.locator('.commit').count()) === 0) return false;
      await page.keyboard.press('Tab');
      if ((await page.locator('.commit:focus').count()) > 0) await page.keyboard.press('Enter');
      return false;
    }, 60_000);
  }
  const now = await settled(page);
  expect(now === 'curtain' || now === 'hand-over').toBe(true);
  expect(faults).toEqual([]);
  await context.close();
});

it('a unit is carried from place to place, and put back by one step', { timeout: LONG }, async () => {
  const { page, context, faults } = await visit(house);
  await sitDownAt(page, {
    options: { players: 5, edition: 'deluxe' },
    seed: 'e',
    key: 'move.unit',
    war: 1,
    choices: 2,
  });
  const before = await prompt(page);
  // Within Europe, where no die is cast.
  const unit = page.locator('[data-thing^="unit/"]:not([data-thing$="/navy"]):has(> [role=button])');
  const european = unit.and(page.locator(':is([data-thing*="/central-europe/"], [data-thing*="/mediterranean/"])'));
  const from = (await european.first().boundingBox())!;
  const goal = (await page.locator('[data-thing="place/german-states"]').boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(goal.x + goal.width / 2, goal.y + goal.height / 2, { steps: 6 });
  await page.locator('.soe-ghost').waitFor();
  expect(await page.locator('.soe-ghost').count()).toBe(1);
  await page.mouse.up();
  await until(async () => (await prompt(page)) !== before);
  await page.getByRole('button', { name: 'Step back' }).click();
  await until(async () => (await prompt(page)) === before);
  expect(faults).toEqual([]);
  await context.close();
});

it('a game can be stepped through by wars, and branched off', { timeout: LONG }, async () => {
  const { page, context, faults } = await visit(house);
  const text = await transcriptUntil(attackAt);
  const file = { name: 'moment.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.waitForURL(/replay/);
  await page.locator('.soe-map').waitFor();
  await page.getByRole('button', { name: 'Last move' }).click();
  await until(async () => /War II/.test((await page.locator('.bar-where').textContent()) ?? ''));
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Branch here' }).click();
  await page.waitForURL(/table/);
  expect(['asked', 'curtain', 'hand-over']).toContain(await settled(page));
  expect(faults).toEqual([]);
  await context.close();
});
