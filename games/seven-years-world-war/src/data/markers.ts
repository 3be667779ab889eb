import { indexed } from '@cabinet-wars/kernel';
/** Campaign markers, leaders included (29.7). Ids are for ever. */
export const MARKERS = [
  'attrition',
  'balance-of-power',
  'voltaire',
  'corruption',
  'coalition-rallies',
  'diplomacy-1',
  'diplomacy-2',
  'diplomacy-3',
  'expedition',
  'forced-march',
  'grand-tour',
  'honors-of-war',
  'illuminati',
  'laissez-faire',
  'manufacturing-inventions',
  'minor-power-alliance',
  'revolution',
  'scientific-breakthrough',
  'trading-charter',
  'sturm-und-drang',
  'general-1',
  'general-2',
  'general-3',
  'admiral-1',
  'admiral-2',
] as const;
export type MarkerId = (typeof MARKERS)[number];
/** A marker by its index in `MARKERS`. */
export type Marker = number;
export const MARKER_COUNT = MARKERS.length;
export const MARKER: Readonly<Record<MarkerId, Marker>> = indexed(MARKERS);
export const isMarkerId = (id: unknown): id is MarkerId => typeof id === 'string' && Object.hasOwn(MARKER, id);

const numbered = (...names: string[]): readonly number[] =>
  MARKERS.map((id) => (names.includes(id.slice(0, -2)) ? Number(id.slice(-1)) : 0));
/** What a diplomacy marker adds (9.5); 0 for others. */
export const DIPLOMACY_VALUE = numbered('diplomacy');
/** A leader's command value (20.4); 0 for what is no leader. */
export const COMMAND_VALUE = numbered('general', 'admiral');
export const IS_DIPLOMACY: readonly boolean[] = DIPLOMACY_VALUE.map((value) => value > 0);
export const IS_LEADER: readonly boolean[] = COMMAND_VALUE.map((value) => value > 0);
export const IS_GENERAL: readonly boolean[] = MARKERS.map((id) => id.startsWith('general'));
export const IS_ADMIRAL: readonly boolean[] = MARKERS.map((id) => id.startsWith('admiral'));
/** Played the instant they are picked (8.42). */
export const IS_FORCED: readonly boolean[] = MARKERS.map((id) => id === 'balance-of-power' || id === 'revolution');
