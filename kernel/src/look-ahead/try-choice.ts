import type { Choice } from '../choice.ts';
import { Context } from '../flow/context.ts';
import type { Flow } from '../flow/flow.ts';
import type { Mode } from '../flow/procedure.ts';
import type { Question } from '../flow/question.ts';
import type { Seat } from '../seat.ts';
import type { GameState } from '../state.ts';
import type { End } from './gesture.ts';

/** What the rules meet where a seat cannot look further. Made once: a fault made anew for each die would cost more than the die. */
class Barrier extends Error {
  override name = 'Barrier';
  readonly end: End<never>;
  constructor(end: End<never>) {
    super(end.t);
    this.end = end;
  }
}
const dice = new Barrier({ t: 'chance' });
const hidden = new Barrier({ t: 'hidden' });

const blind = {
  roll: (): number => {
    throw dice;
  },
  draw: (): number => {
    throw hidden;
  },
};

/** Lets the rules run as long as they need neither chance nor anything hidden. */
class BlindContext<E> extends Context<E> {
  override reveal(): void {
    throw hidden;
  }
}

/** Whether a seat's answer waits for those of others, who may have given them already: it can only be said, not followed. */
const isAnsweredTogether = (mode: Mode): boolean => mode === 'secret' || mode === 'quiet';

/**
 * Plays a choice in a state of its own and says where it leads its seat. What comes of it depends on nothing the seat
 * cannot know. Where dice or hidden things follow, the state is left as it was just before them.
 */
export function tryChoice<G extends GameState, C extends Choice, E>(
  flow: Flow<G, C, E>,
  g: G,
  seat: Seat,
  choice: C,
  question: Question<C>,
): { readonly end: End<C>; readonly question: Question<C> | null } {
  if (question.mode === 'quiet') return { end: { t: 'others' }, question: null };
  const depth = g.stack.length;
  let next: Question<C> | null;
  try {
    next = flow.choose(g, seat, choice, new BlindContext<E>(blind));
  } catch (fault) {
    if (!(fault instanceof Barrier)) throw fault;
    return { end: isAnsweredTogether(question.mode) ? { t: 'others' } : fault.end, question: null };
  }
  const goesOn = next?.key === question.key && g.stack.length === depth;
  // A quiet ask is a barrier, put to all who could react: where it begins, the gesture is over.
  if (next?.mode === 'quiet' || (isAnsweredTogether(question.mode) && !goesOn))
    return { end: { t: 'others' }, question: null };
  return { end: endOf(next, seat), question: next };
}

export function endOf<C extends Choice>(question: Question<C> | null, seat: Seat): End<C> {
  if (question === null) return { t: 'over' };
  const asked = question.waiting.find((each) => each.seat === seat);
  return asked === undefined ? { t: 'others' } : { t: 'question', key: question.key, options: asked.options };
}
