import { agrees, type Choice } from '../choice.ts';
import type { Question } from '../flow/question.ts';
import type { AnyGame } from '../game.ts';
import type { Reason } from '../reason.ts';
import type { Seat } from '../seat.ts';
import type { GameState } from '../state.ts';

/** Why a wish is not among a seat's options. The kernel knows who is asked; the game knows its rules. */
export function reasonsAgainst(
  game: AnyGame,
  state: GameState,
  question: Question | null,
  seat: Seat,
  wish: unknown,
): Reason[] {
  if (!isWish(wish)) return [{ why: 'malformed' }];
  if (question === null) return [{ why: 'game-over' }];
  const asked = question.waiting.find((each) => each.seat === seat);
  if (asked?.options.some((option) => agrees(option, wish))) return [];
  const reasons = game.explain(state, seat, wish);
  if (reasons.length > 0) return reasons;
  return [{ why: asked === undefined ? 'not-asked' : 'not-an-option' }];
}

function isWish(wish: unknown): wish is Partial<Choice> {
  if (typeof wish !== 'object' || wish === null || Array.isArray(wish)) return false;
  const values = Object.values(wish);
  return values.length <= 16 && values.every((value) => value === null || typeof value !== 'object');
}
