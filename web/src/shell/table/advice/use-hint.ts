import { useEffect, useState } from 'react';
import type { Advice } from '../../../client/table-client.ts';
import { useSettings } from '../../../settings.ts';
import type { Picking } from '../../table-state/use-picking.ts';
import type { Sitting } from '../../table-state/use-table.ts';
import { adviceOf, allowsAdvice } from './advice-of.ts';

/** Long enough that a question which is answered at once is not thought about. */
const BEFORE_THINKING = 300;

/** Whether everybody else at the table is a bot of the gentlest level: then hints come unasked. */
export function isGentleTable({ client, loaded, seat }: Sitting): boolean {
  const others = client.facts.seats.filter((_, each) => each !== seat);
  const gentlest = loaded.bots[0]?.id;
  return seat !== null && others.length > 0 && others.every(({ bot }) => bot !== null && bot === gentlest);
}

export interface Hint {
  /** Null where hints are not wanted, or nothing is to be said. */
  readonly hint: Advice | null;
  /** A bot is thinking about it: its place is kept, so that nothing moves when it comes. */
  readonly isHintAwaited: boolean;
  /** What it makes of a question whose board shows that, and whether that is still to come. */
  readonly judged: Advice | null;
  readonly isJudging: boolean;
}

/** What a better bot would do, beside every question of a newcomer's table. */
export function useHint(sitting: Sitting, picking: Picking): Hint {
  const { client, loaded } = sitting;
  const { hints } = useSettings();
  const [found, setFound] = useState<{ readonly askId: number; readonly advice: Advice | null } | null>(null);
  const { ask } = picking;
  const isAllowed = client.lesson === undefined && allowsAdvice(client) && ask !== null && ask.options.length > 1;
  const isHintWanted = isAllowed && hints && isGentleTable(sitting);
  const isJudged = isAllowed && loaded.board.advisedAt?.includes(ask.key) === true;
  const askId = isHintWanted || isJudged ? ask.askId : null;
  const wait = isJudged ? 0 : BEFORE_THINKING;
  useEffect(() => {
    if (askId === null) return;
    const leaving = new AbortController();
    const think = async () => {
      const advice = await adviceOf(client, leaving.signal).catch(() => null);
      if (!leaving.signal.aborted) setFound({ askId, advice });
    };
    const timer = setTimeout(think, wait);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [client, askId, wait]);
  const isFound = found !== null && found.askId === askId;
  const advice = isFound ? found.advice : null;
  return {
    hint: isHintWanted ? advice : null,
    isHintAwaited: isHintWanted && !isFound,
    judged: isJudged ? advice : null,
    isJudging: isJudged && !isFound,
  };
}
