import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { barriers } from '../kit.ts';
import { pictureAll } from './everywhere.ts';
import { Hand } from './hand.ts';
import type { Person } from './person.ts';
import { OVER, partOf, type Screen } from './screen.ts';

export interface Wish {
  readonly person: Person;
  /** Where pictures go; null for none. */
  readonly folder: string | null;
  /** Pictures of every screen in both languages, light and dark, at four sizes, rather than as it is played. */
  readonly isEverywhere: boolean;
  readonly isTouch: boolean;
  /** Whether it is played by keys alone: all of it, or the part of the game with that place. */
  readonly keys: boolean | number;
  /** After so many questions it is enough. */
  readonly questions: number;
  tell(line: string): void;
}

/** As long as it is worth waiting for what moves. */
const REST = 1500;

export interface PartPlayed {
  readonly part: string;
  readonly questions: number;
  readonly presses: number;
  readonly byKeys: boolean;
}

export interface Played {
  readonly parts: readonly PartPlayed[];
  readonly screens: readonly Screen[];
  readonly barriers: readonly string[];
  /** Questions at which the keyboard stood nowhere. */
  readonly lost: readonly string[];
  readonly isOver: boolean;
}

/** Plays on until the game is over, or it is enough. */
export async function playGame(page: Page, wish: Wish): Promise<Played> {
  const { person } = wish;
  const seen = new Set<Screen>();
  const found: string[] = [];
  const notice = async (screen: Screen) => {
    if (seen.has(screen)) return;
    const barriersThere = await look(page, screen, wish);
    if (barriersThere === null) return;
    seen.add(screen);
    found.push(...barriersThere);
  };
  const hand = new Hand(page, wish.isTouch, notice);
  const parts = new Map<string, { questions: number; presses: number; byKeys: boolean }>();
  let asked = 0;
  let isOver = false;
  for (let n = 0; asked < wish.questions; n++) {
    const screen = await nextScreen(page, person);
    const part = await partOf(page).catch(() => '');
    // How the game went is reckoned after its end.
    if (screen === OVER)
      await page
        .locator('.score-graph, .judgement')
        .first()
        .waitFor({ timeout: 60_000 })
        .catch(() => undefined);
    await notice(screen);
    isOver = screen === OVER;
    if (isOver) break;
    const count = parts.get(part) ?? { questions: 0, presses: 0, byKeys: false };
    if (!parts.has(part)) wish.tell(`${part} …`);
    parts.set(part, count);
    hand.isOnKeys = wish.keys === true || wish.keys === parts.size;
    const before = hand.presses;
    await person.answer(hand, screen, n);
    if (!person.isTold(screen)) asked++;
    count.questions += person.isTold(screen) ? 0 : 1;
    count.presses += hand.presses - before;
    count.byKeys = hand.isOnKeys;
  }
  return {
    parts: [...parts].map(([part, count]) => ({ part, ...count })),
    screens: [...seen],
    barriers: found,
    lost: hand.lost,
    isOver,
  };
}

/**
 * A picture of something new, and whether axe finds anything that would keep somebody out. What is told goes on by itself:
 * null where the picture came too late, to be taken at the next such step.
 */
async function look(page: Page, screen: Screen, { person, folder, isEverywhere }: Wish): Promise<string[] | null> {
  if (isEverywhere && folder !== null) return [...(await pictureAll(page, screen, folder)).barriers];
  const isTold = person.isTold(screen);
  if (folder !== null) {
    mkdirSync(folder, { recursive: true });
    if (!isTold) await atRest(page);
    const picture = await page.screenshot({ timeout: 120_000 });
    if (isTold && (await person.screenOf(page)) !== screen) return null;
    writeFileSync(join(folder, `${screen}.png`), picture);
  }
  return (await barriers(page)).map((barrier) => `${screen}: ${barrier}`);
}

/** Waits until what moves and comes to an end has come to it: on a busy machine that takes longer than it is meant to. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(async (most) => {
    const ending = document.getAnimations().filter((each) => each.effect?.getComputedTiming().iterations !== Infinity);
    const all = Promise.allSettled(ending.map(({ finished }) => finished));
    await Promise.race([all, new Promise((done) => setTimeout(done, most))]);
  }, REST);

/** Waits for bots and for what is told; says what there is then. */
async function nextScreen(page: Page, person: Person): Promise<Screen> {
  const deadline = Date.now() + 180_000;
  for (;;) {
    const screen = await person.screenOf(page);
    if (screen !== null) return screen;
    if (Date.now() > deadline) throw new Error('nothing is asked any more');
    await page.waitForTimeout(80);
  }
}
