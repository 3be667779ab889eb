import { agrees, type Choice, type Option } from './choice.ts';
import type { Flow } from './flow/flow.ts';
import type { Reason } from './reason.ts';
import type { Seat } from './seat.ts';
import type { FrameBase, GameState } from './state.ts';

/** The question a wish is no answer to. */
export interface Unoffered<C extends Choice> {
  readonly key: string;
  readonly options: readonly Option<C>[];
  readonly frame: FrameBase;
}

/**
 * Why a wish is not among a seat's options; nothing if it is. What is the same in every game is said here: that the game is
 * over, that the seat is not asked. The rest is the game's to say.
 */
export function explainWish<G extends GameState, C extends Choice, E>(
  flow: Flow<G, C, E>,
  g: G,
  seat: Seat,
  wish: Partial<C>,
  whyNot: (unoffered: Unoffered<C>) => Reason[],
): Reason[] {
  const question = g.stack.length === 0 ? null : flow.question(g);
  if (question === null) return [{ why: 'game-over' }];
  const asked = question.waiting.find((one) => one.seat === seat);
  if (asked === undefined) return [{ why: 'not-asked' }];
  if (asked.options.some((option) => agrees(option, wish))) return [];
  return whyNot({ key: question.key, options: asked.options, frame: g.stack[g.stack.length - 1] });
}

/** Whether every name in a wish is one there is; `known` says it by field, and fields without an entry may hold anything. */
export const hasKnownNames = (wish: object, known: Readonly<Record<string, (value: unknown) => boolean>>): boolean =>
  Object.entries(wish).every(([field, value]) => !Object.hasOwn(known, field) || known[field](value));
