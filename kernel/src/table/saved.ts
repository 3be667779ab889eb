import type { Source } from '../chance/chance.ts';
import type { Outcome } from '../chance/recorded.ts';
import { type Seal, Sealed } from '../chance/sealed.ts';
import { Seeded } from '../chance/seeded.ts';
import type { Choice } from '../choice.ts';
import { dataHash, isOwnData, type OwnData } from '../data/own-data.ts';
import type { AnyGame, GameEvent, Order } from '../game.ts';
import { isRecord } from '../guards.ts';
import { same } from '../plain.ts';
import type { Reason } from '../reason.ts';
import type { OptionValues } from '../schema.ts';
import type { GameState } from '../state.ts';
import type { SavedLog } from './event-log.ts';
import type { Entry } from './journal.ts';
import type { SavedOffers } from './offers.ts';
import type { SavedUndo } from './undo.ts';

/** Where a table's numbers come from, as far as that can be written down. */
export type SavedSource =
  | ({ readonly kind: 'sealed' } & Seal)
  | { readonly kind: 'seeded'; readonly seed: string }
  | { readonly kind: 'other' };

/** What a table was opened with, and what came of chance in the set-up. Never changes. */
export interface Header {
  readonly game: string;
  readonly stateVersion: number;
  readonly options: OptionValues;
  /** The components of somebody's own it is played with, whole, so that they are wherever the game is. */
  readonly data?: OwnData;
  /** Who sat down, seat by seat. Names are for people; the rules never see them. */
  readonly players: readonly string[];
  readonly source: SavedSource;
  readonly opening: readonly Outcome[];
  /** Where it began, if not with the set-up: a what-if, a problem, a test. */
  readonly start: GameState | null;
}

/** Everything of a table but its journal, at one moment. */
export interface Snapshot<G extends GameState = GameState, C extends Choice = Choice, E extends GameEvent = GameEvent> {
  /** How many journal entries it takes in. */
  readonly at: number;
  readonly counter: number;
  readonly state: G;
  readonly past: SavedUndo<G, C>;
  readonly log: SavedLog<E>;
  readonly askIds: readonly number[];
  readonly offers: SavedOffers;
  readonly orders: readonly (readonly Order[])[];
}

/** A table as plain data: opened with `header`, done since `journal`; the snapshot saves playing it all again. */
export interface Saved<G extends GameState = GameState, C extends Choice = Choice, E extends GameEvent = GameEvent> {
  readonly header: Header;
  readonly journal: readonly Entry<C>[];
  /** How many entries came before those in `journal`: kept elsewhere by the host. */
  readonly forgotten: number;
  readonly snapshot: Snapshot<G, C, E>;
}

export class CannotLoad extends Error {
  override name = 'CannotLoad';
}

export class CannotOpen extends Error {
  override name = 'CannotOpen';
  readonly reasons: readonly Reason[];
  constructor(reasons: readonly Reason[]) {
    super(`these options cannot be played: ${reasons.map((reason) => JSON.stringify(reason)).join(', ')}`);
    this.reasons = reasons;
  }
}

/** A state of an older version is made fit; one of a newer version, or of another game, is not touched. */
export function migrated<G extends GameState>(game: AnyGame, state: G, from: number): G {
  if (from === game.stateVersion) return state;
  if (from > game.stateVersion)
    throw new CannotLoad(`saved by version ${from} of ${game.id}, this is version ${game.stateVersion}`);
  if (game.migrate === undefined) throw new CannotLoad(`${game.id} has no way from version ${from} to its own`);
  return game.migrate(state, from);
}

/** A table on which nothing has been done yet. */
export function freshSnapshot<G extends GameState, C extends Choice, E extends GameEvent>(
  game: AnyGame,
  state: G,
  counter: number,
  seats: number,
): Snapshot<G, C, E> {
  return {
    at: 0,
    counter,
    state,
    past: { base: null, gestures: [], bar: 'undo-nothing', shown: 0 },
    log: { lines: [], released: 0, first: 0 },
    askIds: new Array(seats).fill(0),
    offers: { next: 1, offers: [] },
    orders: initialOrders(game, seats),
  };
}

function initialOrders(game: AnyGame, seats: number): Order[][] {
  const initial: Order[] = game.orders.flatMap((spec) => spec.initial ?? []);
  return Array.from({ length: seats }, () => [...initial]);
}

export function checkHeader(game: AnyGame, saved: unknown): void {
  const header = isRecord(saved) ? saved.header : null;
  if (!isRecord(header)) throw new CannotLoad('this is not a saved table');
  if (header.game !== game.id) throw new CannotLoad(`this is a table of ${header.game}, not of ${game.id}`);
  checkData(game, header.data);
  if (!Number.isInteger(header.stateVersion)) throw new CannotLoad('the saved table does not say its version');
}

/** Games saved before headers listed their components are not checked against them. */
function checkData(game: AnyGame, data: unknown): void {
  if (data === undefined || (game.data !== undefined && same(game.data, data))) return;
  const name = isOwnData(data) ? `“${data.id}” (${dataHash(data).slice(0, 8)})` : 'which cannot be read';
  throw new CannotLoad(`this table is played with components of its own, ${name}: the game was not opened with them`);
}

export function saveSource(source: Source): SavedSource {
  if (source instanceof Sealed) return { kind: 'sealed', ...source.seal };
  if (source instanceof Seeded) return { kind: 'seeded', seed: source.seed };
  return { kind: 'other' };
}

/** The source as it was after giving out so many numbers. */
export function resumeSource(saved: SavedSource, counter: number): Source {
  if (saved.kind === 'sealed') {
    const { kind: _, ...seal } = saved;
    return new Sealed(seal, counter);
  }
  if (saved.kind === 'other') throw new CannotLoad('where the numbers came from was not saved: a source must be given');
  const source = new Seeded(saved.seed);
  for (let i = 0; i < counter; i++) source.next(2);
  return source;
}
