import { botsFor, usualBot } from '@cabinet-wars/bots';
import { CannotLoad, journalOf, readTranscript } from '@cabinet-wars/kernel';
import { loadGame } from './load-game.ts';

/** What a review is made from: the game, who looks back at it, and all that was done. */
export async function readForReview(text: string) {
  const read = readTranscript(text);
  if (!read.ok) throw new CannotLoad(`line ${read.problem.line}: ${read.problem.message}`);
  const { game } = await loadGame(read.transcript.game, read.transcript.data);
  const recording = journalOf(game, read.transcript);
  if (!recording.ok) throw new CannotLoad(`line ${recording.problem.line}: ${recording.problem.message}`);
  const make = await usualBot(await botsFor(game.id)).loadReviewer?.();
  if (make === undefined) throw new CannotLoad(`nobody can look back at a game of ${game.id}`);
  return { game, reviewer: make(game), recording };
}
