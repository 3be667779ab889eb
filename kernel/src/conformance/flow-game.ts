import { chanceOf } from '../chance/chance.ts';
import { Seeded } from '../chance/seeded.ts';
import { type Choice, randomChoice } from '../choice.ts';
import { Context } from '../flow/context.ts';
import type { Question } from '../flow/question.ts';
import type { GameEvent } from '../game.ts';
import { copy } from '../plain.ts';
import type { GameState } from '../state.ts';
import { Recorder } from '../table/recorder.ts';
import type { Picks } from './inputs/picks.ts';
import { Wishes } from './inputs/wishes.ts';
import { notPlainChoice, notPlainEvents, notPlainState } from './laws/law-1-plain.ts';
import { badQuestion } from './laws/law-2-options.ts';
import { auditFault, resultFault } from './laws/law-4-ends.ts';
import { Spent } from './laws/law-5-spent.ts';
import { type Law, LawBroken, leadOn } from './laws/laws.ts';
import { lookCloser } from './look-closer.ts';
import { notationFault } from './notation.ts';
import type { Story, Trial, Watching } from './trial.ts';

/** One game on the bare flow, every choice by the picks, with the state looked into at every rest. */
export function playOnFlow(trial: Trial, picks: Picks, watching: Watching, story: Story): void {
  const { game, options } = trial;
  const chance = new Recorder(new Seeded(trial.seed));
  const events: GameEvent[] = [];
  const wishes = new Wishes(trial.hooks.wishes);
  const x = new Context<GameEvent>(chance, (event) => events.push(event));
  const begun: GameState = game.setup(options, chance);
  insist(watching, 1, notPlainState(begun));
  const g = copy(begun);
  const spent = watching.laws.has(5) ? new Spent(game, trial.seats, g) : null;
  let question: Question | null = leadOn('the beginning', () => game.flow.run(g, x));
  story.comes(chance.take());
  spent?.follow(g, events);
  for (let at = 0; ; at++) {
    lookOver(trial, watching, g, question, events);
    if (question === null || at === watching.stopAfter) return;
    insist(watching, 4, at === watching.how.most ? `not over after ${at} choices` : null);
    if (at === watching.how.most) return;
    if (isTimeToLook(trial, watching, at)) lookCloser(trial, watching, { g, question, events, wishes, spent }, at);
    const { seat, options: offered } = question.waiting[picks.next(question.waiting.length)];
    const choice: Choice = { ...randomChoice<Choice>(offered, chanceOf(picks)) };
    story.says(seat, choice);
    wishes.add(choice);
    insist(watching, 1, notPlainChoice(choice));
    insist(watching, 'notation', notationFault(game, choice));
    x.clear();
    const told = events.length;
    question = leadOn('an offered choice', () => game.flow.choose(g, seat, choice, x));
    story.comes(chance.take());
    spent?.follow(g, events.slice(told));
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
  const { laws } = watching;
  if (laws.has(1)) insist(watching, 1, notPlainState(g) ?? notPlainEvents(events.slice(-8)));
  if (laws.has(2) && question !== null) insist(watching, 2, badQuestion(question, seats.length));
  if (laws.has(4)) insist(watching, 4, auditFault(game, g) ?? resultFault(game, g, question === null, seats.length));
}

/** Whether a moment is looked at by chance that neither play nor shrinking disturbs. */
const isTimeToLook = ({ seed }: Trial, { how }: Watching, at: number): boolean =>
  how.every <= 1 || new Seeded(`${seed}/${at}/look`).next(how.every) === 0;
