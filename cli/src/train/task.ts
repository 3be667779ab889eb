import type { Contrasts, Population, Samples, SelfPlay, Trial, Trying, Weights } from '@cabinet-wars/bots/learning';

/** A game between weights that stray, references in the seats left over. */
export interface Match {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly nodes: number;
  readonly references: number;
  /** What the first stray's deviation is drawn by, where it is not the game's own; and whether it goes the other way. */
  readonly stray?: { readonly seed: string; readonly isMirrored: boolean };
}

/** A game between learned weights and those that stand, in every other seat: `first` says in which. */
export interface Duel {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly nodes: number;
  readonly role: Role;
  readonly first: 0 | 1;
}

/** What learned weights are for: to judge everything by, or to tell the best plans apart that others have found. */
export type Role = 'first thoughts' | 'second thoughts';

/** What a thread is asked: a few games of some weights against themselves, or how strong they are beside others. */
export type Task =
  | { readonly t: 'play'; readonly game: string; readonly weights: Weights; readonly games: readonly SelfPlay[] }
  | {
      readonly t: 'measure';
      readonly game: string;
      readonly weights: Weights;
      readonly role: Role;
      readonly options: Readonly<Record<string, unknown>>;
      readonly seed: string;
      readonly games: number;
      readonly nodes: number;
    }
  | { readonly t: 'try'; readonly game: string; readonly weights: Weights; readonly trying: Trying }
  | { readonly t: 'match'; readonly game: string; readonly population: Population; readonly match: Match }
  | { readonly t: 'prove'; readonly game: string; readonly weights: Weights; readonly duel: Duel };

export type Answer =
  | { readonly t: 'played'; readonly samples: Samples }
  | { readonly t: 'tried'; readonly contrasts: Contrasts }
  | { readonly t: 'matched'; readonly trials: readonly Trial[] }
  | { readonly t: 'proven'; readonly won: number }
  | { readonly t: 'measured'; readonly wins: number; readonly games: number; readonly byChance: number };
