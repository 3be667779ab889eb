import type { Outcome } from '../chance/recorded.ts';
import { seedHash } from '../chance/sealed.ts';
import type { Choice } from '../choice.ts';
import type { AnyGame, Result } from '../game.ts';
import { type Plain, same } from '../plain.ts';
import { BrokenPromise } from '../reason.ts';
import type { Entry } from '../table/journal.ts';
import type { Header, SavedSource } from '../table/saved.ts';
import type { Item, Transcript, TranscriptChance, TranscriptSeat } from './transcript.ts';

/** Everything that was done at a table, with the seed. For finished games and for hosts: it holds all that is hidden. */
export function wholeTranscript(
  game: AnyGame,
  header: Header,
  journal: readonly Entry[],
  result: Result | null,
): Transcript {
  const offers = offerNumbers(journal);
  const items = journal.map((entry, i) => itemOf(game, entry, offers[i]));
  return { ...opened(game, header), items, result };
}

/** What a transcript can tell of a table just opened; the seed is in it. */
export function opened(game: AnyGame, header: Header): Transcript {
  return {
    kind: 'whole',
    viewer: null,
    game: header.game,
    rules: header.stateVersion,
    options: header.options,
    ...(header.data === undefined ? {} : { data: header.data }),
    seats: transcriptSeats(game, header),
    chance: transcriptChance(header.source),
    // A state is plain data, which its own interface does not say.
    start: header.start as Plain | null,
    opening: header.opening,
    items: [],
    ended: null,
    result: null,
    seed: 'seed' in header.source ? header.source.seed : null,
  };
}

/** The numbers offers were given: each new one the next, from 1. 0 where an entry lays none on the table. */
export function offerNumbers(journal: readonly Entry[]): number[] {
  let last = 0;
  return journal.map((entry) => (entry.t === 'propose' ? ++last : 0));
}

export function itemOf(game: AnyGame, entry: Entry, offer: number): Item {
  if (entry.t === 'choose') return { ...entry, choices: entry.choices.map((choice) => inNotation(game, choice)) };
  return entry.t === 'propose' ? { ...entry, offer } : entry;
}

/** A choice that its notation does not give back would make a transcript nobody can replay. */
function inNotation(game: AnyGame, choice: Choice): string {
  const text = game.notation.format(choice);
  if (!/^\S(.*\S)?$/.test(text) || !same(game.notation.parse(text), choice))
    throw new BrokenPromise(`the notation of ${game.id} does not give back ${JSON.stringify(choice)}`);
  return text;
}

export function transcriptSeats(game: AnyGame, header: Header): TranscriptSeat[] {
  return labels(game, header.options).map((label, seat) => ({ label, name: header.players[seat] ?? label }));
}

/** What each seat plays, where that is a plain word and tells them apart; else `seat-1`, `seat-2`… */
export function labels(game: AnyGame, options: Header['options']): string[] {
  const plays = game.seats(options).map((spec) => spec.plays);
  const good = new Set(plays).size === plays.length && plays.every((word) => /^[a-z][a-z0-9-]*$/.test(word));
  return good ? plays : plays.map((_, seat) => `seat-${seat + 1}`);
}

function transcriptChance(source: SavedSource): TranscriptChance {
  if (source.kind !== 'sealed') return { kind: source.kind };
  const { kind, seed, ...told } = source;
  return { kind, seedHash: seedHash(seed), ...told };
}

/** An outcome as it may be told before the end. */
export const blanked = (outcome: Outcome) => ({ ...outcome, value: outcome.hidden ? null : outcome.value });
