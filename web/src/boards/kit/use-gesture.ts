import { type Choice, type Gesture, isOffered, type OwnAsk } from '@cabinet-wars/kernel';
import { useEffect, useState } from 'react';

interface Picks<C extends Choice> {
  readonly ask: OwnAsk<C> | null;
  pick(choice: C | readonly C[]): void;
}

/** How a gesture is done: the choices, and whether its last one is for good, so that it is picked and waits for its commit. */
export type Doing<C extends Choice> = Pick<Gesture<C>, 'choices'> & { readonly isFinal: boolean };

/** Does a whole gesture: at once where it can be taken back; where dice follow, its last choice is picked and waits. */
export function useGesture<C extends Choice>({ ask, pick }: Picks<C>): (gesture: Doing<C>) => void {
  const [goal, setGoal] = useState<C | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the question has come that the goal answers
  useEffect(() => {
    if (goal === null || ask === null) return;
    setGoal(null);
    if (isOffered(ask.options, goal)) pick(goal);
  }, [ask?.askId]);
  return ({ choices, isFinal }) => {
    const last = choices[choices.length - 1];
    if (choices.length === 1) return pick(last);
    if (!isFinal) return pick(choices);
    setGoal(last);
    pick(choices.slice(0, -1));
  };
}
