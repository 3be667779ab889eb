/** Deals, their terms, standing orders and endings, by the ids the rules give them; tests hold the lists against them. */
export const DEALS = [
  'points',
  'trade',
  'agreement',
  'sign-treaty',
  'unsign-treaty',
  'settle',
  'show-hand',
  'give-up',
  'breakthrough',
] as const;
export type DealId = (typeof DEALS)[number];

export const TERMS = [
  'points',
  'marker',
  'power',
  'neutral',
  'pointsBack',
  'markerBack',
  'powerBack',
  'neutralBack',
  'clause',
  'binds',
  'land',
  'square',
  'sum',
  'until',
  'seat',
  'creditor',
  'which',
  'by',
  'as',
  'markers',
] as const;
export type TermId = (typeof TERMS)[number];

export const ORDERS = [
  'ask-die',
  'ask-marker',
  'ask-diplomacy',
  'let-pass',
  'ask-countermarch',
  'ask-good-countermarch',
  'ask-honours',
  'ask-tour',
  'ask-late-tour',
] as const;
export type OrderId = (typeof ORDERS)[number];

/** Values of terms that are words of their own. */
export const TERM_VALUES = [
  'from',
  'to',
  'both',
  'my-battles',
  'my-battles-if-bad',
  'mine',
  'concerning-me',
  'diplomacy',
  'all',
  'attacker',
  'defender',
] as const;
export type TermValue = (typeof TERM_VALUES)[number];

export type EndingId = 'last-turn' | 'treaty';
