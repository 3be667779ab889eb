import { type AnyGame, type Choice, type GameState, hasIdea } from '@cabinet-wars/kernel';
import { carriedOut } from '../greedy/carry-out.ts';
import type { Dilemma } from '../greedy/judgement.ts';
import { plansOf } from '../greedy/plan.ts';
import type { Sense } from '../levels/player.ts';
import { type Ideas, ideaOf } from './ideas.ts';

/** A way to go on: all that is said, what is meant by it, and what a bot thinks it is worth. */
export interface Way<C extends Choice> {
  readonly said: readonly C[];
  readonly idea: readonly string[];
  readonly gain: number;
}

const LIMITS = { nodes: 400, isLate: () => false } as const;
/** How many first choices are searched, and how many choices deep. */
const WIDE = 8;
const DEEP = 3;

/** The best way of every idea, the best idea first. */
export function waysFrom<G extends GameState, C extends Choice>(
  game: AnyGame,
  sense: Sense<G, C>,
  ideas: Ideas,
  dilemma: Dilemma<G, C>,
): readonly Way<C>[] {
  const before = sense.judgement.value(dilemma.g, dilemma.seat);
  const all = gestures(game, sense, ideas, dilemma, DEEP)
    .map(({ said, value }): Way<C> => {
      const texts = said.map((choice) => game.notation.format(choice));
      return { said, idea: ideaOf(ideas, texts), gain: value - before };
    })
    .sort((a, b) => b.gain - a.gain);
  const kept: Way<C>[] = [];
  for (const way of all) {
    const texts = way.said.map((choice) => game.notation.format(choice));
    if (!kept.some(({ idea }) => (idea.length > 0 ? hasIdea(idea, texts) : way.idea.length === 0))) kept.push(way);
  }
  return kept;
}

interface Gesture<C extends Choice> {
  readonly said: readonly C[];
  readonly value: number;
}

/** Whole gestures: what a plan leaves to its best is looked at choice by choice for the first few steps. */
function gestures<G extends GameState, C extends Choice>(
  game: AnyGame,
  sense: Sense<G, C>,
  ideas: Ideas,
  root: Dilemma<G, C>,
  depth: number,
): Gesture<C>[] {
  const { judgement } = sense;
  const stood = judgement.value(root.g, root.seat);
  const found: Gesture<C>[] = [];
  for (const { choice, plan, gain } of plansOf(game, judgement, root, LIMITS).slice(0, WIDE)) {
    const told = judgement.worth(root, choice);
    const next = depth > 1 ? after(game, root, choice) : null;
    const isWhole = next === null || judgement.isRest(next.key) || (told !== null && !ideas.deepens.includes(root.key));
    if (isWhole) {
      const rest = plan.length > 0 ? plan : (judgement.next?.(root, choice) ?? []);
      found.push({ said: [choice, ...rest], value: stood + gain });
    } else
      for (const { said, value } of gestures(game, sense, ideas, next, depth - 1))
        found.push({ said: [choice, ...said], value: value - judgement.toll(root, choice) });
  }
  return found;
}

/** What the same seat is asked after a choice; null where somebody else is. */
function after<G extends GameState, C extends Choice>(
  game: AnyGame,
  { g: from, seat }: Dilemma<G, C>,
  choice: C,
): Dilemma<G, C> | null {
  const { g, question } = carriedOut(game, from, seat, choice);
  const own = question?.waiting.find((each) => each.seat === seat);
  return question === null || own === undefined ? null : { g, seat, key: question.key, options: own.options };
}
