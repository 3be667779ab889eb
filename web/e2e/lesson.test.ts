import { afterAll, beforeAll, expect, it } from 'vitest';
import { announced, nameless } from './by-ear.ts';
import { barriers, goTo, type House, openHouse, phone, settled, until, visit } from './kit.ts';
import { chooseInstead, doAsTaught, openLesson, taught } from './lesson-kit.ts';
import { pressWhatIsLit } from './lessons/newcomer.ts';
import { Hand } from './whole-game/hand.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const LONG = 240_000;

it('leads a newcomer from the first page through a first war and on into a game', { timeout: LONG }, async () => {
  const { page, context, faults } = await visit(house, { settings: { hints: true } });
  expect(await nameless(page)).toEqual([]);
  await page.getByRole('link', { name: 'Learn in 12 minutes' }).first().click();
  await page.locator('.teacher').waitFor();
  expect(await taught(page)).toContain('Step 1 of 18');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.locator('.teacher', { hasText: 'Take a token' }).waitFor();
  // The new step is said, wherever one stands, and all that is on the page has a name.
  expect(await announced(page)).toContain('Step 3 of 18. Take a token. Your army stands in India');
  expect(await nameless(page)).toEqual([]);
  // What is meant now is not dimmed; what comes later says so.
  await page.locator('.choice:not(.unmeant)', { hasText: 'Attack' }).waitFor();
  expect(await page.locator('.choice.unmeant', { hasText: 'comes in step' }).count()).toBeGreaterThan(1);
  // Something else is heard first, may be tried all the same, and is taken back.
  await page.keyboard.press('1');
  await page.locator('.teacher-try').waitFor();
  expect(await announced(page)).not.toContain('Step 3 of 18');
  await page.getByRole('button', { name: 'Try it all the same' }).click();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.locator('.teacher', { hasText: 'Attack France in India' }).waitFor();
  for (let step = 3; step <= 18; step++) await doAsTaught(page);
  expect(await taught(page)).toContain('Now you');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL(/#\/table\//);
  expect(await settled(page)).toBe('asked');
  await page.locator('.hint-row').waitFor();
  expect(await nameless(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

it.each([
  ['imperial-struggle', 3, '.is-tiles-grid button'],
  ['seven-years-world-war', 2, '.choices > li:last-child button'],
])('teaches %s on a phone, in Italian', { timeout: LONG }, async (game, step, other) => {
  const { page, context, faults } = await visit(house, { viewport: phone, settings: { language: 'it' } });
  await goTo(page, `#/how-to-play/${game}`);
  await page.locator('.how-chapter').first().waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(await nameless(page)).toEqual([]);
  await openLesson(page, game, step);
  const before = await taught(page);
  await chooseInstead(page, other);
  await page.getByRole('button', { name: 'Prova lo stesso' }).click();
  await page.locator('.teacher').getByRole('button', { name: 'Annulla' }).click();
  await until(async () => (await taught(page)) === before);
  await openLesson(page, game);
  expect(await barriers(page)).toEqual([]);
  expect(await nameless(page)).toEqual([]);
  expect(await announced(page)).toContain('Passo 1 di ');
  const texts = new Set<string>();
  await until(async () => {
    texts.add(await taught(page));
    if ((await page.locator('.teacher', { hasText: 'Ora tocca a te' }).count()) > 0) return true;
    await doAsTaught(page);
    return false;
  }, LONG);
  expect(texts.size).toBeGreaterThan(10);
  expect(faults).toEqual([]);
  await context.close();
});

it('shows on a phone what the places are worth that the lesson speaks of', { timeout: LONG }, async () => {
  const { page, context } = await visit(house, { viewport: phone, hasTouch: true });
  await openLesson(page, 'struggle-of-empires', 2);
  // The prizes stand above the shields of the place's local allies.
  const isSeen = () =>
    page.evaluate(() => {
      const shield = document.querySelector('[data-thing="alliance/india/portugal"]');
      const { x = 0, y = 0, width = 0, height = 0 } = shield?.getBoundingClientRect() ?? {};
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return width > 12 && top !== null && shield?.closest('svg')?.contains(top) === true;
    });
  await until(isSeen);
  await context.close();
});

/** How often one looks for what is lit; no step asks for nearly as many presses. */
const LOOKS = 40;

it.each([
  ['struggle-of-empires', 17, 1440],
  ['seven-years-world-war', 8, 1440],
  ['seven-years-world-war', 4, 390],
  ['imperial-struggle', 10, 390],
])(
  'step of %s with several presses, %i at %i, is done by what is lit alone',
  { timeout: LONG },
  async (game, step, width) => {
    const isTouch = width < 1000;
    const { page, context, faults } = await visit(house, isTouch ? { viewport: phone, hasTouch: true } : {});
    await openLesson(page, game, step);
    const hand = new Hand(page, isTouch);
    if (isTouch) await hand.press(page.locator('.teacher-fold'));
    const pressed: string[] = [];
    const isThere = () =>
      page.evaluate((at) => document.querySelector('.teacher')?.getAttribute('data-step') === at, `${step}`);
    for (let n = 0; n < LOOKS && (await isThere()); n++) {
      const label = await pressWhatIsLit(hand, pressed);
      if (label !== null) pressed.push(label);
      await page.waitForTimeout(300);
    }
    await until(async () => (await taught(page)).includes(`Step ${step + 1} of `));
    expect(pressed.length).toBeGreaterThan(1);
    expect(faults).toEqual([]);
    await context.close();
  },
);
