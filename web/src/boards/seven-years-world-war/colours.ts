import { NATIONS, type NationId, POWER_COUNT } from '@cabinet-wars/seven-years-world-war/data';
import type { CounterPower } from '../../counters/index.ts';

/** A power keeps its colour and emblem in all games: the figures are in `web/src/theme` (`--cw-prussia`), by these names. */
const COLOURS: Readonly<Record<NationId, CounterPower>> = {
  GB: 'britain',
  FR: 'france',
  PR: 'prussia',
  AU: 'austria',
  RU: 'russia',
  MC: 'maratha',
  ME: 'manchu',
  UP: 'united-provinces',
  SP: 'spain',
  OT: 'ottoman',
  minor: 'minor',
};
export const colourOf = (nation: NationId): CounterPower => COLOURS[nation];

/** Minor powers share one; a land that is nobody's has none. */
export const colourOfLand = (land: number): CounterPower | null =>
  land < 0 ? null : land < POWER_COUNT ? colourOf(NATIONS[land]) : 'minor';
