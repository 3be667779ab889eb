import { type Choice, isChoice, type Option } from '../choice.ts';
import type { Mode } from '../flow/procedure.ts';
import type { Question } from '../flow/question.ts';
import type { Reason } from '../reason.ts';
import type { Seat, Viewer } from '../seat.ts';
import type { AskIds } from './ask-ids.ts';

/** A question as its seat sees it. */
export interface OwnAsk<C extends Choice = Choice> {
  readonly askId: number;
  readonly seat: Seat;
  /** `procedure.step`: names the prompt. */
  readonly key: string;
  readonly mode: Mode;
  readonly options: readonly Option<C>[];
  /** What the seat has said already, where an answer takes several choices. */
  readonly soFar: readonly C[];
  readonly pass: C | null;
  /** It is put to seats with only one answer too: leaving them out would show others what they hold. */
  readonly hides: boolean;
}

/** What a viewer may know of the open question. */
export interface Asks<C extends Choice = Choice> {
  readonly over: boolean;
  /** The viewer's own question, if it has one. */
  readonly own: OwnAsk<C> | null;
  /** Whom the table waits for; null in a quiet ask, where that must stay hidden. */
  readonly waitsFor: readonly Seat[] | null;
}

export function asksFor<C extends Choice>(question: Question<C> | null, ids: AskIds<C>, viewer: Viewer): Asks<C> {
  if (question === null) return { over: true, own: null, waitsFor: [] };
  const { key, mode, pass, hides, waiting } = question;
  const asked = waiting.find((each) => each.seat === viewer);
  return {
    over: false,
    own:
      asked === undefined
        ? null
        : {
            askId: ids.of(asked.seat),
            seat: asked.seat,
            key,
            mode,
            options: asked.options,
            soFar: asked.soFar,
            pass,
            hides,
          },
    waitsFor: mode === 'quiet' ? null : waiting.map((each) => each.seat),
  };
}

/** Why what a seat has sent is no answer to its open question; null if it may be one. */
export function whyNoAnswer<C extends Choice>(
  question: Question<C> | null,
  ids: AskIds<C>,
  sent: { readonly seat: Seat; readonly askId: unknown; readonly list: readonly unknown[] },
): Reason | null {
  if (sent.list.length === 0) return { why: 'empty-list' };
  if (!sent.list.every(isChoice)) return { why: 'malformed' };
  if (question === null) return { why: 'game-over' };
  if (!question.waiting.some(({ seat }) => seat === sent.seat)) return { why: 'not-asked' };
  return ids.of(sent.seat) === sent.askId ? null : { why: 'stale-question' };
}
