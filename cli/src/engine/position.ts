import type {
  Chance,
  Choice,
  GameState,
  LoadedGame,
  Mode,
  Option,
  OptionValues,
  Result,
  Seat,
  View,
  Viewer,
} from '@cabinet-wars/kernel';

/** What one seat is asked, as the engine tells it. */
export interface Ask {
  readonly seat: Seat;
  /** `procedure.step`: names the question. */
  readonly key: string;
  readonly mode: Mode;
  readonly options: readonly Option<Choice>[];
  /** What the seat has said already, where an answer takes several choices. */
  readonly soFar: readonly Choice[];
  readonly pass: Choice | null;
}

/** How a game is begun. */
export interface Beginning {
  readonly loaded: LoadedGame;
  readonly options: OptionValues;
  readonly seed: string;
}

/** A game the engine holds: on a whole table with journal, undo and deals, or bare and quick. */
export interface Position {
  readonly mode: 'table' | 'bare';
  readonly loaded: LoadedGame;
  readonly options: OptionValues;
  readonly seats: number;
  readonly result: Result | null;
  /** Everything, the hidden included: to be looked at only. */
  readonly state: GameState;
  asks(): readonly Ask[];
  choose(seat: Seat, choice: unknown): void;
  view(viewer: Viewer): View<unknown, unknown>;
  /** A position of its own from here on: with the same chance to come or, with a seed, with other. */
  copy(seed?: string): Position;
  /** A position of its own that agrees with all a seat may know; the rest is drawn. */
  sample(seat: Seat, seed: string): Position;
  save(): object;
}

/** A whole state that agrees with what a seat sees. */
export const sampled = (position: Position, seat: Seat, chance: Chance): GameState =>
  position.loaded.game.sample(position.view(seat), chance);
