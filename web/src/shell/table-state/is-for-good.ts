import type { Choice } from '@cabinet-wars/kernel';
import type { BoardModule } from '../../boards/kit/board.ts';
import type { AskAhead } from '../../look-ahead/index.ts';

/** Whether a choice ought to be committed with a second click: dice or hidden things follow, and it cannot be taken back. */
export async function isForGood<C extends Choice>(
  { commits = {} }: Pick<BoardModule, 'commits'>,
  key: string,
  choice: C,
  lookAhead: AskAhead<C>,
): Promise<boolean> {
  const { twice = [], once = [] } = commits;
  for (const name of [choice.t, key]) {
    if (twice.includes(name)) return true;
    if (once.includes(name)) return false;
  }
  try {
    const ahead = await lookAhead({ after: [choice], depth: 0, tally: false });
    return ahead !== null && (ahead.start.end.t === 'chance' || ahead.start.end.t === 'hidden');
  } catch {
    // Whoever cannot be told what follows is asked once more.
    return true;
  }
}
