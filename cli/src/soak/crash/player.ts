import { randomChoice, type Seeded } from '@cabinet-wars/kernel';
import type { RemoteTable } from '@cabinet-wars/protocol/client';

/** Somebody at a table who chooses by lot whenever asked, through every crash, until the game is over or it is enough. */
export async function playByLot(remote: RemoteTable, chance: Seeded, isEnough: () => boolean, rest = 0): Promise<void> {
  while (!isEnough() && remote.state.result === null) {
    const { own } = remote.state.asks;
    const answer = own === null ? null : await remote.choose(own.askId, randomChoice(own.options, chance));
    // A question may have changed before its answer came; anything else is a fault.
    if (answer?.ok === false && !['stale-question', 'not-asked', 'game-over'].includes(answer.reason.why))
      throw new Error(`refused: ${JSON.stringify(answer.reason)}`);
    if (answer?.ok !== true) await pause(5);
    else if (rest > 0) await pause(rest);
  }
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
