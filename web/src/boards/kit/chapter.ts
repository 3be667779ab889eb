/** Where a replay can jump to: 1 for a war or part, 2 for a round or turn in it. */
export interface Chapter {
  readonly level: 1 | 2;
  readonly title: string;
  /** A sign for it, where there is no room for its title. */
  readonly sign?: string;
}
