import type { Lesson } from './notebook.ts';

/** What a course is held by. */
export interface Plan {
  readonly game: string;
  readonly generations: number;
  readonly games: number;
  readonly nodes: number;
  /** Only games of so many, where weights for them alone are looked for. */
  readonly players: number | null;
  /** Whether everybody but one is a reference, in every game. */
  readonly isAmongReferences: boolean;
  readonly threads: number;
  readonly seed: string;
  /** Positions of so many generations are learned from. */
  readonly memory: number;
  readonly hidden: number;
  /** After so many generations strength is measured, in so many games. */
  readonly measureEvery: number;
  readonly measureGames: number;
  /** Games against the weights that stand, before others take their place. */
  readonly proofGames: number;
  readonly command: string;
}

/** A generation for a person. */
export const lineOf = ({ generation, positions, lossBefore, lossAfter, seconds, measured }: Lesson): string =>
  `generation ${generation}: ${positions} positions` +
  (lossBefore === undefined ? '' : `, loss ${lossBefore.toFixed(4)} → ${lossAfter?.toFixed(4)}`) +
  `, ${seconds} s` +
  (measured === undefined ? '' : `; ${measured.wins} of ${measured.games} won against the reference`);
