import type { Source } from '../chance/chance.ts';
import { Recorded } from '../chance/recorded.ts';
import type { AnyGame, ChoiceOf, EventOf, StateOf } from '../game.ts';
import { copy } from '../plain.ts';
import { settle } from '../schema.ts';
import type { GameState } from '../state.ts';
import { type Entry, outcomesOf } from './journal.ts';
import { Play } from './play.ts';
import { redo } from './redo.ts';
import {
  CannotOpen,
  checkHeader,
  freshSnapshot,
  type Header,
  migrated,
  resumeSource,
  type Saved,
  saveSource,
} from './saved.ts';

/** How a table is opened. `start` begins from a given state instead of the set-up. */
export interface Opening<G extends GameState = GameState> {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly chance: Source;
  readonly players?: readonly string[];
  readonly start?: G;
}

export type PlayOf<M extends AnyGame> = Play<StateOf<M>, ChoiceOf<M>, EventOf<M>>;
export type SavedOf<M extends AnyGame> = Saved<StateOf<M>, ChoiceOf<M>, EventOf<M>>;
interface Begun<M extends AnyGame> {
  readonly header: Header;
  readonly play: PlayOf<M>;
}

/** A new game at its first question. */
export function begin<M extends AnyGame>(game: M, opening: Opening<StateOf<M>>): Begun<M> {
  const settled = settle<{ readonly players: number }>(game.options, opening.options ?? {});
  if (!settled.ok) throw new CannotOpen(settled.reasons);
  const { options } = settled;
  const seats = game.seats(options);
  const nothing = { stack: [], secret: { answers: [] } };
  const play: PlayOf<M> = new Play(game, opening.chance, freshSnapshot(game, nothing, 0, seats.length));
  play.state = copy(opening.start ?? game.setup(options, play.chance));
  play.start();
  const header: Header = {
    game: game.id,
    stateVersion: game.stateVersion,
    options: { ...options },
    ...(game.data === undefined ? {} : { data: game.data }),
    players: opening.players ?? seats.map(({ plays }) => plays),
    source: saveSource(opening.chance),
    opening: play.chance.take(),
    start: opening.start === undefined ? null : copy(opening.start),
  };
  return { header, play };
}

/** A table as it was saved; entries its snapshot does not take in are played again. */
export function load<M extends AnyGame>(game: M, saved: SavedOf<M>, source?: Source): Begun<M> {
  checkHeader(game, saved);
  const { header, snapshot, journal, forgotten } = saved;
  const earlier = journal.slice(0, snapshot.at - forgotten);
  const later = journal.slice(snapshot.at - forgotten);
  const state = migrated(game, snapshot.state, header.stateVersion);
  const base = snapshot.past.base && migrated(game, snapshot.past.base, header.stateVersion);
  const at = { ...snapshot, state, past: { ...snapshot.past, base } };
  const play: PlayOf<M> = new Play(game, new Recorded(outcomesOf(later)), at);
  play.forgotten = forgotten;
  play.journal.push(...earlier);
  play.resume();
  for (const entry of later) redo(play, entry);
  play.chance.source = source ?? resumeSource(header.source, play.chance.counter);
  return { header: { ...header, stateVersion: game.stateVersion }, play };
}

/** A whole journal played again, every choice checked: the same table, or an error that says where it differs. */
export function replay<M extends AnyGame>(
  game: M,
  header: Header,
  journal: readonly Entry<ChoiceOf<M>>[],
  source?: Source,
): Begun<M> {
  checkHeader(game, { header });
  const { play } = beginAgain(game, header, journal);
  for (const entry of journal) redo(play, entry);
  if (source !== undefined || header.source.kind !== 'other')
    play.chance.source = source ?? resumeSource(header.source, play.chance.counter);
  return { header, play };
}

/** A recorded game at its first question, ready for its entries to be done again. */
export function beginAgain<M extends AnyGame>(
  game: M,
  { options, players, start, opening }: Header,
  journal: readonly Entry<ChoiceOf<M>>[],
): Begun<M> {
  const chance = new Recorded([...opening, ...outcomesOf(journal)]);
  // A header keeps a state of its own game.
  return begin(game, { options, players, chance, ...(start === null ? {} : { start: start as StateOf<M> }) });
}
