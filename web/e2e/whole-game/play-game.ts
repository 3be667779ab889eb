import type { Page } from 'playwright-core';
import { Hand } from './hand.ts';
import { answer } from './person.ts';
import { pictureAll } from './pictures.ts';
import { isTold, type Screen, screenOf, turnOf } from './screen.ts';

interface Wish {
  /** Where pictures go; null for none. */
  readonly folder: string | null;
  readonly turns: number;
  /** The Peace turn that is played by keys alone. */
  readonly keysIn: number;
}

export interface TurnPlayed {
  readonly turn: number;
  readonly questions: number;
  readonly presses: number;
  readonly byKeys: boolean;
}

export interface Played {
  readonly turns: readonly TurnPlayed[];
  readonly screens: readonly string[];
  readonly barriers: readonly string[];
  readonly isOver: boolean;
}

/** Plays on until the game or so many Peace turns are over. */
export async function playGame(page: Page, { folder, turns, keysIn }: Wish): Promise<Played> {
  const hand = new Hand(page);
  const seen = new Set<string>();
  const counts = new Map<number, { questions: number; presses: number; byKeys: boolean }>();
  const barriers: string[] = [];
  let isOver = false;
  for (let n = 0; ; n++) {
    const screen = await nextScreen(page);
    if (screen === 'over') isOver = true;
    const turn = await turnOf(page);
    if (!seen.has(screen)) {
      seen.add(screen);
      if (folder !== null) barriers.push(...(await pictureAll(page, screen, folder)).barriers);
    }
    if (isOver || turn > turns) break;
    hand.isOnKeys = turn === keysIn;
    const before = hand.presses;
    await answer(hand, screen, n);
    const count = counts.get(turn) ?? { questions: 0, presses: 0, byKeys: hand.isOnKeys };
    counts.set(turn, {
      questions: count.questions + (isTold(screen) ? 0 : 1),
      presses: count.presses + hand.presses - before,
      byKeys: hand.isOnKeys,
    });
  }
  return {
    turns: [...counts].map(([turn, count]) => ({ turn, ...count })),
    screens: [...seen],
    barriers,
    isOver,
  };
}

/** Waits for bots and for what is told; says what there is then. */
async function nextScreen(page: Page): Promise<Screen> {
  const deadline = Date.now() + 180_000;
  for (;;) {
    const screen = await screenOf(page);
    if (screen !== null) return screen;
    if (Date.now() > deadline) throw new Error('nothing is asked any more');
    await page.waitForTimeout(80);
  }
}
