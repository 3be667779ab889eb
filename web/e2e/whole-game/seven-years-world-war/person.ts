import type { Locator } from 'playwright-core';
import type { Hand } from '../hand.ts';
import { commitUntil, goOn, type Person, plainPerson } from '../person.ts';
import { screenOf, TOLD, versionOf } from '../screen.ts';

/** Whoever plays Seven Years World War at its map, its shop and its sheets. Plain, not clever: every kind of thing is done now and then. */
export const yearPerson: Person = {
  screenOf,
  isTold: (screen) => screen === TOLD,
  async answer(hand, screen, n) {
    if (screen === TOLD) return goOn(hand);
    const gesture = GESTURES[screen];
    const before = await versionOf(hand.page);
    if (gesture === undefined || !(await gesture(hand, n))) return plainPerson.answer(hand, screen, n);
    await commitUntil(hand, before, n);
  },
};

/** What is done at a question that has a panel of its own; false where nothing of it can be done. */
type Gesture = (hand: Hand, n: number) => Promise<boolean>;

const GESTURES: Readonly<Record<string, Gesture>> = {
  'deploy.place': (hand) => one(hand, '.syww-deploy .button.primary'),
  'movement-phase.act': march,
  'move.march': (hand) => one(hand, '.syww-march [data-end], .syww-march .choices > li:last-child button'),
  'diplomacy.hub': court,
  'combat-phase.act': attack,
  'attack.lead': (hand) => one(hand, '[data-attack-now]'),
  'attack.array': (hand) => one(hand, '[data-attack-now]'),
  'attack.shield': (hand) => one(hand, '[data-stand-now]'),
  'recruiting.hub': recruit,
  'training.hub': train,
  'provisioning.where': (hand) => one(hand, '[data-winter-now]'),
};

async function one(hand: Hand, selector: string): Promise<boolean> {
  const button = hand.page.locator(selector).first();
  if ((await button.count()) === 0) return false;
  await nearTo(hand, button);
  await hand.press(button);
  return true;
}

/** What lies on a plate over the map is far from the rail by tabbing: a full stop goes there, and back. */
async function nearTo(hand: Hand, what: Locator): Promise<void> {
  if (!hand.isOnKeys) return;
  const isThere = await what.evaluate((element) => element.closest('.syww-table') !== null);
  const isHere = await hand.page.evaluate(() => document.activeElement?.closest('.syww-table') != null);
  if (isThere !== isHere) await hand.key('.');
}

/** Three forces of four go somewhere, now near and now far; then it is enough. */
async function march(hand: Hand, n: number): Promise<boolean> {
  const { page } = hand;
  const forces = page.locator('.syww-forces [data-force]');
  const count = await forces.count();
  if (count === 0 || n % 4 === 3) return one(hand, '[data-end=movement]');
  await hand.press(forces.nth(n % count));
  await page.locator('.syww-kinds').waitFor({ timeout: 5000 });
  const list = page.locator('.syww-in-reach summary');
  const stops = page.locator('.syww-in-reach [data-stop]');
  const far = await stops.count();
  if (far === 0) {
    await hand.press(page.locator('[data-put-down]'));
    return one(hand, '[data-end=movement]');
  }
  const goal = await stops.nth((n * 5) % far).getAttribute('data-stop');
  if (!hand.isOnKeys && (await pointAt(hand, `square/${goal}`))) {
    // Where nobody can hover the way is shown first; a neutral is invaded only with a second look.
    await page.waitForTimeout(150);
    const go = page.locator('[data-go]');
    if (await go.isVisible()) await hand.press(go);
    return true;
  }
  await hand.press(list);
  await hand.press(stops.nth((n * 5) % far));
  return one(hand, '[data-go]');
}

/** A square on the map, if it is in sight and nothing lies over it. */
async function pointAt(hand: Hand, thing: string): Promise<boolean> {
  const box = await hand.page.locator(`[data-thing="${thing}"]`).first().boundingBox();
  if (box === null) return false;
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const isThere = await hand.page.evaluate(
    ({ x, y, thing }) => document.elementFromPoint(x, y)?.closest('[data-thing]')?.getAttribute('data-thing') === thing,
    { ...at, thing },
  );
  if (!isThere) return false;
  if (hand.isTouch) await hand.page.touchscreen.tap(at.x, at.y);
  else await hand.page.mouse.click(at.x, at.y);
  hand.presses++;
  return true;
}

/** Two attacks of three that are worth it, on their sheet. */
async function attack(hand: Hand, n: number): Promise<boolean> {
  const rows = hand.page.locator('[data-target]');
  if ((await rows.count()) === 0 || n % 3 === 2) return one(hand, '[data-end=combat]');
  await hand.press(rows.first());
  return one(hand, '[data-attack-now]');
}

async function court(hand: Hand, n: number): Promise<boolean> {
  const cells = hand.page.locator('[data-court]');
  const count = await cells.count();
  if (count === 0 || n % 3 === 2) return one(hand, '[data-end=diplomacy]');
  const cell = cells.nth((n * 3) % count);
  await nearTo(hand, cell);
  await hand.press(cell);
  return one(hand, '[data-court-now]');
}

async function recruit(hand: Hand, n: number): Promise<boolean> {
  const more = hand.page.locator('.syww-wares .syww-stepper button:last-child:enabled');
  if ((await more.count()) > 0) await nearTo(hand, more.first());
  for (let i = 0; i < 3 && (await more.count()) > 0; i++) await hand.press(more.nth((n + i) % (await more.count())));
  return one(hand, '.syww-shop .choices .button.primary');
}

async function train(hand: Hand): Promise<boolean> {
  const more = hand.page.locator('.syww-wares .syww-stepper button:last-child:enabled');
  if ((await more.count()) > 0) await nearTo(hand, more.first());
  for (let i = 0; i < 2 && (await more.count()) > 0; i++) await hand.press(more.first());
  return one(hand, '[data-train]');
}
