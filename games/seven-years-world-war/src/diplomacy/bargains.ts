import type { Deal, DealKind, Reason, Seat, Terms } from '@cabinet-wars/kernel';
import { TURNS } from '../data/charts.ts';
import { IS_LEADER, MARKER, MARKERS } from '../data/markers.ts';
import { POWER, POWERS } from '../data/powers.ts';
import { SQUARES } from '../data/squares.ts';
import { has, heldBy, limitOf } from '../markers/hands.ts';
import { mayPay } from '../money/money.ts';
import { inBox, type State } from '../state.ts';
import { CLAUSES, type ClauseId } from '../vocabulary/clauses.ts';
import { dealTerms, type Side } from '../vocabulary/deal-terms.ts';
import { because } from '../vocabulary/reasons.ts';
import { debtOf } from './agreements.ts';
import { powersOf } from './control.ts';

const MOST_POINTS = 999;
const points = { kind: 'number', from: 1, to: MOST_POINTS, optional: true } as const;
const marker = { kind: 'one-of', values: MARKERS, optional: true } as const;
const power = { kind: 'one-of', values: POWERS, optional: true } as const;

/** Whom a clause binds. */
export const BINDS = ['from', 'to', 'both'] as const;
/** A clause in writing: what it forbids or asks for, whom it binds, what it is about, and until when. */
const clause: Terms = {
  clause: { kind: 'one-of', values: CLAUSES },
  binds: { kind: 'one-of', values: BINDS },
  land: power,
  square: { kind: 'one-of', values: SQUARES, optional: true },
  sum: points,
  /** The last turn it binds; if none is named, the one in which it is agreed. */
  until: { kind: 'number', from: 1, to: TURNS, optional: true },
};

/**
 * What each side of a trade gives: points, a marker, a power, or a power's neutrality. The second four are asked in return. A
 * clause may be part of the bargain: all is done, or nothing.
 */
const trade: Terms = {
  points,
  marker,
  power,
  neutral: power,
  pointsBack: points,
  markerBack: marker,
  powerBack: power,
  neutralBack: power,
  ...Object.fromEntries(Object.entries(clause).map(([key, term]) => [key, { ...term, optional: true }])),
};

/** 7.2: all one's markers or one of them, to one player or to all. */
const show: Terms = { marker, seat: { kind: 'seat', optional: true } };

/** 21.1: what players may agree on; with nobody, what a player may do at any time (7.2, 8.31, 22.22, 29.7). */
export const DEAL_KINDS: readonly DealKind[] = [
  { t: 'points', money: true, terms: { points: { kind: 'number', from: 1, to: MOST_POINTS } } },
  { t: 'trade', money: false, terms: trade },
  { t: 'agreement', money: true, terms: clause },
  { t: 'sign-treaty', money: true, withNobody: true, terms: {} },
  { t: 'unsign-treaty', money: true, withNobody: true, terms: {} },
  {
    t: 'settle',
    money: true,
    withNobody: true,
    terms: { creditor: { kind: 'seat' }, sum: { ...points, optional: false } },
  },
  { t: 'show-hand', money: true, withNobody: true, terms: show },
  { t: 'give-up', money: false, withNobody: true, terms: { marker: { kind: 'one-of', values: MARKERS }, power } },
  { t: 'breakthrough', money: false, withNobody: true, terms: {} },
];

/** Why a deal cannot be made as things stand. It looks at nothing its proposer does not know. */
export function mayDeal(g: State, deal: Deal): Reason | null {
  if (g.final !== null) return because({ why: 'game-over' });
  if (g.turn === 0) return because({ why: 'no-game-yet' });
  switch (deal.t) {
    case 'points':
      return mayPay(g, deal.from, dealTerms(deal).points);
    case 'trade':
      return mayTrade(g, deal);
    case 'agreement':
      return mayAgree(g, deal);
    case 'sign-treaty':
      return hasSigned(g, deal.from) ? because({ why: 'signed-already' }) : null;
    case 'unsign-treaty':
      return hasSigned(g, deal.from) && !g.treaty ? null : because({ why: 'not-signed' });
    case 'settle':
      return maySettle(g, deal);
    case 'show-hand':
      return mayShow(g, deal);
    case 'give-up':
      return mayGiveUp(g, deal);
    default:
      return mayBreakThrough(g, deal.from);
  }
}

