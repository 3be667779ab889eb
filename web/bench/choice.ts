import type { Locator, Page } from 'playwright-core';
import { handOver, raiseCurtain, settled } from '../e2e/kit.ts';

const GIVEN_UP = 5000;

export interface Delay {
  readonly median: number;
  readonly longest: number;
}

/**
 * From a press on the screen to the frames that answer it, in milliseconds. `pressed`: the button shows that it has been
 * pressed. `question`: what comes of the choice can be read (the next question, or the odds of what was picked).
 * `board`: the map and the seats show it too; the log and its fellows come after.
 */
export interface Delays {
  readonly pressed: Delay;
  readonly question: Delay;
  readonly board: Delay;
  readonly choices: number;
}

export type One = Record<'pressed' | 'question' | 'board', number>;

/** Chooses on and on at a table, on a slowed-down processor, and times every choice. */
export async function timeChoices(page: Page, slowdown: number, choices: number): Promise<Delays> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times: One[] = [];
  for (let i = 0; times.length < choices && i < 5 * choices; i++) {
    const now = await settled(page);
    if (now === 'over') break;
    if (now === 'curtain') await raiseCurtain(page);
    else if (now === 'hand-over') await handOver(page);
    else times.push(await timeOne(page, i));
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return delaysOf(times);
}

export function delaysOf(times: readonly One[]): Delays {
  const delay = (of: keyof One): Delay => {
    const sorted = times.map((each) => each[of]).sort((a, b) => a - b);
    return { median: sorted[sorted.length >> 1], longest: sorted[sorted.length - 1] };
  };
  return { pressed: delay('pressed'), question: delay('question'), board: delay('board'), choices: times.length };
}

declare global {
  /** In the page: what came of the last press. */
  var timed: Promise<One>;
}

/** Presses with the mouse; the clocks run inside the page, so that the driver's own way there and back is not counted. */
async function timeOne(page: Page, at: number): Promise<One> {
  const commit = page.locator('.commit:not([disabled])');
  const rows = page.locator('.choices > li button');
  return timePress(page, (await commit.count()) > 0 ? commit : rows.nth(at % (await rows.count())));
}

/** Presses something and times what comes of it. */
export async function timePress(page: Page, button: Locator): Promise<One> {
  await button.scrollIntoViewIfNeeded();
  // Spaces of a map lie over each other: the pointer goes to the middle of what is meant.
  await button.hover({ force: true });
  await page.waitForTimeout(300);
  await page.evaluate(watch, GIVEN_UP);
  await page.mouse.down();
  await page.mouse.up();
  return page.evaluate(() => globalThis.timed);
}

/** Runs in the page: waits for a press and for what comes of it. */
function watch(givenUp: number): void {
  // By class alone, which the browser finds fastest: the page is searched while the clocks run.
  const having = (name: string) => [...document.getElementsByClassName(name)];
  // An attack is weighed on a sheet over the map; the question in the rail stays as it is.
  const text = () =>
    ['decision', 'curtain', 'syww-fight']
      .flatMap(having)
      .map(({ textContent }) => textContent)
      .join();
  // What the board draws of the table, and of what is laid open on it before anything is chosen.
  const drawing = () => {
    const laidOpen = having('is-ring').find((ring) => ring.getAttribute('data-state') === 'picked');
    const pressed = having('syww-court-cell').filter((cell) => cell.getAttribute('aria-pressed') === 'true');
    const inBasket = having('syww-basket').flatMap(({ children }) => [...children]);
    // What is taken up in the rail is on the board once the map shows how far it can come.
    const inHand = [...having('syww-reach-tint'), ...having('syww-fight'), ...pressed, ...inBasket];
    const version = having('board')[0]?.getAttribute('data-version');
    const way = having('syww-way-line')[0]?.getAttribute('d');
    return `${version} ${laidOpen?.closest('[data-space]')?.getAttribute('data-space')} ${inHand.length} ${way}`;
  };
  const [before, drawn] = [text(), drawing()];
  // A frame later what has changed is on the screen.
  const onScreen = () =>
    new Promise<number>((done) => {
      requestAnimationFrame(() => setTimeout(() => done(performance.now())));
    });
  const press = (kind: string) =>
    new Promise<number>((done) => {
      document.addEventListener(kind, ({ timeStamp }) => done(timeStamp), { once: true, capture: true });
    });
  const mutated = (isDone: () => boolean) =>
    new Promise<void>((done) => {
      const observer = new MutationObserver(() => {
        if (!isDone()) return;
        observer.disconnect();
        done();
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
      setTimeout(done, givenUp);
    });
  const down = press('pointerdown');
  const clicked = press('click');
  const question = mutated(() => text() !== before).then(onScreen);
  // A choice that is only picked, or a warning, changes nothing at the table: there the board has followed when the question has.
  const isOnlySaid = () =>
    having('choice picked').length + having('commit').length > 0 ||
    having('is-foot').some((foot) => foot.querySelector('[role=status][data-warned]') !== null);
  const board = mutated(() => drawing() !== drawn || isOnlySaid()).then(onScreen);
  const timed = async () => {
    const pressed = await down.then(async (start) => (await onScreen()) - start);
    const [start, asked, followed] = await Promise.all([clicked, question, board]);
    performance.mark('press', { startTime: start });
    performance.mark('question', { startTime: asked });
    performance.mark('board', { startTime: followed });
    return { pressed, question: asked - start, board: followed - start };
  };
  Object.assign(globalThis, { timed: timed() });
}
