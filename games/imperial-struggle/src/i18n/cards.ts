/** One side's half of an Event: what it does, and what the bonus adds. */
export interface Half {
  readonly effect: string;
  readonly bonus?: string;
}
/** An Event in words. Where both sides have the same, it is said once. */
export type EventText = { readonly name: string } & (
  | { readonly both: Half }
  | { readonly france: Half; readonly britain: Half }
);

export interface MinistryText {
  readonly name: string;
  /** Its abilities, one sentence or two each. */
  readonly abilities: readonly string[];
}
