import type { Locator, Page } from 'playwright-core';
import type { Hand } from '../hand.ts';
import type { Person } from '../person.ts';
import { type Screen, versionOf } from '../screen.ts';
import { isTold, screenOf } from './screen.ts';

/** As long as somebody looks at a step before going on. */
const READ = 2600;
const LIT = ':is(.is-world, .is-map) .is-hit[aria-pressed]';

/** Whoever plays Imperial Struggle at its maps and plates. Plain, not clever: every kind of thing is done now and then. */
export const roundPerson: Person = { screenOf, isTold, answer };

async function answer(hand: Hand, screen: Screen, n: number): Promise<void> {
  const { page } = hand;
  const before = await versionOf(page);
  if (isTold(screen)) {
    // Read first; most steps go on by themselves meanwhile.
    await page.waitForTimeout(READ);
    await hand.press(page.locator('.ceremony-next'));
    return;
  }
  if (screen === 'tiles' || screen === 'digest') await takeTile(hand, n);
  else if (screen === 'round') await playRound(hand, n);
  else await chooseOne(hand, screen, n);
  await commitUntil(hand, before, screen === 'round');
}

async function takeTile(hand: Hand, n: number): Promise<void> {
  // On a phone the other side's round lies over the tiles until it has been read.
  const card = hand.page.locator('.is-digest-card > .button');
  if (await card.isVisible()) await hand.press(card);
  const tiles = hand.page.locator('.is-tile-row > button:not([aria-disabled]):visible');
  await hand.press(tiles.nth(n % (await tiles.count())));
}

/** One press of a round: an Event or what is at hand first, then what is lit, then the end of it. */
async function playRound(hand: Hand, n: number): Promise<void> {
  const { page } = hand;
  const bought = await page.locator('.is-purse-coin[data-spent]').count();
  const cards = page.locator('.is-round .is-play');
  const atHand = page.locator('.is-round .is-section:last-of-type .is-button');
  const loose = page.locator('.is-round .is-section:nth-of-type(2) .is-button');
  if (bought === 0 && (await cards.count()) > 0 && n % 3 === 0) await hand.press(cards.first());
  else if (bought === 0 && (await loose.count()) > 0 && n % 3 === 1) await buyLoose(hand, n);
  else if (bought === 0 && (await atHand.count()) > 0 && n % 4 === 2) await hand.press(atHand.first());
  else if (bought < 3 && (await inReach(page)).length > 0) await buySpace(hand, n);
  else await hand.press(page.locator('.is-foot :is(.is-main, .is-pass)'));
}

/** What has no place on the map: an upgrade of a War tile where there is one (it has no price), else what is sold. */
async function buyLoose(hand: Hand, n: number): Promise<void> {
  const loose = hand.page.locator('.is-round .is-section:nth-of-type(2) .is-button');
  const upgrade = loose.filter({ hasNot: hand.page.locator('b') });
  if ((await upgrade.count()) > 0) {
    await hand.press(upgrade.first());
    return;
  }
  await hand.press(loose.nth(n % (await loose.count())));
  await hand.notice('purchase-without-place');
  await hand.press(hand.page.locator('.is-foot .is-main'));
}

/** Which of the spaces that are lit can be pressed where one looks: a phone shows a part of one sheet. */
const inReach = (page: Page): Promise<number[]> =>
  page.evaluate((lit) => {
    return [...document.querySelectorAll(lit)].flatMap((space, i) => {
      const { x, y, width, height } = space.getBoundingClientRect();
      const under = document.elementFromPoint(x + width / 2, y + height / 2);
      return under?.closest('[data-space]') === space.closest('[data-space]') && under !== null ? [i] : [];
    });
  }, LIT);

async function buySpace(hand: Hand, n: number): Promise<void> {
  const { page } = hand;
  const card = page.locator('.is-rows');
  // Whoever presses beside a space, because the sheet still moved, presses again.
  for (let tries = 0; tries < 4 && (await card.count()) === 0; tries++) {
    const near = await inReach(page);
    if (near.length === 0) return;
    const space = page.locator(LIT).nth(near[(n + tries) % near.length]);
    await untilStill(space);
    await hand.pressSpace(space);
    await card.waitFor({ timeout: 3000 }).catch(() => undefined);
  }
  await hand.notice('space-card');
  const main = page.locator('.is-foot .is-main');
  if ((await card.count()) > 0 && (await main.count()) > 0) await hand.press(main);
}

/** Waits until something on the map stays where it is. */
async function untilStill(what: Locator): Promise<void> {
  const at = async () => JSON.stringify(await what.boundingBox({ timeout: 500 }).catch(() => null));
  for (let tries = 0; tries < 20; tries++) {
    const before = await at();
    await what.page().waitForTimeout(120);
    if ((await at()) === before) return;
  }
}

/** A card, a theatre, a space to take: one of the choices as they are offered. */
async function chooseOne(hand: Hand, screen: Screen, n: number): Promise<void> {
  const rows = hand.page.locator('.decision .choices > li button:last-of-type');
  const onPlate = hand.page.locator('.is-tile-plate .choices .button');
  const buttons = (await rows.count()) > 0 ? rows : onPlate;
  const count = await buttons.count();
  if (count === 0) throw new Error(`nothing to choose: ${screen}`);
  await hand.press(buttons.nth(n % count));
}

/** What is for good is committed; what would lose points is pressed again. */
async function commitUntil(hand: Hand, before: string, mayLose: boolean): Promise<void> {
  const { page } = hand;
  const deadline = Date.now() + 60_000;
  let presses = 0;
  while ((await versionOf(page)) === before && !isElsewhere(await screenOf(page))) {
    if (Date.now() > deadline) throw new Error(`nothing came of it: ${await screenOf(page)}`);
    const commit = page.locator('.commit');
    const warned = page.locator('.is-foot .is-main.must');
    if (await commit.isVisible()) {
      await hand.notice(`${await screenOf(page)}-picked`);
      await hand.press(commit);
    } else if (mayLose && presses < 4 && (await warned.isVisible())) {
      presses++;
      await hand.press(warned);
    }
    await page.waitForTimeout(60);
  }
}

/** The game has gone on to something that is told, or is over. */
const isElsewhere = (screen: Screen | null): boolean => screen === 'over' || (screen !== null && isTold(screen));
