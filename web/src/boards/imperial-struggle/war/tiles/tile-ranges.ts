import { tablesOf } from '@cabinet-wars/imperial-struggle/data';
import type { OpenView } from '../../read/seen.ts';
import type { TheatreSide } from '../../read/theatre.ts';

export interface TileRange {
  readonly least: number;
  readonly most: number;
}

const rangeAmong = (strengths: readonly number[]): TileRange => ({
  least: Math.min(...strengths),
  most: Math.max(...strengths),
});

/** What a tile of a kind may be worth, seen from its back. */
export const rangeOfTile = (open: OpenView, kind: 'basic' | 'bonus'): TileRange =>
  rangeAmong(tablesOf(open)[kind].map(({ strength }) => strength));

/** What one knows of one's own strength: all of it. */
export function knownOf(open: OpenView, { basic, bonus, total }: TheatreSide): number {
  const tables = tablesOf(open);
  const own = basic === undefined || basic === null ? 0 : tables.basic[basic].strength;
  return total + own + bonus.reduce<number>((sum, tile) => sum + (tile === null ? 0 : tables.bonus[tile].strength), 0);
}

/** Between what a strength lies, some of its tiles being face down. */
export function rangeOf(open: OpenView, { basic, bonus, total }: TheatreSide): TileRange {
  const tables = tablesOf(open);
  const of = (kind: 'basic' | 'bonus', tile: number | null): TileRange =>
    tile === null ? rangeOfTile(open, kind) : rangeAmong([tables[kind][tile].strength]);
  const parts = [...(basic === undefined ? [] : [of('basic', basic)]), ...bonus.map((tile) => of('bonus', tile))];
  return {
    least: parts.reduce((sum, { least }) => sum + least, total),
    most: parts.reduce((sum, { most }) => sum + most, total),
  };
}
