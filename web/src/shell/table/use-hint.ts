import { useEffect, useState } from 'react';
import type { Advice } from '../../client/table-client.ts';
import { useSettings } from '../../settings.ts';
import type { Picking } from '../table-state/use-picking.ts';
import type { Sitting } from '../table-state/use-table.ts';
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
}

/** What a better bot would do, beside every question of a newcomer's table. */
export function useHint(sitting: Sitting, picking: Picking): Hint {
  const { client } = sitting;
  const { hints } = useSettings();
  const [found, setFound] = useState<{ readonly askId: number; readonly advice: Advice | null } | null>(null);
  const { ask } = picking;
  const isWanted = hints && client.lesson === undefined && allowsAdvice(client) && isGentleTable(sitting);
  const askId = isWanted && ask !== null && ask.options.length > 1 ? ask.askId : null;
  useEffect(() => {
    if (askId === null) return;
    const leaving = new AbortController();
    const think = async () => {
      const advice = await adviceOf(client, leaving.signal).catch(() => null);
      if (!leaving.signal.aborted) setFound({ askId, advice });
    };
    const timer = setTimeout(think, BEFORE_THINKING);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [client, askId]);
  const isFound = found !== null && found.askId === askId;
  return { hint: isFound ? found.advice : null, isHintAwaited: askId !== null && !isFound };
}
