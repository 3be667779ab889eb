import { chanceOf } from '../chance/chance.ts';
import { Seeded } from '../chance/seeded.ts';
import { type Choice, randomChoice } from '../choice.ts';
import { Context } from '../context.ts';
import type { GameEvent } from '../game.ts';
import { copy } from '../plain.ts';
import type { Question } from '../question.ts';
import type { GameState } from '../state.ts';
import { Recorder } from '../table/recorder.ts';
import { notPlainChoice, notPlainEvents, notPlainState } from './law-1-plain.ts';
import { badQuestion, everyOptionLeadsOn, lookingChangesNothing } from './law-2-options.ts';
import { copiesContinueAlike } from './law-3-copies.ts';
import { auditFault, resultFault } from './law-4-ends.ts';
import { samplesAgree } from './law-5-samples.ts';
import { drawsStayHidden, hiddenSlotsVary } from './law-5-variety.ts';
import { secretAnswersLookAlike, unbarredChoicesTellNothing } from './law-6-barriers.ts';
import { ordersTellNothing, refusalsTellNothing } from './law-7-leaks.ts';
import { toldIsSo } from './law-8-told.ts';
import { type Law, LawBroken, leadOn } from './laws.ts';
import { Moment } from './moment.ts';
import { notationFault } from './notation.ts';
import type { Picks } from './picks.ts';
import type { Story, Trial, Watching } from './trial.ts';
import { Wishes } from './wishes.ts';

/** The expensive checks, with the laws each of them looks at. */
const checks: readonly { readonly laws: readonly Law[]; readonly check: (m: Moment) => void }[] = [
  { laws: [1, 2], check: lookingChangesNothing },
  { laws: [2, 4], check: everyOptionLeadsOn },
  { laws: [3], check: copiesContinueAlike },
  { laws: [5, 7], check: samplesAgree },
  { laws: [8], check: toldIsSo },
  { laws: [5], check: hiddenSlotsVary },
  { laws: [5, 8], check: drawsStayHidden },
  { laws: [5, 6], check: unbarredChoicesTellNothing },
  { laws: [6, 'quiet'], check: secretAnswersLookAlike },
  { laws: [7], check: refusalsTellNothing },
  { laws: ['quiet'], check: ordersTellNothing },
];

/** One game on the bare flow, every choice by the picks, with the state looked into at every rest. */
export function playOnFlow(trial: Trial, picks: Picks, watching: Watching, story: Story): void {
  const { game, options } = trial;
  const chance = new Recorder(new Seeded(trial.seed));
  const events: GameEvent[] = [];
  const wishes = new Wishes(trial.hooks.wishes as never);
  const x = new Context<GameEvent>(chance, (event) => events.push(event));
  const begun: GameState = game.setup(options, chance);
  insist(watching, 1, notPlainState(begun));
  const g = copy(begun);
  let question: Question | null = leadOn('the beginning', () => game.flow.run(g, x));
  story.comes(chance.take());
  for (let at = 0; ; at++) {
    lookOver(trial, watching, g, question, events);
    if (question === null || at === watching.stopAfter) return;
    insist(watching, 4, at === watching.how.most ? `not over after ${at} choices` : null);
    if (at === watching.how.most) return;
    lookCloser(trial, watching, { g, question, events, wishes }, at);
    const { seat, options: offered } = question.waiting[picks.next(question.waiting.length)];
    const choice: Choice = { ...randomChoice<Choice>(offered, chanceOf(picks)) };
    story.says(seat, choice);
    wishes.add(choice);
    insist(watching, 1, notPlainChoice(choice));
    insist(watching, 'notation', notationFault(game, choice));
    x.clear();
    question = leadOn('an offered choice', () => game.flow.choose(g, seat, choice, x));
    story.comes(chance.take());
  }
}

function insist({ laws }: Watching, law: Law, fault: string | null): void {
  if (fault !== null && laws.has(law)) throw new LawBroken(law, fault);
}

/** What is cheap enough to be checked at every rest. */
function lookOver(
  { game, seats }: Trial,
  watching: Watching,
  g: GameState,
  question: Question | null,
  events: readonly GameEvent[],
): void {
  insist(watching, 1, notPlainState(g) ?? notPlainEvents(events.slice(-8)));
  if (question !== null) insist(watching, 2, badQuestion(question, seats.length));
  insist(watching, 4, auditFault(game, g) ?? resultFault(game, g, question === null, seats.length));
}

function lookCloser(
  trial: Trial,
  { how, laws }: Watching,
  now: Pick<Moment, 'g' | 'question' | 'events' | 'wishes'>,
  at: number,
): void {
  const seed = `${trial.seed}/${at}`;
  if (how.every > 1 && new Seeded(`${seed}/look`).next(how.every) > 0) return;
  const { game, hooks, seats } = trial;
  for (const { laws: its, check } of checks)
    if (its.some((law) => laws.has(law)))
      check(new Moment({ game, seats, hooks, how, ...now }, laws, `${seed}/${its}`));
}
