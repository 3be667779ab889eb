import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { Hand } from '../whole-game/hand.ts';

export interface Followed {
  /** Everything the teacher said, in the order it was read. */
  readonly texts: readonly string[];
  readonly presses: number;
  readonly seconds: number;
  /** Steps at which neither light nor words led on, so that the teacher had to show it. */
  readonly stuck: readonly string[];
  /** Dialogs that came up on the way, and were closed. */
  readonly detours: readonly string[];
}

/** How long nothing may lead on before one asks to be shown. */
const PATIENCE = 6000;
const LONGEST = 600_000;
/** How long one looks before one presses: what has just moved is seen where it comes to rest. */
const GLANCE = 400;

/**
 * Somebody who knows nothing: from the first page into a lesson and on into the game, at the speed the page has by itself. Presses what is
 * lit, and of several lit things the one the teacher names. What the script of the lesson means is not known here.
 */
export async function follow(
  page: Page,
  { game, isTouch, folder }: { readonly game: string; readonly isTouch: boolean; readonly folder: string | null },
): Promise<Followed> {
  const began = Date.now();
  const hand = new Hand(page, isTouch);
  const texts: string[] = [];
  const stuck: string[] = [];
  const detours: string[] = [];
  let pressed: string[] = [];
  let since = Date.now();
  if (folder !== null) mkdirSync(folder, { recursive: true });
  await hand.press(page.locator(`.game-ways a[href="#/lesson/${game}"]`).first());
  while (!page.url().includes('#/table/')) {
    if (Date.now() - began > LONGEST) throw new Error(`the lesson never ended: ${texts.at(-1)}`);
    const onward = page.locator('.ceremony-next');
    if (await onward.isVisible()) await hand.press(onward).catch(() => false);
    const strayed = await closeDialog(hand);
    if (strayed !== null) detours.push(strayed);
    const said = await page.evaluate(saidNow);
    if (said === '') {
      await page.waitForTimeout(200);
      continue;
    }
    if (said !== texts.at(-1)) {
      // What was answered is not tried again in the same step.
      if (stepIn(said) !== stepIn(texts.at(-1) ?? '')) pressed = [];
      texts.push(said);
      since = Date.now();
      if (folder !== null) {
        await page.waitForTimeout(500);
        const name = `${String(texts.length).padStart(2, '0')}.png`;
        await page.screenshot({ path: join(folder, name), timeout: 120_000 });
      }
    }
    // On a phone the question lies under the teacher's sheet: somebody who wants to do it alone puts that away.
    const alone = page.locator('.teacher:not([data-folded]) .teacher-fold');
    if (await alone.isVisible()) {
      await hand.press(alone).catch(() => false);
      await page.waitForTimeout(GLANCE);
    }
    const label = await pressWhatIsMeant(hand, pressed);
    if (label !== null) {
      pressed.push(label);
      since = Date.now();
      // The way on from the last step opens a table, which takes its time.
      if (stepIn(said) === 'over') await page.waitForURL(/#\/table\//, { timeout: 60_000 });
    } else if (Date.now() - since > PATIENCE) {
      stuck.push(
        `${said.slice(0, 90)} (after ${pressed.join(' · ') || 'nothing'}; ${hand.refused ?? 'nothing in sight'})`,
      );
      if (folder !== null) await page.screenshot({ path: join(folder, `stuck-${stuck.length}.png`), timeout: 120_000 });
      await page.evaluate(() => document.querySelector<HTMLElement>('.teacher-do')?.click());
      since = Date.now();
    }
    await page.waitForTimeout(350);
  }
  return { texts, presses: hand.presses, seconds: Math.round((Date.now() - began) / 1000), stuck, detours };
}

const stepIn = (said: string): string => said.split('.')[0];

/** In the page: which step it is, and what is said of it. */
const saidNow = (): string => {
  const teacher = document.querySelector<HTMLElement>('.teacher');
  const part = (of: string) => teacher?.querySelector(of)?.textContent ?? '';
  return teacher === null ? '' : `${teacher.dataset.step}. ${part('h2')}: ${part('.teacher-text')}`;
};

/** Presses one thing; says what it was called, or null where nothing led on. */
export async function pressWhatIsMeant(hand: Hand, pressed: readonly string[]): Promise<string | null> {
  const chosen = await hand.page.evaluate(mostMeant, { pressed, isLitOnly: false });
  return chosen === null ? pressInTheLight(hand, pressed) : pressMarked(hand, chosen);
}

/** The same by lamps and light alone: neither the teacher's own button nor what the words would lead to. */
export async function pressWhatIsLit(hand: Hand, pressed: readonly string[]): Promise<string | null> {
  const chosen = await hand.page.evaluate(mostMeant, { pressed, isLitOnly: true });
  return chosen === null ? pressInTheLight(hand, pressed) : pressMarked(hand, chosen);
}

async function pressMarked(hand: Hand, chosen: string): Promise<string | null> {
  const target = hand.page.locator('[data-newcomer]');
  const isPressed = await hand.press(target).catch(() => false);
  return isPressed ? chosen : null;
}

/** A dialog lies over everything: it is read and closed. Says what it was about. */
async function closeDialog(hand: Hand): Promise<string | null> {
  const dialog = hand.page.locator('dialog[open]');
  if (!(await dialog.isVisible())) return null;
  const about = (await dialog.getAttribute('aria-label')) ?? '?';
  await hand.press(dialog.locator('.dialog-head .icon-button')).catch(() => false);
  return about;
}

const lightNow = (hand: Hand) =>
  hand.page
    .locator('.lesson-light')
    .boundingBox({ timeout: 200 })
    .catch(() => null);

/** The light on a single thing of the map, once the map has come to rest. */
async function pressInTheLight(hand: Hand, pressed: readonly string[]): Promise<string | null> {
  const before = await lightNow(hand);
  await hand.page.waitForTimeout(GLANCE);
  const box = await lightNow(hand);
  if (box === null || box.width > 160 || before?.x !== box.x || before.y !== box.y) return null;
  const thing = `the thing in the light at ${Math.round(box.x)}, ${Math.round(box.y)}`;
  if (pressed.includes(thing)) return null;
  await hand.pressSpace(hand.page.locator('.lesson-light'));
  return thing;
}

/**
 * In the page: marks what a newcomer would press, by what can be seen. The way on first; then what is lit, and of that what is named in
 * the teacher's words and has not been pressed yet.
 */
function mostMeant({
  pressed,
  isLitOnly,
}: {
  readonly pressed: readonly string[];
  readonly isLitOnly: boolean;
}): string | null {
  for (const old of document.querySelectorAll('[data-newcomer]')) old.removeAttribute('data-newcomer');
  const isInSight = (element: HTMLElement): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const top0 = document.elementFromPoint(left + width / 2, top + height / 2);
    return width > 8 && height > 8 && top0 !== null && (element.contains(top0) || top0.contains(element));
  };
  const all = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (each) => !each.matches(':disabled, [aria-disabled=true], .unmeant, [data-meant=no]') && isInSight(each),
    );
  const nameOf = (element: HTMLElement): string =>
    (element.ariaLabel ?? element.textContent ?? '').replace(/\d+/g, '').trim();
  const take = (element: HTMLElement): string => {
    element.setAttribute('data-newcomer', '');
    return nameOf(element);
  };
  const [commit] = all('.commit');
  if (commit !== undefined) return take(commit);
  // What is still lit after a press, and alone, is meant once more.
  const lamps = all('[data-meant=yes]');
  const times = (each: HTMLElement) => pressed.filter((name) => name === nameOf(each)).length;
  const lamp = lamps.find((each) => times(each) === 0) ?? lamps.find((each) => lamps.length === 1 && times(each) < 3);
  if (lamp !== undefined) return take(lamp);
  if (isLitOnly) return null;
  // What is lit and cannot be pressed yet is waited for.
  if (document.querySelector('[data-meant=yes]:disabled') !== null) return null;
  const [onward] = all('.teacher-ways .button.primary');
  if (onward !== undefined) return take(onward);
  const said =
    (document.querySelector('.teacher-text strong') ?? document.querySelector('.teacher-text'))?.textContent ?? '';
  const words = new Set(said.toLowerCase().match(/[\p{L}\p{N}]{3,}|\d/gu) ?? []);
  const score = (element: HTMLElement): number => {
    const own = nameOf(element);
    const heard = new Set(own.toLowerCase().match(/[\p{L}\p{N}]{3,}|\d/gu) ?? []);
    const shared = [...heard].filter((word) => words.has(word)).length;
    return shared / Math.sqrt(heard.size + 1) - 2 * pressed.filter((each) => each === own).length;
  };
  const lit = all(
    '.decision button, .decision [role=radio], .board .plate button, .board [role=dialog] button, .board [role=grid] button, .is-tiles-grid button',
  )
    .filter((each) => each.closest('.teacher, .undo, .hint-row, .note-card') === null)
    .sort((a, b) => score(b) - score(a));
  const best = lit[0];
  if (best === undefined) return null;
  const rows = all('.decision .choices .choice');
  if (score(best) > 0) return take(best);
  return rows.length === 1 && !pressed.includes((rows[0].textContent ?? '').trim()) ? take(rows[0]) : null;
}
