/** What a die is thrown for; texts and standing orders go by it. Append where a rule throws one more. */
export const ROLLS = [
  'initiative',
  'combat',
  'leader-lost',
  'attrition',
  'balance-of-power',
  'corruption',
  'coalition-rallies',
  'laissez-faire',
  'revolution',
  'scientific-breakthrough',
  'diplomacy',
  'coup',
  'invasion',
  'minor-recruiting',
  'increasing-taxes',
  'legion',
  'pillage',
  'enlightenment',
  'agreement',
  'set-up',
] as const;
export type RollFor = (typeof ROLLS)[number];
