import type { AnyGame, Result } from '../../game.ts';
import { notPlain } from '../../plain.ts';
import type { GameState } from '../../state.ts';

export function auditFault(game: AnyGame, g: GameState): string | null {
  const faults: string[] = game.audit(g);
  return faults.length === 0 ? null : `audit: ${faults.join('; ')}`;
}

/** A result is there at the end and not before, and gives every seat one place. */
export function resultFault(game: AnyGame, g: GameState, over: boolean, seats: number): string | null {
  const result: Result | null = game.result(g);
  if (!over) return result === null ? null : 'there is a result, but the game goes on';
  if (result === null) return 'the game is over, but there is no result';
  const placed = result.places.flat().sort((a, b) => a - b);
  const everySeat = placed.length === seats && placed.every((seat, i) => seat === i);
  if (!everySeat) return `the places ${JSON.stringify(result.places)} do not hold each of ${seats} seats once`;
  if (result.scores.length !== seats) return `${result.scores.length} scores for ${seats} seats`;
  if (typeof result.reason !== 'string') return 'the result gives no reason';
  return notPlain(result, 'result');
}
