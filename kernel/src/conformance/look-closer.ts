import { everyOptionLeadsOn, lookingChangesNothing } from './laws/law-2-options.ts';
import { copiesContinueAlike } from './laws/law-3-copies.ts';
import { samplesAgree } from './laws/law-5-samples.ts';
import { samplesRedrawNothing } from './laws/law-5-spent.ts';
import { drawsStayHidden, hiddenSlotsVary } from './laws/law-5-variety.ts';
import { secretAnswersLookAlike, unbarredChoicesTellNothing } from './laws/law-6-barriers.ts';
import { ordersTellNothing, refusalsTellNothing } from './laws/law-7-leaks.ts';
import { eventsHold, viewsHoldEvents } from './laws/law-8-events-hold.ts';
import { aheadIsSo } from './laws/law-ahead.ts';
import { reasonsAreTrue } from './laws/law-explain.ts';
import { type Law, leadOn } from './laws/laws.ts';
import { Moment } from './moment.ts';
import type { Trial, Watching } from './trial.ts';

/** The expensive checks, with the laws each of them looks at. */
const checks: readonly { readonly laws: readonly Law[]; readonly check: (m: Moment) => void }[] = [
  { laws: [1, 2], check: lookingChangesNothing },
  { laws: [2, 4], check: everyOptionLeadsOn },
  { laws: [3], check: copiesContinueAlike },
  { laws: [5, 7], check: samplesAgree },
  { laws: [5], check: samplesRedrawNothing },
  { laws: [8], check: eventsHold },
  { laws: [8], check: viewsHoldEvents },
  { laws: [5], check: hiddenSlotsVary },
  { laws: [5, 8], check: drawsStayHidden },
  { laws: [5, 6], check: unbarredChoicesTellNothing },
  { laws: [6, 'quiet'], check: secretAnswersLookAlike },
  { laws: [7], check: refusalsTellNothing },
  { laws: ['quiet'], check: ordersTellNothing },
  { laws: ['ahead'], check: aheadIsSo },
  { laws: ['explain'], check: reasonsAreTrue },
];

/** The expensive checks on a game at rest, each with chance of its own. */
export function lookCloser(
  trial: Trial,
  { how, laws }: Watching,
  now: Pick<Moment, 'g' | 'question' | 'events' | 'wishes' | 'spent'>,
  at: number,
): void {
  const { game, options, hooks, seats } = trial;
  for (const { laws: its, check } of checks) {
    if (!its.some((law) => laws.has(law))) continue;
    const moment = new Moment({ game, options, seats, hooks, how, ...now }, laws, `${trial.seed}/${at}/${its}`);
    leadOn('what can be done from here', () => check(moment));
  }
}
