import type { Samples, SelfPlay, Weights } from '@cabinet-wars/bots/learning';

/** What a thread is asked: a few games of some weights against themselves, or how strong they are beside the reference. */
export type Task =
  | { readonly t: 'play'; readonly game: string; readonly weights: Weights; readonly games: readonly SelfPlay[] }
  | {
      readonly t: 'measure';
      readonly game: string;
      readonly weights: Weights;
      readonly options: Readonly<Record<string, unknown>>;
      readonly seed: string;
      readonly games: number;
      readonly nodes: number;
    };

export type Answer =
  | { readonly t: 'played'; readonly samples: Samples }
  | { readonly t: 'measured'; readonly wins: number; readonly games: number; readonly byChance: number };
