import { Seeded } from '../chance/seeded.ts';
import { type Choice, choicesWithin, isOffered } from '../choice.ts';
import type { Question } from '../flow/question.ts';
import type { GameEvent, GameModule, View } from '../game.ts';
import { copy } from '../plain.ts';
import type { Seat } from '../seat.ts';
import type { GameState } from '../state.ts';
import type { Ahead, End, Gesture, Outlook } from './gesture.ts';
import { endOf, tryChoice } from './try-choice.ts';

type Rules<G extends GameState, C extends Choice> = Pick<
  // biome-ignore lint/suspicious/noExplicitAny: events are not listened to, and views not looked at
  GameModule<G, C, any, any, any>,
  'flow' | 'tally'
>;

/** A gesture with the state it leads to, as long as that can be gone on from. */
interface Reached<G, C extends Choice> {
  readonly gesture: Gesture<C>;
  readonly state: G;
  readonly question: Question<C> | null;
}

/** A state as a seat may imagine it, the same for the same view. */
export function imagine<G extends GameState, V extends View<unknown, unknown>>(
  game: Pick<GameModule<G, Choice, GameEvent, V>, 'sample'>,
  view: V,
): G {
  return game.sample(view, new Seeded('look-ahead'));
}

/**
 * What a seat can come to by its own choices alone, from a state at rest that agrees with what it knows. It stops at dice,
 * at what is hidden and at other seats. The state is left as it is.
 */
export function lookAhead<G extends GameState, C extends Choice>(
  game: Rules<G, C>,
  g: G,
  seat: Seat,
  outlook: Outlook<C>,
): Ahead<C> {
  const steps = lookAheadInSteps(game, g, seat, outlook);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same, a choice at a time: whoever runs it can listen in between, and stop. */
export function* lookAheadInSteps<G extends GameState, C extends Choice>(
  game: Rules<G, C>,
  g: G,
  seat: Seat,
  outlook: Outlook<C>,
): Generator<void, Ahead<C>> {
  const rules: Rules<G, C> = outlook.tally === false ? { flow: game.flow } : game;
  const start = begin(rules, g, seat, outlook.after ?? []);
  const gestures: Gesture<C>[] = [];
  const met = new Set<string>();
  let queue = [start];
  let tried = 0;
  for (let depth = 1; depth <= outlook.depth && queue.length > 0; depth++) {
    const reached: Reached<G, C>[] = [];
    for (const from of queue) {
      for (const { choice, landmark } of wanted(from, outlook, met)) {
        if (tried === outlook.nodes) return { start: start.gesture, gestures, complete: false, tried };
        tried++;
        const next = tryOne(rules, from, seat, choice);
        if (landmark !== null && !isBarred(next.gesture.end)) met.add(landmark);
        if (outlook.isGoal?.(next.gesture) ?? true) gestures.push(next.gesture);
        if (next.gesture.end.t === 'question' && depth < outlook.depth) reached.push(next);
        yield;
      }
    }
    queue = reached;
  }
  return { start: start.gesture, gestures, complete: true, tried };
}

/** What leads to dice may be reached without them by a longer way. */
const isBarred = ({ t }: End): boolean => t === 'chance' || t === 'hidden';

function begin<G extends GameState, C extends Choice>(
  game: Rules<G, C>,
  g: G,
  seat: Seat,
  after: readonly C[],
): Reached<G, C> {
  const question = g.stack.length === 0 ? null : game.flow.question(g);
  let at = reach(game, copy(g), seat, [], { end: endOf(question, seat), question });
  for (const choice of after) {
    const { end } = at.gesture;
    if (end.t !== 'question' || !isOffered(end.options, choice)) continue;
    at = tryOne(game, at, seat, choice);
  }
  return at;
}

function* wanted<G, C extends Choice>(
  { gesture: { choices, end } }: Reached<G, C>,
  { follow, landmark: nameOf }: Outlook<C>,
  met: ReadonlySet<string>,
): Generator<{ readonly choice: C; readonly landmark: string | null }> {
  if (end.t !== 'question') return;
  for (const option of end.options)
    for (const choice of choicesWithin<C>(option)) {
      if (follow !== undefined && !follow(choice, choices, end.key)) continue;
      const landmark = nameOf?.(choice, end.key) ?? null;
      if (landmark === null || !met.has(landmark)) yield { choice, landmark };
    }
}

function tryOne<G extends GameState, C extends Choice>(
  game: Rules<G, C>,
  { gesture, state, question }: Reached<G, C>,
  seat: Seat,
  choice: C,
): Reached<G, C> {
  const then = copy(state);
  const choices = [...gesture.choices, choice];
  return reach(game, then, seat, choices, tryChoice(game.flow, then, seat, choice, question!));
}

const reach = <G extends GameState, C extends Choice>(
  game: Rules<G, C>,
  state: G,
  seat: Seat,
  choices: readonly C[],
  { end, question }: { readonly end: End<C>; readonly question: Question<C> | null },
): Reached<G, C> => ({
  gesture: { choices, end, tally: game.tally?.(state, seat) ?? null },
  state,
  question,
});
