import { type Ahead, agrees, type Choice, type Outlook } from '@cabinet-wars/kernel';

/** What a board may ask of look-ahead, as data that crosses between threads. */
export interface AheadRequest<C extends Choice = Choice> {
  /** Said first: each if it is then offered, since what leaves no choice is never asked. */
  readonly after?: readonly C[];
  /** How many choices in a row beyond those; 0 to learn only where they lead. */
  readonly depth: number;
  /** How many choices are tried at most. */
  readonly nodes?: number;
  /** Whether the costs are reckoned up. */
  readonly tally?: boolean;
  /** Only choices that agree with one of these are looked into. */
  readonly follow?: readonly Partial<C>[];
  /** Choices that agree with one of these are looked into once each, after the fewest choices. */
  readonly once?: readonly Partial<C>[];
  /** Whether gestures that lead to a question carry its options; `start` always does. */
  readonly options?: boolean;
}

/** A table in a browser must stay quick whatever is asked. */
const NODES = 4000;

export function outlookOf<C extends Choice>(request: AheadRequest<C>): Outlook<C> {
  const { after = [], depth, nodes = NODES, tally = true, follow, once } = request;
  const isAmong = (wishes: readonly Partial<C>[], choice: C) => wishes.some((wish) => agrees(choice, wish));
  return {
    after,
    depth,
    nodes: Math.min(nodes, NODES),
    tally,
    ...(follow === undefined ? {} : { follow: (choice: C) => isAmong(follow, choice) }),
    ...(once === undefined
      ? {}
      : { landmark: (choice: C, key: string) => (isAmong(once, choice) ? `${key} ${JSON.stringify(choice)}` : null) }),
  };
}

/** Without the options of questions further on, which may be many, unless they were asked for. */
export function answerOf<C extends Choice>(ahead: Ahead<C>, { options = false }: AheadRequest<C>): Ahead<C> {
  if (options) return ahead;
  const gestures = ahead.gestures.map((gesture) =>
    gesture.end.t === 'question' ? { ...gesture, end: { ...gesture.end, options: [] } } : gesture,
  );
  return { ...ahead, gestures };
}
