import { frameOf, type Seat } from '@cabinet-wars/kernel';
import type { Power } from '../data/powers.ts';
import type { Square } from '../data/squares.ts';
import { occupier } from '../pieces.ts';
import type { OpenState, State } from '../state.ts';
import { taxableSquares, treasuryValue } from './money.ts';
import { tradeOf } from './trade-routes.ts';

/** One player's taxation (10.1, 25.0), as long as it is under way. */
export interface Taxation {
  seat: Seat;
  /** Powers that have raised taxes, the last of them now, and what their taxes are multiplied by. */
  raised: Power[];
  factors: number[];
  /** By square that pays another rate than usual: the place in `raised` of the power that taxes it; pairs laid flat. */
  claims: number[];
  /** Squares the present power shares with others of the player's: to be asked for one by one (25.1). */
  mixed: Square[];
  /** Squares whose value Manufacturing Inventions have doubled, once for each marker. */
  doubled: Square[];
}

/** What taxation leaves for the rest of the treasury phase: squares taxed at another rate than usual, and that rate; pairs. */
export interface Rates {
  rates: number[];
}

export const beginTaxation = (seat: Seat): Taxation => ({
  seat,
  raised: [],
  factors: [],
  claims: [],
  mixed: [],
  doubled: [],
});

/** The taxation under way; null at other times. Looked up by name, so that effects of markers need not know the step. */
export const taxationUnderWay = (g: OpenState): Taxation | null => frameOf<Taxation>(g, 'taxation');

/** Which power, by its place in `raised`, taxes a square; −1 where taxes are as usual. */
export const claimOf = (f: Taxation, square: Square): number => f.claims[pairAt(f.claims, square) + 1] ?? -1;

function pairAt(pairs: readonly number[], key: number): number {
  for (let i = 0; i < pairs.length; i += 2) if (pairs[i] === key) return i;
  return pairs.length;
}

/** 29.4: what a square's value is multiplied by. */
function rateOf(f: Taxation, square: Square): number {
  const claim = claimOf(f, square);
  return claim < 0 ? 1 : f.factors[claim];
}

/** 10.11: what the squares pay, each at its rate (29.4). */
export const taxesOf = (g: OpenState, f: Taxation): number =>
  taxableSquares(g, f.seat).reduce((sum, square) => sum + treasuryValue(g, square) * rateOf(f, square), 0);

/** 29.7, ruling 103: what Manufacturing Inventions add: a held square's value once more, at the rate it is taxed. */
export const inventionsOf = (g: OpenState, f: Taxation): number =>
  f.doubled
    .filter((square) => occupier(g, square) === f.seat)
    .reduce((sum, square) => sum + treasuryValue(g, square) * rateOf(f, square), 0);

/** What the taxation under way would bring if it were closed now; null at other times. */
export function revenueNow(g: OpenState): number | null {
  const f = taxationUnderWay(g);
  return f === null ? null : taxesOf(g, f) + inventionsOf(g, f) + tradeOf(g, f.seat);
}

/** What taxation leaves behind for Manufacturing Inventions that are played later in the phase. */
export function keepRates(g: State, f: Taxation): void {
  const phase = frameOf<Rates>(g, 'treasury');
  if (phase !== null) phase.rates = f.claims.map((entry, i) => (i % 2 === 0 ? entry : f.factors[entry]));
}

/** The rate a square was taxed at in the treasury phase under way. */
export function rateInForce(g: State, square: Square): number {
  const rates = frameOf<Rates>(g, 'treasury')?.rates ?? [];
  return rates[pairAt(rates, square) + 1] ?? 1;
}

/** The squares a power's attempt to raise taxes bore on (25.3). */
export function claimedBy(f: Taxation, power: Power): Square[] {
  const place = f.raised.indexOf(power);
  return f.claims.filter((_, i) => i % 2 === 0 && f.claims[i + 1] === place);
}
