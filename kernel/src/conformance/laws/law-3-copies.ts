import { Seeded } from '../../chance/seeded.ts';
import { type Choice, randomChoice } from '../../choice.ts';
import type { Question } from '../../flow/question.ts';
import { copy, difference } from '../../plain.ts';
import type { Moment } from '../moment.ts';
import { tryOut } from '../run.ts';

const CHOICES_ON = 4;

/** From a copy and from what JSON gives back, the same choices and chance lead to the same states, questions and events. */
export function copiesContinueAlike(m: Moment): void {
  const seed = m.chance.next(1e9);
  const original = storyFrom(m, copy(m.g), seed);
  const fromJson = storyFrom(m, JSON.parse(JSON.stringify(m.g)), seed);
  const fault = difference(original, fromJson);
  m.insist(3, fault && `a copy and what JSON gives back go on differently: ${fault}`);
}

function storyFrom(m: Moment, start: Moment['g'], seed: number): unknown {
  const chance = new Seeded(seed);
  const steps: unknown[] = [];
  let g = start;
  let question: Question | null = m.game.flow.question(g);
  for (let i = 0; i < CHOICES_ON && question !== null; i++) {
    const { seat, options } = question.waiting[chance.next(question.waiting.length)];
    const choice = randomChoice<Choice>(options, chance);
    const run = tryOut(m.game, g, seat, choice, chance, chance);
    steps.push({ seat, choice, state: run.state, question: run.question, events: run.events });
    g = run.state;
    question = run.question;
  }
  return steps;
}
