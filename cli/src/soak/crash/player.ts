import { randomChoice, type Seeded } from '@cabinet-wars/kernel';
import type { RemoteTable } from '@cabinet-wars/protocol/client';

/** Whoever says more than twenty things a second on one socket is shown out (the server's `limits.ts`): milliseconds that keep to it. */
const LEAST_REST = 60;

/** Somebody at a table who chooses by lot whenever asked, through every crash, until the game is over or it is enough. */
export async function playByLot(
  remote: RemoteTable,
  chance: Seeded,
  isEnough: () => boolean,
  rest = LEAST_REST,
): Promise<void> {
  while (!isEnough() && remote.state.result === null) {
    const { own } = remote.state.asks;
    if (own === null) {
      await pause(5);
      continue;
    }
    const answer = await remote.choose(own.askId, randomChoice(own.options, chance));
    // A question may have changed before its answer came; anything else is a fault.
    if (!answer.ok && !['stale-question', 'not-asked', 'game-over'].includes(answer.reason.why))
      throw new Error(`refused: ${JSON.stringify(answer.reason)}`);
    await pause(rest);
  }
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
