import { randomChoice, type Seeded } from '@cabinet-wars/kernel';
import type { RemoteTable } from '@cabinet-wars/protocol/client';

/** Lets people at their lines choose by lot until the game is over, or so many choices are made. Says how many were. */
export async function playOn(
  people: readonly RemoteTable[],
  chance: Seeded,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  let made = 0;
  while (made < most) {
    const asked = people.find(({ state }) => state.asks.own !== null);
    if (asked === undefined) {
      if (people.every(({ state }) => state.result !== null)) return made;
      await pause();
      continue;
    }
    const own = asked.state.asks.own!;
    const answer = await asked.choose(own.askId, randomChoice(own.options, chance));
    if (answer.ok) made++;
    else if (answer.reason.why !== 'stale-question') throw new Error(`refused: ${JSON.stringify(answer.reason)}`);
  }
  return made;
}

export const pause = (milliseconds = 1): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export async function until(holds: () => boolean | Promise<boolean>, what = 'it'): Promise<void> {
  const deadline = Date.now() + 15_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`${what} never came`);
    await pause(5);
  }
}
