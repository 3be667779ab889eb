import type { Translations } from './languages.ts';

/** What a game says of itself before its rules are fetched: hosts make their lists from it. */
export interface Manifest {
  /** Names its folders in every room, and saved games. */
  readonly id: string;
  readonly title: Translations<string>;
  readonly about: Translations<string>;
  readonly players: readonly [from: number, to: number];
  /** How long a game against bots takes. */
  readonly minutes: readonly [from: number, to: number];
  /** How much there is to learn. */
  readonly weight: 1 | 2 | 3 | 4 | 5;
}
