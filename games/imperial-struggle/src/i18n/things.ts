import type { AdvantageId } from '../data/advantages.ts';
import { isEventId } from '../data/events.ts';
import { type InvestmentId, investmentOf } from '../data/investments.ts';
import { isMinistryId, type MinistryId } from '../data/ministries.ts';
import type { PointId } from '../data/points.ts';
import type { Cause } from '../vocabulary/events.ts';
import type { Setting, Words } from './tables.ts';

/** Things whose names no grammar changes, with the numbers of a data set. */
export const things = (words: Words, { investments, basic, bonus, awards }: Setting) => ({
  ministry: (id: MinistryId) => words.ministries[id].name,
  advantage: (id: AdvantageId) => words.advantages[id].name,
  cause: (id: Cause) => (isMinistryId(id) ? words.ministries[id].name : words.causes[id]),
  /** A card or tile that has a say in a price. */
  source: (id: string) => {
    if (isMinistryId(id)) return words.ministries[id].name;
    return isEventId(id) ? words.events[id].name : words.advantages[id as AdvantageId].name;
  },
  points: (n: number, id: PointId) => `${n} ${id}`,
  tile: (id: InvestmentId) => words.investment(investments[investmentOf(id)]),
  basic: (kind: number) => words.warTile(basic[kind]),
  bonus: (kind: number) => words.warTile(bonus[kind]),
  award: (award: number) => words.award(awards[award]),
});
