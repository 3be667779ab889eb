import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Lesson } from '@cabinet-wars/kernel';
import type { Page } from 'playwright-core';
import { barriers, until } from '../kit.ts';
import { openLesson, taught, untilTaught } from '../lesson-kit.ts';
import { Hand } from '../whole-game/hand.ts';

export interface Wish {
  readonly game: string;
  readonly lesson: Lesson;
  /** Where pictures go; null for none. */
  readonly folder: string | null;
  readonly isTouch: boolean;
  readonly byKeys: boolean;
}

export interface Learnt {
  readonly steps: number;
  /** Steps at which something else was tried, heard of and taken back. */
  readonly others: number;
  /** Steps that were done in the rail; the rest by the teacher's own button. */
  readonly byHand: number;
  readonly problems: readonly string[];
}

/** Takes a lesson from its first step to its last. */
export async function learn(page: Page, wish: Wish): Promise<Learnt> {
  const { game, lesson, byKeys, isTouch } = wish;
  const hand = new Hand(page, isTouch);
  hand.isOnKeys = byKeys;
  const problems: string[] = [];
  let [others, byHand] = [0, 0];
  await openLesson(page, game);
  for (let at = await stepNow(page); at !== null; at = await stepNow(page)) {
    const step = lesson.steps[at];
    const name = `${String(at + 1).padStart(2, '0')}-${step.id}`;
    const before = await taught(page);
    problems.push(...(await look(page, name, wish)));
    const isDone = step.does !== undefined;
    if (byKeys) problems.push(...(await standing(page, name)));
    else if (isDone && (await hearOther(page, wish, name))) others++;
    if ((await stepNow(page)) !== at) continue;
    if (!isDone) await hand.press(page.locator('.teacher-ways .button.primary'));
    else if (await doInRail(hand, before)) byHand++;
    else await byTeacher(hand);
    await untilTaught(page, before);
  }
  problems.push(...(await look(page, 'end', wish)));
  if (byKeys) problems.push(...(await standing(page, 'end')));
  await hand.press(page.locator('.teacher-ways .button.primary'));
  await page.waitForURL(/#\/table\//);
  return { steps: lesson.steps.length, others, byHand, problems };
}

/** Which step the teacher is at, from 0; null when the lesson is over. What is told meanwhile is waited for. */
async function stepNow(page: Page): Promise<number | null> {
  let step = '';
  await until(async () => {
    step = await page.evaluate(() => document.querySelector<HTMLElement>('.teacher')?.dataset.step ?? '');
    if (step === '') await page.keyboard.press('Escape');
    return step !== '';
  }, 60_000);
  return step === 'over' ? null : Number(step) - 1;
}

/** A picture, and what axe finds. */
async function look(page: Page, name: string, { folder }: Wish): Promise<readonly string[]> {
  if (folder !== null) {
    mkdirSync(folder, { recursive: true });
    await page.waitForTimeout(400);
    await page.screenshot({ path: join(folder, `${name}.png`), timeout: 120_000 });
  }
  return (await barriers(page)).map((each) => `${name}: ${each}`);
}

/** Whoever goes by keys stands at the teacher, at the question or on the board. */
const standing = (page: Page, name: string): Promise<readonly string[]> =>
  page.evaluate((step) => {
    const { activeElement } = document;
    return activeElement?.closest('.teacher, .decision, .board') == null
      ? [`${step}: the keyboard stands nowhere`]
      : [];
  }, name);

/** Chooses something that is not meant, hears the teacher, tries it all the same, and takes it back; whether there was anything. */
async function hearOther(page: Page, { folder }: Wish, name: string): Promise<boolean> {
  const before = await taught(page);
  await page.evaluate(() => {
    const others = document.querySelectorAll<HTMLElement>('.decision .choice.unmeant:enabled');
    const any = document.querySelectorAll<HTMLElement>('.decision .choices > li:last-child button:enabled');
    (others[0] ?? any[any.length - 1])?.click();
  });
  await commit(page);
  await until(async () => (await taught(page)) !== before, 8000).catch(() => undefined);
  if ((await page.locator('.teacher-try').count()) === 0) return false;
  if (folder !== null) await page.screenshot({ path: join(folder, `${name}-other.png`), timeout: 120_000 });
  const answer = await taught(page);
  await page.locator('.teacher-try').click();
  // What came of it may be told as a ceremony first.
  await untilTaught(page, answer);
  await page.locator('.teacher-take-back').click();
  await until(async () => (await taught(page)) === before, 20_000);
  return true;
}

/** What dice follow waits for a second press. */
async function commit(page: Page): Promise<void> {
  await page.waitForTimeout(120);
  await page.evaluate(() => document.querySelector<HTMLElement>('.commit')?.click());
}

/** Where the rail has exactly one row that is meant, that row, as often as the step asks for one. */
async function doInRail(hand: Hand, before: string): Promise<boolean> {
  const { page } = hand;
  let presses = 0;
  for (; presses < 8 && (await taught(page)) === before; presses++) {
    const rows = page.locator('.decision .choices > li:has(.choice:not(.unmeant):enabled)');
    const isCovered = hand.isTouch && (await page.locator('.teacher-do').isVisible());
    const isOne = (await rows.count()) === 1 && (await page.locator('.decision .choice.unmeant').count()) > 0;
    if (isCovered || !isOne) return false;
    if (hand.isOnKeys) await hand.chooseByKey(rows.first());
    else await hand.press(rows.first().locator('button:enabled').last());
    await commit(page);
    await page.waitForTimeout(200);
  }
  return presses > 0;
}

/** The teacher's own button: in sight on a phone, and for whoever comes to it with the keyboard. */
async function byTeacher(hand: Hand): Promise<void> {
  const button = hand.page.locator('.teacher-do');
  // In a lesson the key for advice goes to the teacher.
  if (hand.isOnKeys) await hand.key('b');
  if (hand.isTouch || hand.isOnKeys) await hand.press(button);
  else {
    await button.focus();
    await hand.key('Enter');
  }
}
