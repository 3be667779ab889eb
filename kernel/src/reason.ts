/**
 * Why something may not be: an id with the facts a sentence needs, never the sentence itself. Texts turn it into words.
 * A predicate that gates a wish returns one of these, or null for "nothing stands in the way".
 */
export type Reason = { readonly why: string; readonly [fact: string]: string | number | boolean | null };

/** What the table answers to input it does not take. The state is then exactly what it was. */
export interface Refusal {
  readonly ok: false;
  readonly reason: Reason;
  /** In a list of choices, which element was refused. */
  readonly at?: number;
}

export const refuse = (reason: Reason, at?: number): Refusal =>
  at === undefined ? { ok: false, reason } : { ok: false, reason, at };

/** The reasons the kernel itself gives, for texts to cover. */
export const kernelReasons = [
  'no-such-seat',
  'malformed',
  'game-over',
  'not-asked',
  'stale-question',
  'not-an-option',
  'empty-list',
  'undo-nothing',
  'undo-after-chance',
  'undo-after-reveal',
  'undo-after-other-seat',
  'undo-after-reaction',
  'undo-after-deal',
  'undo-not-yours',
  'undo-after-end',
  'no-such-offer',
  'not-your-offer',
  'offer-already-answered',
  'too-many-offers',
  'offer-to-yourself',
  'no-such-order',
  'no-such-deal',
  'bad-term',
  'unknown-option',
  'bad-option',
  'data-id',
  'data-object',
  'data-list',
  'data-text',
  'data-word',
  'data-yes-no',
  'data-number',
  'data-unknown',
  'data-missing',
  'data-name-taken',
] as const;
export type KernelReason = (typeof kernelReasons)[number];

/** A broken promise of our own code (a dead end, a step that calls twice): thrown at once, never a player's fault. */
export class BrokenPromise extends Error {
  override name = 'BrokenPromise';
}
