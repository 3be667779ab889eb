import type { Seat } from '@cabinet-wars/kernel';
import type { Land } from '../data/powers.ts';
import { procedure } from '../words.ts';

export interface RecruitingTable {
  seat: Seat;
  land: Land;
  rebels: boolean;
}

/** 29.3. One roll on the minor powers' recruiting table for a land. */
export const recruitingTable = procedure<RecruitingTable>('recruiting-table')({
  begin: () => {},
});
