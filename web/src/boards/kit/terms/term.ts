/** A word of a game, in all the forms it is printed in (the first is its name), and what it means. */
export interface Term {
  /** By which pieces and icons say what they are (`data-term`); words are found by their names. */
  readonly id?: string;
  readonly names: readonly string[];
  readonly meaning: string;
  readonly section?: string;
  /** Printed so often that rules and prompts do not mark it; pieces, icons and the log explain it all the same. */
  readonly isCommon?: boolean;
}
