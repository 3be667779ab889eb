import type { Deal, Seat } from '@cabinet-wars/kernel';
import type { State } from '@cabinet-wars/seven-years-world-war/view';
import type { Reply } from '../../bot.ts';
import { listPrice, type Scales, worthTo } from './worth-of-deals.ts';

/** In hundredths of the points a seat began with: what a bargain must bring. */
export const WORTH_IT = 2;
/** More points than that are not asked for. */
const MOST_MORE = 30;
const MOST_INSTEAD = 2;

/**
 * A gift is taken. A bargain is taken where it leaves the seat better off by a margin, what it gives the other counted against it,
 * and where nothing goes for less than its list price: so nobody grows rich on it, however often he asks.
 */
export function accepts(scales: Scales, g: State, seat: Seat, deal: Deal): Reply {
  if (deal.t === 'points' && deal.to === seat) return { accept: true, why: { why: 'gift' } };
  if (deal.t !== 'trade' && deal.t !== 'agreement') return { accept: false, why: { why: 'no-such-deal' } };
  const gain = worthTo(scales, g, seat, deal);
  if (gain === null) return { accept: false, why: { why: 'no-such-deal' } };
  if (isFair(g, seat, deal) && gain >= WORTH_IT)
    return { accept: true, why: { why: 'fair-trade', gain: Math.round(gain) } };
  return refusal(scales, g, seat, deal);
}

/** Whether what one gives fetches its price; what one is to pay later is given too, so that nobody lends at interest. */
export function isFair(g: State, seat: Seat, deal: Deal): boolean {
  const [own, others, party] = deal.from === seat ? (['', 'Back', 'from'] as const) : (['Back', '', 'to'] as const);
  const owed = deal.clause === 'pay' && (deal.binds === party || deal.binds === 'both') ? Number(deal.sum) : 0;
  return listPrice(g, deal, others) >= listPrice(g, deal, own) + owed;
}

function refusal(scales: Scales, g: State, seat: Seat, deal: Deal): Reply {
  const instead: Deal[] = [];
  const isTaken = (other: Deal): boolean =>
    isFair(g, seat, other) && (worthTo(scales, g, seat, other) ?? Number.NEGATIVE_INFINITY) >= WORTH_IT;
  const offered = asTrade(deal);
  const has = Number(offered.points ?? 0);
  const dear = enough(offered, Math.min(g.treasury[deal.from], has + MOST_MORE), isTaken);
  if (dear !== null) instead.push(dear);
  for (const lesser of lessThan(offered)) if (instead.length < MOST_INSTEAD && isTaken(lesser)) instead.push(lesser);
  if (dear !== null) return { accept: false, why: { why: 'wants-more', more: Number(dear.points) - has }, instead };
  const isPrecious = offered.powerBack != null || offered.neutralBack != null;
  return { accept: false, why: { why: isPrecious ? 'not-for-that' : 'poor-trade' }, instead };
}

/** With as few more points as will do; null where none would. The worth grows with the points, so halves tell. */
function enough(deal: Deal, most: number, isTaken: (deal: Deal) => boolean): Deal | null {
  const withPoints = (points: number): Deal => ({ ...deal, points });
  let [low, high] = [Number(deal.points ?? 0), most];
  if (high <= low || !isTaken(withPoints(high))) return null;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (isTaken(withPoints(middle))) high = middle;
    else low = middle;
  }
  return withPoints(high);
}

/** The same with one thing less asked of the other. */
function lessThan(deal: Deal): Deal[] {
  const unwritten = { clause: null, binds: null, land: null, square: null, sum: null, until: null };
  const less: Deal[] = ['powerBack', 'neutralBack', 'markerBack', 'pointsBack']
    .filter((term) => deal[term] != null)
    .map((term) => ({ ...deal, [term]: null }));
  if (deal.clause != null) less.push(deal.binds === 'both' ? { ...deal, binds: 'from' } : { ...deal, ...unwritten });
  return less.filter(isSomething);
}

const isSomething = (deal: Deal): boolean =>
  ['points', 'marker', 'power', 'neutral', 'clause'].some((term) => deal[term] != null);

/** A written clause alone, as a trade to which points can be added. */
function asTrade(deal: Deal): Deal {
  if (deal.t === 'trade') return deal;
  const nothing = { points: null, marker: null, power: null, neutral: null };
  const back = { pointsBack: null, markerBack: null, powerBack: null, neutralBack: null };
  return { ...nothing, ...back, ...deal, t: 'trade' };
}
