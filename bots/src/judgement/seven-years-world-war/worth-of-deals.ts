import type { AnyGame, Deal, Seat } from '@cabinet-wars/kernel';
import { isPowerId, isSquareId, POWER, squareOf, tablesOf } from '@cabinet-wars/seven-years-world-war/data';
import { treasuryValue } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { State } from '@cabinet-wars/seven-years-world-war/view';
import type { Recall } from '../../bot.ts';
import { gainOfDeal } from '../../learning/bargain.ts';
import type { Value } from '../../learning/value.ts';
import { survey } from './ground.ts';
import { inReach } from './reach.ts';

/** What bargains are weighed with. */
export interface Scales {
  readonly game: AnyGame;
  readonly value: Value<State>;
  readonly recall: Recall;
}

/** What things go for among people who want to stay friends, in treasury points. Nobody sells below that, however rich. */
const MARKER_PRICE = 4;
const POWER_PRICE = 12;

/** In hundredths of the points a seat began with, as victory is: what a clause costs whom it binds, besides what it forbids. */
const BOUND = 1;
const FORBIDDEN = 2;
/** Of what squares in reach are worth so much is given up by not attacking, and won by not being attacked. */
const REACH = 0.45;
const DANGER = 0.4;
/** As the ground lies now a clause is judged for so many turns: who is bound for longer gives up besides, every turn, so much of that. */
const FORESEEN = 2;
const LATER = 0.5;
/** A clause is worth less where the other has broken one before. */
const DISTRUSTED = 0.25;

/** What a deal is worth to a party: what changes hands, and what it may no longer do; null where it cannot be made. */
export function worthTo({ game, value, recall }: Scales, g: State, seat: Seat, deal: Deal): number | null {
  const gain = gainOfDeal(game, value, g, seat, deal);
  return gain === null ? null : gain + worthOfClause(g, seat, deal, recall);
}

function worthOfClause(g: State, seat: Seat, deal: Deal, recall: Recall): number {
  if (typeof deal.clause !== 'string' || deal.to === null) return 0;
  const isFrom = deal.from === seat;
  const other = isFrom ? deal.to : deal.from;
  const isBound = deal.binds === 'both' || deal.binds === (isFrom ? 'from' : 'to');
  const bindsOther = deal.binds === 'both' || deal.binds !== (isFrom ? 'from' : 'to');
  const hasBroken = recall.heard.some((event) => event.t === 'agreement-broken' && event.seat === other);
  const given = isBound ? -costOfClause(g, seat, other, deal) - BOUND * (1 + turnsBeyond(g, deal)) : 0;
  const got = bindsOther ? (hasBroken ? DISTRUSTED : 1) * giftOfClause(g, seat, other, deal) : 0;
  return given + got;
}

const share = (g: State, seat: Seat): number => 100 / Math.max(1, g.startingPoints[seat]);

function costOfClause(g: State, seat: Seat, other: Seat, deal: Deal): number {
  const { clause, square, sum } = deal;
  switch (clause) {
    case 'no-attack':
      survey(g);
      return (1 + LATER * turnsBeyond(g, deal)) * REACH * share(g, seat) * inReach(g, seat, other);
    case 'pay':
      return 0.1 * share(g, seat) * Number(sum);
    case 'leave':
      return isSquareId(square) ? share(g, seat) * prizeOf(g, square) : 0;
    default:
      return (1 + LATER * turnsBeyond(g, deal)) * FORBIDDEN;
  }
}

/** For how many turns more it binds than can be foreseen. A sum or a square is given up once, however late. */
const turnsBeyond = (g: State, { clause, until }: Deal): number =>
  clause === 'pay' || clause === 'leave' ? 0 : Math.max(0, Number(until ?? g.turn) - g.turn + 1 - FORESEEN);

/** What the other's being bound brings. */
function giftOfClause(g: State, seat: Seat, other: Seat, { clause, sum }: Deal): number {
  if (clause === 'pay') return 0.05 * share(g, seat) * Number(sum);
  if (clause !== 'no-attack') return 0.5;
  survey(g);
  return DANGER * share(g, seat) * inReach(g, other, seat);
}

const prizeOf = (g: State, square: Parameters<typeof squareOf>[0]): number =>
  Math.max(1, treasuryValue(g, squareOf(square))) + (tablesOf(g).capitalOf[squareOf(square)] < 0 ? 0 : 4);

/** What one side gives in a trade, at those prices: points, markers, powers and their neutrality. */
export function listPrice(g: State, deal: Deal, back: '' | 'Back'): number {
  const { freeMarkers } = tablesOf(g);
  const power = (id: unknown): number => (isPowerId(id) ? POWER_PRICE * Math.max(1, freeMarkers[POWER[id]]) : 0);
  return (
    Number(deal[`points${back}`] ?? 0) +
    (deal[`marker${back}`] == null ? 0 : MARKER_PRICE) +
    power(deal[`power${back}`]) +
    power(deal[`neutral${back}`])
  );
}
