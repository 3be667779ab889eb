/** What points granted with a restriction may be spent on. `limits.ts` says their names, `admits.ts` what they let pass. */
export const LIMITS = [
  'none',
  'europe',
  'europe-unflag',
  'north-america',
  'caribbean',
  'india',
  'german-states-prussia-dutch',
  'spain-austria',
  'scotland-ireland',
  'unflag-markets',
  'flag-next-to-own-market',
  'not-prestige',
  'war-tiles-or-deploy',
] as const;
export type LimitId = (typeof LIMITS)[number];
/** Points any purchase of their type may use. */
export const UNLIMITED = 0;
export const limitOf = (id: LimitId): number => LIMITS.indexOf(id);
