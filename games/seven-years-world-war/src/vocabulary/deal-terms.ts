import { isOneOf, type Seat } from '@cabinet-wars/kernel';
import { isMarkerId, type MarkerId } from '../data/markers.ts';
import { isPowerId, type PowerId } from '../data/powers.ts';
import { isSquareId, type SquareId } from '../data/squares.ts';
import { CLAUSES, type ClauseId } from './clauses.ts';

/** A side of a trade: what it gives. */
export interface Side {
  readonly seat: Seat;
  readonly points: number;
  readonly marker: MarkerId | null;
  readonly power: PowerId | null;
  readonly neutral: PowerId | null;
}

/** What a deal says, each term with its type; null where it does not say anything. `DEAL_KINDS` tells which kind has which. */
export interface DealTerms {
  readonly from: Seat;
  /** −1: nobody, for what a player does at any time. */
  readonly to: Seat;
  readonly points: number;
  readonly marker: MarkerId | null;
  readonly power: PowerId | null;
  /** Whom a hand is shown to; null: everybody. */
  readonly seat: Seat | null;
  /** To whom a debt is paid; −1: nobody. */
  readonly creditor: Seat;
  /** Both sides of a trade. */
  readonly sides: readonly [Side, Side];
  readonly clause: ClauseId | null;
  readonly about: PowerId | SquareId | null;
  readonly sum: number;
  readonly until: number | null;
}

/** Deals are checked against their kinds as they come in; from here on their terms have types. */
export function dealTerms(deal: Readonly<Record<string, unknown>>): DealTerms {
  const from = numberIn(deal.from) ?? -1;
  const to = numberIn(deal.to) ?? -1;
  const one = side(from, deal, '');
  return {
    from,
    to,
    points: one.points,
    marker: one.marker,
    power: one.power,
    seat: numberIn(deal.seat),
    creditor: numberIn(deal.creditor) ?? -1,
    sides: [one, side(to, deal, 'Back')],
    clause: isOneOf(CLAUSES, deal.clause) ? deal.clause : null,
    about: powerIn(deal.land) ?? (isSquareId(deal.square) ? deal.square : null),
    sum: numberIn(deal.sum) ?? 0,
    until: numberIn(deal.until),
  };
}

const side = (seat: Seat, deal: Readonly<Record<string, unknown>>, back: '' | 'Back'): Side => {
  const marker = deal[`marker${back}`];
  return {
    seat,
    points: numberIn(deal[`points${back}`]) ?? 0,
    marker: isMarkerId(marker) ? marker : null,
    power: powerIn(deal[`power${back}`]),
    neutral: powerIn(deal[`neutral${back}`]),
  };
};

const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const powerIn = (value: unknown): PowerId | null => (isPowerId(value) ? value : null);
