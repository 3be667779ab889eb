import type { End } from '@cabinet-wars/kernel';
import { choicesFor, type Purchase } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { AskAhead } from '../../../look-ahead/index.ts';
import type { GameChoice, OwnAsk } from '../read/seen.ts';

const DONE: GameChoice = { t: 'done' };
const BUY: GameChoice = { t: 'buy-marker' };

/** What is sent when the basket is paid for, and how many markers are to be drawn after the first one has been seen. */
export interface Payment {
  readonly choices: readonly GameChoice[];
  readonly markersDue: number;
}

/**
 * The whole basket as one gesture. Markers come last, since each is drawn unseen; without any the year goes on, past training
 * and disbanding where they offer nothing new.
 */
export async function paymentFor(
  basket: readonly Purchase[],
  ask: OwnAsk,
  lookAhead: AskAhead<GameChoice>,
  stopsToDisband = false,
): Promise<Payment> {
  const choices = basket.filter(({ t }) => t !== 'marker').flatMap(choicesFor);
  const markers = basket.filter(({ t }) => t === 'marker').length;
  if (markers === 0) return { choices: await goOn([...choices, DONE], ask, lookAhead, stopsToDisband), markersDue: 0 };
  const ahead = await lookAhead({ after: choices, depth: 0, tally: false });
  return { choices: [...(ahead?.start.choices ?? choices), BUY], markersDue: markers - 1 };
}

/** What is to be said, and `done` to every phase after it that would only be passed through. */
export async function goOn(
  gesture: readonly GameChoice[],
  ask: OwnAsk,
  lookAhead: AskAhead<GameChoice>,
  stopsToDisband: boolean,
): Promise<readonly GameChoice[]> {
  const ahead = await lookAhead({ after: gesture, depth: 0, tally: false });
  if (ahead === null) return gesture;
  const { choices, end } = ahead.start;
  if (!isEmptyPhase(end, ask, stopsToDisband)) return choices;
  return goOn([...choices, DONE], ask, lookAhead, stopsToDisband);
}

const PASSED: readonly string[] = ['training.hub', 'disbanding.hub'];

/** A phase that offers nothing but its end, what could have been played before, and disbanding, if nobody wants to. */
function isEmptyPhase(end: End<GameChoice>, { options }: OwnAsk, stopsToDisband: boolean): boolean {
  if (end.t !== 'question' || !PASSED.includes(end.key)) return false;
  const known = new Set(options.map((option) => JSON.stringify(option)));
  return end.options.every(
    (option) =>
      option.t === 'done' ||
      (option.t === 'disband' && !stopsToDisband) ||
      (option.t === 'play' && known.has(JSON.stringify(option))),
  );
}
