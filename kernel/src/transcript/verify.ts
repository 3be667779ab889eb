import type { Outcome } from '../chance/recorded.ts';
import { sealedOutcome, seedHash, shuffledSeats } from '../chance/sealed.ts';
import { Seeded } from '../chance/seeded.ts';
import type { AnyGame } from '../game.ts';
import { difference, same } from '../plain.ts';
import { settle } from '../schema.ts';
import type { Entry } from '../table/journal.ts';
import { beginAgain, type PlayOf } from '../table/opening.ts';
import { CannotReplay, redo } from '../table/redo.ts';
import type { Header, SavedSource } from '../table/saved.ts';
import { journalOf } from './journal.ts';
import { labels } from './of-game.ts';
import type { Problem, Transcript } from './transcript.ts';
import { type Layout, layOut } from './write.ts';

export interface Verified {
  readonly problems: readonly Problem[];
  /** What was looked at: choices made again, outcomes compared with the seed. */
  readonly choices: number;
  readonly outcomes: number;
}

/**
 * Whether a transcript is what it says: every choice legal, every outcome the seed's, the seed the promised one, the
 * result right. What is not is told with its line. The rules stop being checked at the first thing they do not follow.
 */
export function verifyTranscript(game: AnyGame, transcript: Transcript): Verified {
  const replayable = journalOf(game, transcript);
  if (!replayable.ok) return { problems: [replayable.problem], choices: 0, outcomes: 0 };
  const { header, journal } = replayable;
  const layout = layOut(transcript);
  const outcomes = placedOutcomes(header, journal, layout);
  const problems = [
    ...seedProblems(transcript, layout),
    ...shuffleProblems(header.source, layout),
    ...outcomeProblems(header.source, outcomes),
    ...headerProblems(game, transcript, layout),
  ];
  if (mayBegin(game, header)) problems.push(...replayProblems(game, transcript, header, journal, layout));
  return {
    problems: problems.sort((a, b) => a.line - b.line),
    choices: journal.reduce((sum, entry) => sum + (entry.t === 'choose' ? entry.choices.length : 0), 0),
    outcomes: outcomes.length,
  };
}

type Placed = { readonly line: number; readonly outcome: Outcome };

function placedOutcomes(header: Header, journal: readonly Entry[], layout: Layout): Placed[] {
  const opening = header.opening.map((outcome) => ({ line: layout.opening, outcome }));
  const later = journal.flatMap((entry, i) =>
    'outcomes' in entry ? entry.outcomes.map((outcome) => ({ line: layout.items[i], outcome })) : [],
  );
  return [...opening, ...later];
}

function seedProblems({ chance, seed }: Transcript, layout: Layout): Problem[] {
  if (chance.kind !== 'sealed' || seed === null || seedHash(seed) === chance.seedHash) return [];
  return [{ line: layout.seed, message: `the seed is not the one promised: its hash is ${seedHash(seed)}` }];
}

/** Where seats were drawn by lot, the lot was the seed's. */
function shuffleProblems(source: SavedSource, layout: Layout): Problem[] {
  if (source.kind !== 'sealed' || source.shuffle === undefined) return [];
  const right = shuffledSeats(source);
  if (same(right, source.shuffle)) return [];
  return [{ line: layout.shuffle, message: `the seats were not drawn from the seed, which gives ${right.join(',')}` }];
}

/** Numbered without a gap, so that no unwelcome number was passed over, and each the one the seed gives. */
function outcomeProblems(source: SavedSource, outcomes: readonly Placed[]): Problem[] {
  const seeded = source.kind === 'seeded' ? new Seeded(source.seed) : null;
  return outcomes.flatMap(({ line, outcome: { counter, n, value } }, i) => {
    if (counter !== i) return [{ line, message: `outcome #${counter} stands where #${i} should` }];
    const right = source.kind === 'sealed' ? sealedOutcome(source, counter, n) : (seeded?.next(n) ?? value);
    return value === right
      ? []
      : [{ line, message: `outcome #${counter} is ${value}/${n}, the seed gives ${right}/${n}` }];
  });
}

function headerProblems(game: AnyGame, { rules, options, seats }: Transcript, layout: Layout): Problem[] {
  const problems: Problem[] = [];
  if (rules !== game.stateVersion)
    problems.push({ line: layout.rules, message: `played by rules ${rules}, checked by rules ${game.stateVersion}` });
  const settled = settle(game.options, options);
  if (!settled.ok)
    return [...problems, { line: layout.options, message: `not playable: ${JSON.stringify(settled.reasons)}` }];
  const wanted = labels(game, settled.options);
  if (
    !same(
      wanted,
      seats.map(({ label }) => label),
    )
  )
    problems.push({ line: layout.seats, message: `the seats should be ${wanted.join(', ')}` });
  return problems;
}

const mayBegin = (game: AnyGame, { options, players }: Header): boolean => {
  const settled = settle(game.options, options);
  return settled.ok && game.seats(settled.options).length === players.length;
};

function replayProblems(
  game: AnyGame,
  transcript: Transcript,
  header: Header,
  journal: readonly Entry[],
  layout: Layout,
): Problem[] {
  let line = layout.opening;
  try {
    const { header: begun, play } = beginAgain(game, header, journal);
    if (!same(begun.opening, header.opening)) return [{ line, message: notCalledFor(header.opening, begun.opening) }];
    for (const [i, entry] of journal.entries()) {
      line = layout.items[i];
      redo(play, entry);
      const done = play.journal.at(-1)!;
      if (!same(done, entry)) return [{ line, message: otherwise(entry, done) }];
    }
    return resultProblems(game, transcript, play, layout);
  } catch (fault) {
    return [{ line, message: messageOf(fault) }];
  }
}

const otherwise = (recorded: Entry, done: Entry): string =>
  'outcomes' in recorded && 'outcomes' in done
    ? notCalledFor(recorded.outcomes, done.outcomes)
    : 'this was done otherwise';

const notCalledFor = (recorded: readonly Outcome[], used: readonly Outcome[]): string =>
  recorded.length === used.length
    ? `the outcomes are not those the rules call for: ${difference(recorded, used)}`
    : `${recorded.length} outcomes stand here, the rules call for ${used.length}`;

const messageOf = (fault: unknown): string => {
  if (fault instanceof CannotReplay) return fault.why;
  return fault instanceof Error ? fault.message : String(fault);
};

function resultProblems(
  game: AnyGame,
  { result, ended }: Transcript,
  play: PlayOf<AnyGame>,
  layout: Layout,
): Problem[] {
  const right = play.question === null ? game.result(play.state) : null;
  // Given up beside the rules: they can say that the game was still on, not who gave it up.
  if (ended !== null)
    return right === null ? [] : [{ line: layout.result, message: 'the game was over by the rules, not given up' }];
  if (same(right, result)) return [];
  const message =
    right === null
      ? 'the game is not over, so there is no result'
      : `the result is not what the rules say: ${difference(result, right)}`;
  return [{ line: layout.result, message }];
}
