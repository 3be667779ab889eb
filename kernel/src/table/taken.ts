import type { Choice } from '../choice.ts';

export interface Taken<C extends Choice = Choice> {
  readonly ok: true;
  /** What of a list was not carried out, since something has happened that the player should see first. */
  readonly rest: readonly C[];
}
export interface Done {
  readonly ok: true;
}
export const done: Done = { ok: true };
