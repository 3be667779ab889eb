/** A turn made of actions: how many are left, of how many, and the name of the one that is under way. */
export interface ActionsLeft {
  readonly left: number;
  readonly of: number;
  readonly doing?: string;
}
