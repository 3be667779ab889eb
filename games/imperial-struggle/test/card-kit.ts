import { EVENT, EVENT_BONUS, EVENT_ERA, EVENT_TYPE, type EventId } from '../src/data/events.ts';
import { INVESTMENTS, type InvestmentId } from '../src/data/investments.ts';
import type { KeywordId, MinistryId } from '../src/data/ministries.ts';
import { POINTS } from '../src/data/points.ts';
import { opponentOf, SIDES, type SideId, sideOf } from '../src/data/sides.ts';
import { tablesOf } from '../src/data/tables.ts';
import { THEATRES, THEATRES_OF } from '../src/data/wars.ts';
import { actionOf } from '../src/peace/round.ts';
import { LIMITS } from '../src/vocabulary/limits.ts';
import { inRound, type Table, type Trial } from './kit.ts';

/** A ministry with the keyword, by Era. */
const WITH: Readonly<Record<SideId, Readonly<Record<KeywordId, readonly [MinistryId, MinistryId, MinistryId]>>>> = {
  france: {
    governance: ['cardinal-ministers', 'choiseul', 'marquis-de-condorcet'],
    finance: ['john-law', 'choiseul', 'turgot'],
    mercantilism: ['new-world-huguenots', 'dupleix', 'north-american-trade'],
    style: ['court-of-the-sun-king', 'pompadour-and-du-barry', 'pompadour-and-du-barry'],
    scholarship: ['court-of-the-sun-king', 'voltaire', 'voltaire'],
  },
  britain: {
    governance: ['robert-walpole', 'pitt-the-elder', 'edmund-burke'],
    finance: ['bank-of-england', 'merchant-banks', 'merchant-banks'],
    mercantilism: ['east-india-company', 'east-india-company', 'townshend-acts'],
    style: ['jonathan-swift', 'charles-hanbury-williams', 'papacy-hanover-negotiations'],
    scholarship: ['edmond-halley', 'samuel-johnson', 'james-watt'],
  },
};

/** A tile with the Event symbol and the Major action the card asks for. */
const tiles = tablesOf({ data: 'second-printing' }).investments;
export const tileFor = (event: EventId): InvestmentId => {
  const type = EVENT_TYPE[EVENT[event]];
  return INVESTMENTS[tiles.findIndex((tile) => tile.event && (type < 0 || tile.major === type))];
};

/** Lays what gives a side the card's bonus. */
function layBonus(table: Table, side: SideId, event: EventId, turn: number): void {
  const bonus = EVENT_BONUS[EVENT[event]];
  if (bonus === null) throw new Error(`${event} has no bonus`);
  if (bonus.by === 'keyword') table.ministry(WITH[side][bonus.keyword][(turn - 1) >> 1]);
  else if (bonus.by === 'available-debt') table.debt(SIDES[opponentOf(sideOf(side))], bonus.lead);
  else if (bonus.by === 'bonus-tiles') table.bonus(side, THEATRES[THEATRES_OF[table.g.war][0]], 0);
  else if (bonus.by === 'prestige') table.flag(side, 'scotland-prestige');
  else table.flag(side, 'savoy', 'spain-prestige-3');
}

export interface Play {
  readonly bonus?: boolean;
  readonly turn?: number;
  readonly tile?: InvestmentId;
  readonly lay?: (table: Table) => void;
  /** Stops where Advantages may be used before the effect. */
  readonly before?: boolean;
  /** What chance says while the card is carried out. */
  readonly numbers?: readonly number[];
}

/** A side's Action Round in which it has just played an Event. */
export function playing(
  side: SideId,
  event: EventId,
  { bonus = false, before = false, turn, tile, lay, numbers = [] }: Play = {},
): Trial {
  const when = turn ?? 2 * EVENT_ERA[EVENT[event]] + 1;
  const t = inRound({
    turn: when,
    side,
    tile: tile ?? tileFor(event),
    lay: (table) => {
      table.hand(side, event);
      if (bonus) layBonus(table, side, event, when);
      lay?.(table);
    },
  });
  t.numbers(...numbers).play(side, `event ${event}`);
  return t.key === 'effects.before' && !before ? t.play(side, 'carry-out') : t;
}

/** Points that wait to be spent: `D 2 europe`. */
export const granted = (t: Trial): string[] =>
  t.round.grants.map(({ points, n, limit }) => `${POINTS[points]} ${n}${limit === 0 ? '' : ` ${LIMITS[limit]}`}`);

export const sides = ['france', 'britain'] as const;
/** How far the track has gone for a side since 15. */
export const scored = (t: Trial, side: SideId): number => (side === 'france' ? t.vp - 15 : 15 - t.vp);
export const other = (side: SideId): SideId => (side === 'france' ? 'britain' : 'france');

/** Points left in the action under way. */
export const left = (t: Trial): number => actionOf(t.g)!.purse.reduce((sum, { n }) => sum + n, 0);
