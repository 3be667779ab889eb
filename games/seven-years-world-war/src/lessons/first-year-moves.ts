/** Both coalitions set up as suggested, and the tribes gather. */
export const OPENING: readonly string[] = [
  'coalition-1 | suggested',
  'coalition-2 | suggested',
  'coalition-2 | suggested',
  'coalition-2 | suggested',
  'coalition-1 | suggested',
  'coalition-1 | at G18',
  'coalition-2 | at G19',
  'coalition-1 | pass',
  'coalition-2 | pass',
];

/** The other coalition's treasury phase. */
export const THEIR_TREASURY: readonly string[] = [
  'coalition-2 | done',
  'coalition-2 | recruit AU army',
  'coalition-2 | place D16',
  'coalition-2 | recruit FR army',
  'coalition-2 | place D7',
  'coalition-2 | recruit FR fleet',
  'coalition-2 | place F5',
  'coalition-2 | recruit RU army',
  'coalition-2 | place A18',
  'coalition-2 | recruit RU fleet',
  'coalition-2 | fortify D7',
  'coalition-2 | done',
  'coalition-2 | done',
  'coalition-2 | done',
];
