/** Every reason the judgement gives. */
export type ReasonId =
  | 'tile'
  | 'discards'
  | 'ministry'
  | 'order'
  | 'event'
  | 'space'
  | 'theatre'
  | 'pays'
  | 'refuses'
  | 'gives-way'
  | 'nothing-better'
  | 'best'
  | 'no-such-deal';
