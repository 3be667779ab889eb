import type { Page } from 'playwright-core';
import type { Hand } from './hand.ts';
import { type Screen, screenOf, TOLD, versionOf } from './screen.ts';

/** Somebody who plays: what they see on the screen, and what they do about it. */
export interface Person {
  screenOf(page: Page): Promise<Screen | null>;
  isTold(screen: Screen): boolean;
  answer(hand: Hand, screen: Screen, n: number): Promise<void>;
}

/** As long as somebody looks at what is told before going on. */
const READ = 400;
const TIMEOUT = 60_000;

/** Whoever answers in the rail, now one choice and now another, so that in a whole game every kind of thing is done. */
export const plainPerson: Person = {
  screenOf,
  isTold: (screen) => screen === TOLD,
  async answer(hand, screen, n) {
    if (screen === TOLD) return goOn(hand);
    const before = await versionOf(hand.page);
    await choose(hand, n);
    await commitUntil(hand, before, n);
  },
};

export async function goOn(hand: Hand): Promise<void> {
  await hand.page.waitForTimeout(READ);
  if (hand.isOnKeys) await hand.key('Space');
  else await hand.press(hand.page.locator('.ceremony-next'));
}

/** One of the choices that are offered. */
async function choose(hand: Hand, n: number): Promise<void> {
  const rows = hand.page.locator('.decision .choices > li:has(button:enabled)');
  const count = await rows.count();
  if (count === 0) return;
  const row = rows.nth((n * 7) % count);
  if (hand.isOnKeys) await hand.chooseByKey(row);
  else await hand.press(row.locator('button:enabled').last());
}

/**
 * What is for good is committed. A choice may only open what goes with it (a tile's text, a number to set): then another
 * of what is offered by now is taken.
 */
export async function commitUntil(hand: Hand, before: string, n: number): Promise<void> {
  const { page } = hand;
  const deadline = Date.now() + TIMEOUT;
  for (let look = 1; (await versionOf(page)) === before && (await screenOf(page)) !== TOLD; look++) {
    if (Date.now() > deadline) throw new Error(`nothing came of it: ${await screenOf(page)}`);
    const commit = page.locator('.commit');
    if (await commit.isVisible()) await hand.press(commit);
    else if (look % 40 === 0) await choose(hand, n + look / 40);
    await page.waitForTimeout(50);
  }
}
