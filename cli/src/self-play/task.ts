/** What one thread plays, and what it hands back. */
export interface Task {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly games: number;
  readonly keep: boolean;
}

export interface Report {
  readonly games: number;
  readonly decisions: number;
  readonly milliseconds: number;
  /** Sums of returns, by seat. */
  readonly returns: readonly number[];
  /** The games as blocks, one after the other; empty unless they are kept. */
  readonly blocks: Uint8Array;
}
