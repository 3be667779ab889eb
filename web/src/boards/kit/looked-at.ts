import { type Choice, choiceIn, type OwnAsk } from '@cabinet-wars/kernel';

/** Where the pointer is in a question, and what is picked of it. */
export interface Pointing<C extends Choice> {
  readonly ask: OwnAsk<C> | null;
  readonly highlighted: number | null;
  readonly picked: C | null;
}

/** The choice one considers: what is picked, else what is under the pointer. */
export function lookedAt<C extends Choice>({ ask, highlighted, picked }: Pointing<C>): C | null {
  if (picked !== null || ask === null || highlighted === null) return picked;
  const option = ask.options[highlighted];
  return option === undefined ? null : choiceIn<C>(option);
}
