import type { AnyGame, Choice, GameState } from '@cabinet-wars/kernel';
import type { Judgement } from '../greedy/judgement.ts';
import type { FeatureTable } from './features.ts';
import type { Weights } from './network.ts';
import type { Value } from './value.ts';

/** Where plans may be chosen by lot, to see what comes of them. */
export interface Trials<G extends GameState> {
  /** Questions of a plan of one's own, by `procedure.step`. */
  isTried(key: string): boolean;
  /** What part of the game a state is in; null before the first begins. */
  period(g: G): number | null;
}

/** All that learning a game needs to know of it. */
export interface Course<G extends GameState, C extends Choice> {
  readonly table: FeatureTable<G>;
  /** Those bots play by today: others are adopted where they win at least as often. */
  readonly weights: Weights;
  /** How many points make a won game as much more certain as a unit of the network does. */
  readonly unit: number;
  /** The sense for the game that a value is put into. */
  judgement(game: AnyGame, value: Value<G>): Judgement<G, C>;
  /** By how many points a game must be won to be won clearly: outcomes tell that apart a little. */
  readonly clear: number;
  /** The questions at which positions are kept, by `procedure.step`. */
  isKept(key: string): boolean;
  /** Options of the games that are played, taken in turn. */
  readonly settings: readonly Readonly<Record<string, unknown>>[];
  /** Features that tell of one thing, by the beginnings of their names: where weights are tried in matches, theirs stray together. */
  readonly kin?: readonly (readonly string[])[];
  /** Features of which little is known by hand, by the beginnings of their names: in matches they stray farther. */
  readonly doubtful?: readonly string[];
  /** Left out where nothing is learned from contrasts. */
  readonly trials?: Trials<G>;
}

/** One of any game: whoever learns it knows neither its states nor its choices. */
// biome-ignore lint/suspicious/noExplicitAny: a course is used with the very game it is about
export type AnyCourse = Course<any, any>;
