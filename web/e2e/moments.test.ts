import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Moment, transcriptUntil } from '../art/moments.ts';
import {
  barriers,
  chooseAt,
  type House,
  openHouse,
  phone,
  playUntil,
  questionOf,
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

const LONG = 300_000;
const prompt = (page: Page) => page.evaluate(() => document.querySelector('.prompt')?.textContent ?? '');
/** Pictures of the moments, for whoever wants to look at them: `PICTURES=folder`. */
const picture = async (page: Page, name: string): Promise<void> => {
  const folder = process.env.PICTURES;
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png` });
};

const at = (key: string, seed: string, options: Record<string, unknown>, choices = 2, war = 1): Moment => ({
  options,
  seed,
  key,
  war,
  choices,
  anySeat: true,
  nodes: 60,
});
const original = (players: number, more = {}) => ({ players, edition: 'original', ...more });
const deluxe = (players: number, more = {}) => ({ players, edition: 'deluxe', ...more });

/** Confirms what is picked, and waits for what comes of it. */
async function commit(page: Page): Promise<void> {
  const before = await questionOf(page);
  await page.locator('.commit').click();
  await until(async () => (await questionOf(page)) !== before);
  await settled(page);
}
const isThere = (page: Page, selector: string) => async () => (await page.locator(selector).count()) > 0;

it('a unit is taken up by its kind at the set-up, and put down by pointing at a place', { timeout: LONG }, async () => {
  const { page, context, faults } = await visit(house);
  await sitDownAt(page, at('set-up.place', 'p0', deluxe(5)));
  await picture(page, 'palette');
  const all = await page.locator('.soe-places button').count();
  await page.locator('.soe-palette button', { hasText: 'navy' }).click();
  await until(async () => (await page.locator('.soe-places button').count()) !== all);
  expect(await page.locator('[data-thing="place/central-europe"]').getAttribute('data-state')).toBeNull();
  expect(await page.locator('[data-thing="place/caribbean"]').getAttribute('data-state')).toBe('may');
  await page.locator('[data-thing="place/caribbean"]').dispatchEvent('click');
  await page.locator('.log-line', { hasText: /navy .*Caribbean/ }).waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

it('counters are drafted by keeping one of them', { timeout: LONG }, async () => {
  const { page, context, faults } = await visit(house);
  await sitDownAt(page, at('draft.pick', 'd0', deluxe(5, { draftStart: true })));
  expect(await prompt(page)).toMatch(/Which counter do you keep/);
  await picture(page, 'draft');
  expect(await barriers(page)).toEqual([]);
  await chooseAt(page, 0);
  expect(faults).toEqual([]);
  await context.close();
});

it('a raid shows its odds before it is sent, and its dice after', { timeout: LONG }, async () => {
  const { page, context, faults } = await visit(house);
  await sitDownAt(page, at('raid.target', 'r0', original(5)));
  await page.locator('.choices > li button').first().click();
  await page.locator('.soe-panel', { hasText: 'Odds against' }).waitFor();
  await picture(page, 'raid');
  await commit(page);
  await playUntil(page, isThere(page, '.soe-dice svg'));
  await picture(page, 'raid-dice');
  expect(faults).toEqual([]);
  await context.close();
});

it('whoever must lose a unit sees the battle it was lost in', { timeout: LONG }, async () => {
  const { page, context, faults } = await visit(house);
  await sitDownAt(page, at('losses.choose', 'l2', original(7)));
  expect(await prompt(page)).toBe('Which unit is lost?');
  expect(await page.locator('.decision .soe-battle .soe-dice svg').count()).toBe(4);
  await picture(page, 'losses');
  expect(await barriers(page)).toEqual([]);
  await chooseAt(page, 0);
  expect(faults).toEqual([]);
  await context.close();
});

it('an ally who is called decides with the odds before it', { timeout: LONG }, async () => {
  const { page, context, faults } = await visit(house);
  await sitDownAt(page, at('call-allies.call', 'h0', original(7)));
  expect(await page.locator('.soe-call .soe-call-bar .soe-odds').count()).toBeGreaterThan(0);
  await picture(page, 'call');
  const asked = async () => /calls? you to the fight/.test(await prompt(page));
  await playUntil(page, asked, 0);
  expect(await page.locator('.soe-panel .soe-odds').count()).toBeGreaterThan(0);
  await picture(page, 'helper');
  expect(faults).toEqual([]);
  await context.close();
});

it('a place rested on tells what lies there, and one that means several choices asks which', {
  timeout: LONG,
}, async () => {
  const { page, context, faults } = await visit(house);
  await sitDownAt(page, at('attack.declare', 'a0', original(7), 4, 2));
  const region = (await page.locator('[data-thing="place/german-states"]').boundingBox())!;
  await page.mouse.move(region.x + region.width * 0.4, region.y + region.height * 0.75);
  await page.locator('.soe-card').waitFor();
  expect(await page.locator('.soe-card h3').textContent()).toBe('German States');
  await picture(page, 'card');
  await page.mouse.move(20, 880);
  await page.locator('.soe-card').waitFor({ state: 'detached' });
  await page.locator('[data-thing="place/german-states"]').dispatchEvent('click');
  await page.locator('.side-card .choice').first().waitFor();
  expect(await page.locator('.side-card .choice').count()).toBeGreaterThan(1);
  await picture(page, 'chooser');
  await page.keyboard.press('Escape');
  await page.locator('.side-card').waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await context.close();
});

/** Sends a unit over the distant sea: whichever choice says how likely it is to arrive; else any unit, any place. */
async function sail(page: Page): Promise<void> {
  for (let n = 0; n < 6; n++) {
    const rows = await page.locator('.choices > li').allTextContents();
    const risky = rows.findIndex((row) => /arrives/.test(row));
    const afloat = rows.findIndex((row) => /navy from Africa/.test(row));
    await page
      .locator('.choices > li button')
      .nth(Math.max(0, risky >= 0 ? risky : afloat))
      .click();
    if (risky < 0) {
      await until(async () => (await page.locator('.choices > li').allTextContents()).join() !== rows.join());
      continue;
    }
    await page.locator('.commit').click();
    return;
  }
  throw new Error('no sea to cross');
}

it('the distant sea is braved with its odds known, and its die seen', { timeout: LONG }, async () => {
  const { page, context, faults } = await visit(house);
  await sitDownAt(page, at('move.unit', 'e6', deluxe(5), 3, 2));
  await sail(page);
  await page.locator('.soe-sea-check .soe-sea-die').waitFor();
  await picture(page, 'sea-check');
  expect(await page.locator('.soe-sea-check').textContent()).toMatch(/Africa – /);
  expect(await barriers(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

it.each([2, 3])('%i people play the deluxe game among powers nobody plays', { timeout: LONG }, async (players) => {
  const { page, context, faults } = await visit(house);
  await sitDownAt(page, at('turn.act', 't0', deluxe(players), 3, 2));
  expect(await page.locator('.soe-box .soe-facts').count()).toBe(players);
  expect(await page.locator('.soe-strip').textContent()).toContain('nobody plays it');
  // Unrest is hidden in this edition: one's own is known, the others' is not.
  expect(await page.locator('.soe-box .soe-fact', { hasText: '?' }).count()).toBe(players - 1);
  await picture(page, `deluxe-${players}`);
  expect(await barriers(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

/** Runs in the page, where nothing is too quick to be seen: notes that something travels, and hurries it if asked to. */
function watchTravel(hurry: boolean): void {
  const observer = new MutationObserver(() => {
    const skip = document.querySelector<HTMLElement>('.skip');
    if (document.querySelector('.soe-travel') === null || skip === null) return;
    observer.disconnect();
    document.body.dataset.travelled = '';
    if (hurry) skip.click();
  });
  observer.observe(document.body, { subtree: true, childList: true });
}

it.each(['by itself', 'when it is hurried'])(
  'a unit travels on the map, and its voyage ends %s',
  {
    timeout: LONG,
  },
  async (how) => {
    const speed = how === 'by itself' ? 'normal' : 'slow';
    const { page, context, faults } = await visit(house, { reducedMotion: 'no-preference', settings: { speed } });
    await sitDownAt(page, at('move.unit', 'e6', deluxe(5), 3, 2));
    await page.evaluate(watchTravel, how === 'when it is hurried');
    await sail(page);
    await until(isThere(page, '[data-travelled]'));
    await picture(page, 'travel');
    await page.locator('.soe-travel').waitFor({ state: 'detached' });
    await settled(page);
    expect(await page.locator('.skip').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  },
);

/** Runs in the page: notes that a unit has come, gone or moved on. */
function watchMotion(): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector('.soe-travel, .soe-rise, .soe-fall') === null) return;
    observer.disconnect();
    document.body.dataset.moved = '';
  });
  observer.observe(document.body, { subtree: true, childList: true });
}

it('a replay moves as the game did, and a bot says what it would do', { timeout: LONG }, async () => {
  const moving = { reducedMotion: 'no-preference' as const, settings: { speed: 'slow' } };
  const { page, context, faults } = await visit(house, moving);
  const text = await transcriptUntil(at('move.unit', 'e6', deluxe(5), 3, 2));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'moment.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.waitForURL(/replay/);
  await page.locator('.soe-map').waitFor();
  await page.evaluate(watchMotion);
  const seen = isThere(page, '[data-moved]');
  const later = page.locator('.past-controls').getByRole('button', { name: 'One move later' });
  for (let n = 0; n < 40 && !(await seen()); n++) {
    const before = await prompt(page);
    await later.click();
    await until(async () => (await prompt(page)) !== before);
  }
  await until(seen);
  await picture(page, 'replay');
  await page.locator('.soe-travel, .soe-rise, .soe-fall').first().waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Ask a bot' }).click();
  await until(async () => /it would choose: \S/.test((await page.locator('.ask-a-bot p').textContent()) ?? ''));
  await picture(page, 'ask-a-bot');
  expect(await barriers(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

it('on a phone the sheet follows the thumb, and rests at one of three heights', { timeout: LONG }, async () => {
  const { page, context, faults } = await visit(house, { viewport: phone });
  await sitDownAt(page, at('attack.declare', 'a0', original(7), 4, 2));
  const sheet = () => page.locator('.table-page').getAttribute('data-sheet');
  const drag = async (by: number) => {
    const box = (await page.locator('.sheet-handle').boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 + by, { steps: 5 });
    await page.mouse.up();
  };
  expect(await sheet()).toBe('half');
  await drag(-300);
  await until(async () => (await sheet()) === 'full');
  await drag(700);
  await until(async () => (await sheet()) === 'low');
  await page.locator('.sheet-handle').click();
  await until(async () => (await sheet()) === 'half');
  await page.locator('.choices > li button').first().click();
  await page.locator('.soe-brief .soe-odds').waitFor();
  expect(await page.locator('.soe-combat').first().isVisible()).toBe(false);
  await page.locator('.soe-brief .link').click();
  await page.locator('.soe-combat').first().waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

it('on a wide screen the log has a column of its own', { timeout: LONG }, async () => {
  const { page, context, faults } = await visit(house, { viewport: { width: 1920, height: 1080 } });
  await sitDownAt(page, at('turn.act', 't0', deluxe(2), 3, 2));
  expect(await page.locator('.log-column .log-line').count()).toBeGreaterThan(20);
  expect(await page.locator('.tab-nav [data-tab=log]').count()).toBe(0);
  expect(await page.locator('.tab-panel .soe-filters').count()).toBe(1);
  expect(await barriers(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});
