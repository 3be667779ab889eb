/** Ways to carry out a row that leaves a choice. Ids are for ever. */
export const WAYS = [
  'damage-fort',
  'shift',
  'diplomatic-points',
  'economic-points',
  'score',
  'take-control',
  'conflicts',
  'debt',
  'treaty',
] as const;
export type WayId = (typeof WAYS)[number];
