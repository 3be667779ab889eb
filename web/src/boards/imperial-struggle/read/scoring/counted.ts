import {
  COMMODITIES,
  eraOfTurn,
  IS_PRESTIGE,
  MARKETS_OF,
  PRESTIGE_VP,
  REGION,
  REGIONS,
  SPACES,
  type SpaceId,
  tablesOf,
} from '@cabinet-wars/imperial-struggle/data';
import type { Naming } from '../../i18n/index.ts';
import type { OpenView } from '../seen.ts';
import type { Marks } from '../targets.ts';
import type { Scored } from './scoring-steps.ts';

const isCounted = (of: Scored, space: number): boolean => {
  switch (of.t) {
    case 'region':
      return REGIONS[REGION[space]] === of.id;
    case 'prestige':
      return IS_PRESTIGE[space];
    case 'demand':
      return MARKETS_OF[COMMODITIES.indexOf(of.id)].includes(space);
    case 'ministry':
      return false;
  }
};

/** The spaces a step counts: flagged by either side and without a Conflict, ringed. */
export const countedMarks = (open: OpenView, of: Scored): Marks =>
  Object.fromEntries(
    SPACES.flatMap((id, space): [SpaceId, { readonly state: 'acts' }][] =>
      isCounted(of, space) && (open.flags[space] === 0 || open.flags[space] === 1) && open.conflicts[space] === 0
        ? [[id, { state: 'acts' }]]
        : [],
    ),
  );

/** What a step is worth, whoever takes it. */
export function worthOf(open: OpenView, of: Scored, { own, game }: Naming): string {
  if (of.t === 'region') {
    const award = tablesOf(open).awards[open.awards[REGIONS.indexOf(of.id)]];
    return award === undefined ? '' : own.award(award.vp, award.trp, award.lead);
  }
  if (of.t === 'prestige') return `${PRESTIGE_VP} ${game.vp}`;
  if (of.t === 'demand')
    return own.rewardShort(tablesOf(open).demand[COMMODITIES.indexOf(of.id)][eraOfTurn(open.turn)]);
  return '';
}

/** Whether a lead is large enough, where an Award asks for one. */
export function leadText(open: OpenView, of: Scored, britain: number, france: number, { own }: Naming): string {
  if (of.t !== 'region' || britain === france) return '';
  const lead = tablesOf(open).awards[open.awards[REGIONS.indexOf(of.id)]]?.lead ?? 1;
  const by = Math.abs(britain - france);
  return lead > 1 ? own.leadEnough(by, by >= lead) : own.leadIs(by);
}
