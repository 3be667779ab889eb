import type { GameState } from '@cabinet-wars/kernel';
import type { Reach } from '../search/rollout.ts';

/** How far play-outs go. */
export interface Further extends Reach {
  /** How many ends of a period are passed on the way; none where it is not said. */
  readonly periods?: number;
}

/** What there is to find in a game: `judgement/<game>/ideas.ts`. */
export interface Ideas {
  /** Questions at which a whole deed is chosen. */
  readonly asked: readonly string[];
  /** Questions within a deed that are looked at one by one, though a worth has been told before. */
  readonly deepens: readonly string[];
  /** Questions at which it is behind one. */
  readonly until: readonly string[];
  /** Whether a decision is a single deed; otherwise it is a whole round of them. */
  readonly isOneDeed: boolean;
  /** What may be done besides, in notation: it decides nothing. */
  readonly free: readonly string[];
  /** Which choices tell what is meant, and by which of their words; the others only lead there. */
  readonly tells: Readonly<Record<string, string>>;
  /** Whether only the last of several of a kind tells: where a march ends. */
  readonly lastOf: readonly string[];
  /** Whether the first thing that tells is the whole idea, and the rest fills the round. */
  readonly firstOnly: boolean;
  /** How far play-outs go, where the period does not end before; further for what bears fruit late, by question. */
  readonly reach: Further;
  readonly further: Readonly<Record<string, Further>>;
  /** What a seat says where it could do still more, in notation by question: otherwise all would be done, one after the other. */
  readonly closing: Readonly<Record<string, string>>;
  /** Points by which an idea has to be better than all others: as bots reckon, and in play-outs. */
  readonly clear: number;
  readonly least: number;
  /** Whether a state is one in which a single deed decides. */
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
