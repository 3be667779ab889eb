/** How far a review has got: so many entries of the journal, or choices of a seat, looked at. */
export interface Progress {
  readonly looked: number;
  readonly of: number;
}
