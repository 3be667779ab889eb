/** What happens through cards, ministries and Advantages alone. */
export type CardEvent = { readonly t: 'effect-skipped'; readonly effect: string };

export const CARD_EVENTS: Readonly<Record<CardEvent['t'], true>> = { 'effect-skipped': true };
