import type { GameState } from '@cabinet-wars/kernel';
import type { Reach } from '../search/rollout.ts';

/** How far play-outs go. */
export interface Further extends Reach {
  /** How many times as many play-outs are waited for before anything is given up: where much luck comes between. */
  readonly patience?: number;
}

/** What counts as a decision worth an exercise in a game; each has its own in `judgement/<game>/ideas.ts`. */
export interface Ideas {
  /** Questions that begin a decision: an attack, a purchase, a march. */
  readonly asked: readonly string[];
  /** Questions in the middle of a decision whose answers are compared one by one, although the plan has been valued already. */
  readonly deepens: readonly string[];
  /** Questions that are put once the decision is over. */
  readonly until: readonly string[];
  /** Whether a decision is a single action; otherwise it is a whole round of actions. */
  readonly isOneDeed: boolean;
  /** Choices, in notation, that do not change which idea it is. */
  readonly free: readonly string[];
  /** Which choices make the idea, and which of their words count; all others only lead up to it. */
  readonly tells: Readonly<Record<string, string>>;
  /** Whether of several choices of a kind only the last counts: where a march ends. */
  readonly lastOf: readonly string[];
  /** Whether the first choice that counts is the whole idea, whatever else is done in the round. */
  readonly firstOnly: boolean;
  /** How far play-outs go unless the period ends before; for some questions further, since their effect comes late. */
  readonly reach: Further;
  readonly further: Readonly<Record<string, Further>>;
  /** By question, the choice (in notation) that ends a seat's actions: without it a play-out would go through all of them. */
  readonly closing: Readonly<Record<string, string>>;
  /** By how many points an idea must be better than all others, in the bots' judgement and in play-outs. */
  readonly clear: number;
  readonly least: number;
  /** Whether in this state a single action decides. */
  isDue(g: GameState, key: string): boolean;
}

/** What is meant by a row of choices in notation. A mask says which words count: `attack - +`. */
export function ideaOf({ tells, lastOf, firstOnly }: Ideas, said: readonly string[]): readonly string[] {
  const telling = said.filter((text, i) => {
    const [t] = text.split(' ');
    if (tells[t] === undefined) return false;
    return !lastOf.includes(t) || !said.slice(i + 1).some((later) => later.startsWith(`${t} `));
  });
  const idea = telling.map((text) => masked(text, tells[text.split(' ')[0]]));
  return firstOnly ? idea.slice(0, 1) : idea;
}

function masked(text: string, mask: string): string {
  const [t, ...words] = text.split(' ');
  const [, ...marks] = mask.split(' ');
  return [t, ...words.map((word, i) => (marks[i] === '-' ? '*' : word))].join(' ');
}
