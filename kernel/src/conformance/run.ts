import type { Source } from '../chance/chance.ts';
import type { Choice } from '../choice.ts';
import { Context } from '../flow/context.ts';
import type { Question } from '../flow/question.ts';
import type { AnyGame, GameEvent } from '../game.ts';
import { copy } from '../plain.ts';
import type { Seat, Viewer } from '../seat.ts';
import type { GameState } from '../state.ts';
import { TwoSources } from './inputs/picks.ts';

/** What came of one choice, tried on a copy. */
export interface Run {
  readonly state: GameState;
  readonly question: Question | null;
  readonly events: readonly GameEvent[];
  /** Open dice as `n, value, n, value, …`. */
  readonly rolls: readonly number[];
  readonly draws: number;
  /** Something was shown after the last draw: perhaps what was drawn. */
  readonly shownSinceDraw: boolean;
  /** Something was shown, a reaction came or the game ended: others were meant to learn something. */
  readonly barred: boolean;
}

/** Tries a choice on a copy of a state. */
export function tryOut(game: AnyGame, g: GameState, seat: Seat, choice: Choice, open: Source, hidden: Source): Run {
  const state = copy(g);
  const events: GameEvent[] = [];
  let shownBefore = false;
  const chance = new TwoSources(open, hidden, () => {
    shownBefore ||= x.revealed;
    x.revealed = false;
  });
  const x = new Context<GameEvent>(chance, (event) => events.push(event));
  const question: Question | null = game.flow.choose(state, seat, { ...choice }, x);
  return {
    state,
    question,
    events,
    rolls: chance.rolls,
    draws: chance.draws,
    shownSinceDraw: x.revealed || question === null,
    barred: shownBefore || x.revealed || x.reacted || question === null,
  };
}

/** What a viewer is asked, of whom the table wants an answer, and nothing a viewer may not know. */
export function askSeenBy(question: Question | null, g: GameState, viewer: Viewer) {
  if (question === null) return null;
  const { key, mode, deals, pass, waiting } = question;
  const own = waiting.find(({ seat }) => seat === viewer);
  return { key, mode, deals, pass, asked: seatsAsked(question, g), own: own ?? null };
}

/** All the ask is put to, whether they have answered or not. */
function seatsAsked(question: Question, g: GameState): Seat[] {
  const answered = g.secret.answers.filter(({ depth }) => depth === g.stack.length).map(({ seat }) => seat);
  return [...new Set([...question.waiting.map(({ seat }) => seat), ...answered])].sort((a, b) => a - b);
}

export const eventsFor = (game: AnyGame, events: readonly GameEvent[], viewer: Viewer): GameEvent[] =>
  events.map((event) => game.redact(event, viewer)).filter((event) => event !== null);

/** Everything a viewer sees of what came of a choice. */
export const seenBy = (game: AnyGame, run: Run, viewer: Viewer) => ({
  events: eventsFor(game, run.events, viewer),
  view: game.view(run.state, viewer),
  ask: askSeenBy(run.question, run.state, viewer),
});
