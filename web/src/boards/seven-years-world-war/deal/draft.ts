import { type Deal, isOneOf } from '@cabinet-wars/kernel';
import {
  isPowerId,
  isSquareId,
  type MarkerId,
  type PowerId,
  type SquareId,
} from '@cabinet-wars/seven-years-world-war/data';
import { dealTerms } from '@cabinet-wars/seven-years-world-war/reckoning';
import { makeStore } from '../../kit/store.ts';

export type ClauseId = 'no-attack' | 'no-entry' | 'no-diplomacy' | 'leave' | 'pay';

/** What one side gives. */
export interface Half {
  readonly points: number;
  readonly marker: MarkerId | null;
  readonly power: PowerId | null;
  /** A power set free: neither side has it afterwards. */
  readonly neutral: PowerId | null;
}
export interface Promised {
  readonly clause: ClauseId;
  readonly binds: 'from' | 'to' | 'both';
  readonly land: PowerId | null;
  readonly square: SquareId | null;
  readonly sum: number;
  readonly until: number;
}

export type Column = 'give' | 'get';
export interface Adding {
  readonly column: Column;
  readonly what: 'marker' | 'power' | 'promise';
}

/** A bargain that is being put together. */
export interface Draft {
  readonly to: number | null;
  readonly give: Half;
  readonly get: Half;
  readonly promised: Promised | null;
  /** The next square pointed at on the map is the one the promise is about. */
  readonly picksSquare: boolean;
  /** What is being added to a column. */
  readonly adding: Adding | null;
  /** The column in sight where there is room for one. */
  readonly column: Column;
  /** The offer this one would take the place of. */
  readonly against: number | null;
  /** What lies on the plate. */
  readonly shown: 'bargain' | 'agreements';
}

export const NOTHING: Half = { points: 0, marker: null, power: null, neutral: null };
export const NO_DRAFT: Draft = {
  to: null,
  give: NOTHING,
  get: NOTHING,
  promised: null,
  picksSquare: false,
  adding: null,
  column: 'give',
  against: null,
  shown: 'bargain',
};

export const drafting = makeStore<Draft>(NO_DRAFT);

export const isEmpty = ({ give, get, promised }: Draft): boolean =>
  promised === null &&
  [give, get].every(
    ({ points, marker, power, neutral }) => points === 0 && marker === null && power === null && neutral === null,
  );

const orNull = (points: number): number | null => (points > 0 ? points : null);

/** The bargain as it is offered: every term, null where it says nothing. */
export function dealOf({ give, get, promised }: Draft, from: number, to: number): Deal {
  const needs = promised?.clause;
  return {
    t: 'trade',
    from,
    to,
    points: orNull(give.points),
    marker: give.marker,
    power: give.power,
    neutral: give.neutral,
    pointsBack: orNull(get.points),
    markerBack: get.marker,
    powerBack: get.power,
    neutralBack: get.neutral,
    clause: promised?.clause ?? null,
    binds: promised?.binds ?? null,
    land: needs === 'no-entry' || needs === 'no-diplomacy' ? (promised?.land ?? null) : null,
    square: needs === 'leave' ? (promised?.square ?? null) : null,
    sum: needs === 'pay' ? orNull(promised?.sum ?? 0) : null,
    until: promised?.until ?? null,
  };
}

const TURNED = { from: 'to', to: 'from', both: 'both' } as const;

/** An offer, seen from one's own side: what they offered to give is what I would get. */
export function draftFrom(deal: Deal, me: number, turn: number): Partial<Draft> {
  const { from, to, sides, clause, about, sum, until } = dealTerms(deal);
  const isMine = from === me;
  const half = ({ points, marker, power, neutral }: Half): Half => ({ points, marker, power, neutral });
  const [one, other] = sides;
  const binds = isOneOf(['from', 'to', 'both'] as const, deal.binds) ? deal.binds : 'both';
  return {
    to: isMine ? to : from,
    give: half(isMine ? one : other),
    get: half(isMine ? other : one),
    promised:
      clause === null
        ? null
        : {
            clause,
            binds: isMine ? binds : TURNED[binds],
            land: isPowerId(about) ? about : null,
            square: isSquareId(about) ? about : null,
            sum,
            until: until ?? turn,
          },
  };
}
