import { NOWHERE, tablesOf } from '@cabinet-wars/seven-years-world-war/data';
import type { OpenView } from '../seen.ts';

/** The squares beside a square that units can come from. */
export function neighboursOf(open: OpenView, square: number): number[] {
  const { across } = tablesOf(open);
  return [0, 1, 2, 3].map((direction) => across[square * 4 + direction]).filter((each) => each !== NOWHERE);
}
