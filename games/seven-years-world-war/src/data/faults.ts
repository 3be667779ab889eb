import type { Faults } from '@cabinet-wars/kernel';

/** What can be wrong with a data set of this game alone. */
export const dataReasons = [
  'data-row',
  'data-face',
  'data-side',
  'data-side-kind',
  'data-capital',
  'data-square',
  'data-route',
  'data-termini',
  'data-results',
  'data-deployment',
  'data-suggestion',
  'data-counters',
  'data-minor-forage',
] as const;
export type DataReason = (typeof dataReasons)[number];
export type DataFaults = Faults<DataReason>;
