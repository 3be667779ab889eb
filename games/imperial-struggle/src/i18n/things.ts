import { type AdvantageId, isAdvantageId } from '../data/advantages.ts';
import { isEventId } from '../data/events.ts';
import { type InvestmentId, investmentOf } from '../data/investments.ts';
import { isMinistryId, type MinistryId } from '../data/ministries.ts';
import type { PointId } from '../data/points.ts';
import type { Cause } from '../vocabulary/events.ts';
import type { Glossary, Setting } from './tables.ts';

/** Things whose names no grammar changes, with the numbers of a data set. */
export const things = (glossary: Glossary, { investments, basic, bonus, awards }: Setting) => ({
  ministry: (id: MinistryId) => glossary.ministries[id].name,
  advantage: (id: AdvantageId) => glossary.advantages[id].name,
  cause: (id: Cause) => (isMinistryId(id) ? glossary.ministries[id].name : glossary.causes[id]),
  /** A card or tile that has a say in a price. */
  source: (id: string) => {
    if (isMinistryId(id)) return glossary.ministries[id].name;
    if (isEventId(id)) return glossary.events[id].name;
    return isAdvantageId(id) ? glossary.advantages[id].name : id;
  },
  points: (n: number, id: PointId) => `${n} ${id}`,
  tile: (id: InvestmentId) => glossary.investment(investments[investmentOf(id)]),
  basic: (kind: number) => glossary.warTile(basic[kind]),
  bonus: (kind: number) => glossary.warTile(bonus[kind]),
  award: (award: number) => glossary.award(awards[award]),
});