export const hasSigned = (g: State, seat: Seat): boolean =>
  g.agreements.some(({ clause, by }) => clause === 'treaty' && by === seat);

function mayTrade(g: State, deal: Deal): Reason | null {
  const [one, other] = dealTerms(deal).sides;
  const isEmpty = [one, other].every((each) => each.points === 0 && !each.marker && !each.power && !each.neutral);
  if (isEmpty && deal.clause === null) return because({ why: 'nothing-in-it' });
  // What the other holds is his secret: if he has not what he agrees to give, the deal is void.
  if (one.marker !== null && !has(g, one.seat, MARKER[one.marker]))
    return because({ why: 'marker-not-held', marker: one.marker });
  return mayGive(g, one, other) ?? mayGive(g, other, one) ?? mayPayFor(g, one, other) ?? mayAgree(g, deal);
}

function mayGive(g: State, giver: Side, taker: Side): Reason | null {
  for (const id of [giver.power, giver.neutral])
    if (id !== null && g.control[POWER[id]] !== giver.seat) return because({ why: 'not-controlled', power: id });
  const lost = new Set([giver.power, giver.neutral].filter((id) => id !== null));
  const left = powersOf(g, giver.seat).length - lost.size + (taker.power === null ? 0 : 1);
  // 29.1: nobody is ever left without a power.
  if (left < 1) return because({ why: 'last-power', power: [...lost][0] });
  if (lost.size < Number(giver.power !== null) + Number(giver.neutral !== null))
    return because({ why: 'nothing-in-it' });
  const markers = heldBy(g, giver.seat) - Number(giver.marker !== null) + Number(taker.marker !== null);
  if (taker.marker !== null && markers > limitOf(g)) return because({ why: 'hand-full', most: limitOf(g) });
  return null;
}

/** What another has in his treasury is not told to who asks for more of it (7.0). */
const mayPayFor = (g: State, one: Side, other: Side): Reason | null =>
  mayPay(g, one.seat, one.points) ??
  (mayPay(g, other.seat, other.points) === null ? null : because({ why: 'other-cannot-pay', points: other.points }));

/** Each clause has the terms it needs, and no others; a trade without one has none. */
const NEEDED: Readonly<Record<ClauseId, string | null>> = {
  'no-attack': null,
  'no-entry': 'land',
  'no-diplomacy': 'land',
  leave: 'square',
  pay: 'sum',
};

function mayAgree(g: State, deal: Deal): Reason | null {
  const { clause, until } = dealTerms(deal);
  const needed = clause === null ? [] : ['binds', NEEDED[clause]];
  const fits = ['binds', 'land', 'square', 'sum'].every((term) => (deal[term] !== null) === needed.includes(term));
  if (!fits || (clause === null && until !== null)) return because({ why: 'clause-terms' });
  return until !== null && until < g.turn ? because({ why: 'until-past', turn: until }) : null;
}

/** What is owed may be paid before it is due. */
function maySettle(g: State, deal: Deal): Reason | null {
  const { from, creditor, sum } = dealTerms(deal);
  return debtOf(g, from, creditor, sum) === undefined ? because({ why: 'no-such-debt' }) : mayPay(g, from, sum);
}

function mayShow(g: State, deal: Deal): Reason | null {
  const { from, marker: id, seat } = dealTerms(deal);
  if (seat === from || g.hands[from] === 0) return because({ why: 'no-point' });
  return id === null || has(g, from, MARKER[id]) ? null : because({ why: 'marker-not-held', marker: id });
}

function mayGiveUp(g: State, deal: Deal): Reason | null {
  const { from, marker: id, power: box } = dealTerms(deal);
  if (id === null) return because({ why: 'nothing-in-it' });
  const index = MARKER[id];
  if (box === null) return has(g, from, index) ? null : because({ why: 'marker-not-held', marker: id });
  if (g.control[POWER[box]] !== from) return because({ why: 'not-controlled', power: box });
  const place = inBox(POWER[box], index);
  return IS_LEADER[index] && g.leaders[place] + g.tired[place] > 0
    ? null
    : because({ why: 'no-such-leader', marker: id });
}

const mayBreakThrough = (g: State, seat: Seat): Reason | null =>
  has(g, seat, MARKER['scientific-breakthrough'])
    ? null
    : because({ why: 'marker-not-held', marker: 'scientific-breakthrough' });
