import type { WarId } from './data/turns.ts';

/** What happens in Wars, in Final Scoring and through optional rules. */
export type WarEvent = { readonly t: 'war-begins'; readonly war: WarId };

export const WAR_EVENTS: Readonly<Record<WarEvent['t'], true>> = { 'war-begins': true };
