import { type AnyGame, journalOf, readTranscript, Table, type TableOf, type Transcript } from '@cabinet-wars/kernel';

/** A recorded game as it was written down. */
export function readGolden(text: string): Transcript {
  const found = readTranscript(text);
  if (!found.ok) throw new Error(JSON.stringify(found.problem));
  return found.transcript;
}

/** The table of a recorded game, played again to its end. */
export function replayed<M extends AnyGame>(game: M, transcript: Transcript): TableOf<M> {
  const replayable = journalOf(game, transcript);
  if (!replayable.ok) throw new Error(JSON.stringify(replayable.problem));
  return Table.replay(game, replayable.header, replayable.journal as Parameters<typeof Table.replay<M>>[2]);
}
