import { ADVANTAGE_COUNT, ADVANTAGE_REGION, type Advantage, IS_TRADE_ADVANTAGE } from '../data/advantages.ts';
import { type Commodity, commodityOf } from '../data/demand.ts';
import type { EventId } from '../data/events.ts';
import { COUNTRY, type CountryId, EUROPE, INDIA, type Region } from '../data/map/regions.ts';
import {
  COMMODITY,
  COUNTRY_OF,
  IS_POLITICAL,
  IS_PRESTIGE,
  MARKETS_OF,
  REGION,
  SPACE,
  SPACES,
  SPACES_OF,
  type Space,
} from '../data/map/spaces.ts';
import {
  BURKE,
  DUPLEIX,
  EAST_INDIA_COMPANY,
  JAMES_WATT,
  JOHN_LAW,
  LAVOISIER,
  MERCHANT_BANKS,
  type MinistryId,
  NORTH_AMERICAN_TRADE,
  POMPADOUR,
  SAMUEL_JOHNSON,
  SUN_KING,
  SWIFT,
  TURGOT,
  VOLTAIRE,
} from '../data/ministries.ts';
import { ECONOMIC, type Point } from '../data/points.ts';
import { BRITAIN, FRANCE, NOBODY, type Side } from '../data/sides.ts';
import { controllerOf, countHeld, isSpoilt } from '../map/control.ts';
import { changeTreaty, debtLead, reduceDebt, score } from '../money/accounts.ts';
import { HANBURY_WILLIAMS_PRICES, PACTE_DE_FAMILLE, type Round, roundOf, WATT_PAID } from '../peace/round.ts';
import type { Context } from '../procedure.ts';
import type { Open, State } from '../state.ts';
import { isFaceUp } from './face-up.ts';

/** What face-up ministries change without being used: asked by the rules at the moments they speak of. */

const among = (...countries: CountryId[]): readonly boolean[] =>
  SPACES.map((_, space) => countries.some((id) => COUNTRY_OF[space] === COUNTRY[id]));
const IN_ISLES = among('ireland', 'scotland');
const IN_NORTH = among('prussia', 'german-states', 'russia');
const IN_FAMILY = among('spain', 'austria');
const IS_AMERICAN: readonly boolean[] = SPACES.map((_, space) =>
  [SPACE['sons-of-liberty'], SPACE['usa-2'], SPACE['usa-3']].includes(space),
);
const IRELAND = SPACES_OF[COUNTRY.ireland];
const SCOTLAND = SPACES_OF[COUNTRY.scotland];
const COTTON = commodityOf('cotton');
const SPICE = commodityOf('spice');
const FURS_AND_FISH: readonly Space[] = [...MARKETS_OF[commodityOf('furs')], ...MARKETS_OF[commodityOf('fish')]];

/** What makes a political shift 1 D cheaper as long as it lasts. All of it is Britain's. */
const REDUCERS: readonly {
  readonly by: MinistryId | EventId;
  holds(g: Open, round: Round, space: Space): boolean;
}[] = [
  {
    by: 'jonathan-swift',
    holds: (g, _round, space) => g.flags[space] === NOBODY && IN_ISLES[space] && isFaceUp(g, SWIFT),
  },
  { by: 'edmund-burke', holds: (g, _round, space) => IS_AMERICAN[space] && isFaceUp(g, BURKE) },
  {
    by: 'charles-hanbury-williams',
    holds: (g, { effects }, space) =>
      g.flags[space] === FRANCE && IN_NORTH[space] && (effects & HANBURY_WILLIAMS_PRICES) !== 0,
  },
  {
    by: 'pacte-de-famille',
    holds: (g, { effects }, space) =>
      g.flags[space] === FRANCE && IN_FAMILY[space] && (effects & PACTE_DE_FAMILLE) !== 0,
  },
];

/** How much a political shift is cheaper by what lasts. */
export function shiftReduction(g: Open, round: Round, space: Space): number {
  if (round.side !== BRITAIN) return 0;
  let less = 0;
  for (let i = 0; i < REDUCERS.length; i++) if (REDUCERS[i].holds(g, round, space)) less++;
  return less;
}

/** By what: for those who ask why a price is what it is. */
export const reducersOf = (g: Open, round: Round, space: Space): string[] =>
  round.side === BRITAIN ? REDUCERS.filter((one) => one.holds(g, round, space)).map(({ by }) => by) : [];

/** Whether a Minor action may take this flag although there is no Conflict: Swift, Townshend Acts. */
export function minorMayUnflag(g: Open, side: Side, space: Space): boolean {
  if (side !== BRITAIN || g.flags[space] !== FRANCE) return false;
  if (IS_POLITICAL[space]) return REGION[space] === EUROPE && isFaceUp(g, SWIFT) && countHeld(g, BRITAIN, IRELAND) > 0;
  return g.townshend >= 0 && COMMODITY[space] === g.townshend;
}

/** Whether France has more Fur and Fish Markets than Britain: what North American Trade asks when a round begins. */
export const leadsNorthAmericanTrade = (g: Open): boolean =>
  countHeld(g, FRANCE, FURS_AND_FISH) > countHeld(g, BRITAIN, FURS_AND_FISH);

/** What North American Trade adds to every economic action, one of an Event's points included (ruling 120). */
export const tradePoints = (g: Open, round: Round, points: Point): number =>
  points === ECONOMIC && round.side === FRANCE && round.tradeLead && isFaceUp(g, NORTH_AMERICAN_TRADE) ? 1 : 0;

/** What Lavoisier adds to the actions of the tile, and to no other. */
export const lavoisierPoints = (g: Open, round: Round): number =>
  round.side === FRANCE && round.bonus && isFaceUp(g, LAVOISIER) ? 1 : 0;

/** Diplomatic points Edmund Burke adds to a Major action that stays in Europe, one of an Event's points included (ruling 119). */
export const burkePoints = (g: Open, side: Side): number =>
  side === BRITAIN && isFaceUp(g, BURKE) ? countHeld(g, BRITAIN, IRELAND) : 0;

/** How many points the next Debt gives: two with Turgot, if it is the first of the round and France has more Available Debt. */
export const debtYield = (g: Open, round: Round): number =>
  round.side === FRANCE && !round.borrowed && isFaceUp(g, TURGOT) && debtLead(g, FRANCE) > 0 ? 2 : 1;

const FREE_DEBT = 2;
/** Debt that would not count if taken for E now: Merchant Banks. */
export const freeDebt = (g: Open, side: Side): number =>
  side === BRITAIN && isFaceUp(g, MERCHANT_BANKS) ? FREE_DEBT - g.freeDebtUsed : 0;

/** VP of an Award, its winner known: Court of the Sun King, Samuel Johnson. */
export function awardVp(g: Open, region: Region, winner: Side, vp: number): number {
  if (region !== EUROPE) return vp;
  const johnson = isFaceUp(g, SAMUEL_JOHNSON) ? 1 : 0;
  if (winner === BRITAIN) return vp + johnson;
  return Math.max(0, vp + (isFaceUp(g, SUN_KING) ? 1 : 0) - johnson);
}

/** Countries of several spaces and their Prestige spaces, which Voltaire counts. */
const PROUD: readonly (readonly Space[])[] = SPACES_OF.filter(
  (spaces) => spaces.length > 1 && REGION[spaces[0]] === EUROPE && spaces.some((space) => IS_PRESTIGE[space]),
).map((spaces) => spaces.filter((space) => IS_PRESTIGE[space]));
const VOLTAIRE_MOST = 3;

/** After an Award has been given: Dupleix, Voltaire (whoever has won it). */
export function afterAward(g: Open, region: Region, winner: Side, x: Context): void {
  if (winner === NOBODY) return;
  if (region === INDIA) dupleix(g, winner, x);
  if (region !== EUROPE || !isFaceUp(g, VOLTAIRE)) return;
  const countries = PROUD.filter((spaces) => countHeld(g, FRANCE, spaces) > 0).length;
  changeTreaty(g, FRANCE, Math.min(VOLTAIRE_MOST, countries), 'voltaire', x);
}

/** After a demand has been won: Dupleix. */
export function afterDemand(g: Open, commodity: Commodity, winner: Side, x: Context): void {
  if (commodity === COTTON || commodity === SPICE) dupleix(g, winner, x);
}

function dupleix(g: Open, winner: Side, x: Context): void {
  if (winner === FRANCE && isFaceUp(g, DUPLEIX)) changeTreaty(g, FRANCE, 1, 'dupleix', x);
}

const COMPANY_MOST = 3;
/** In the Scoring phase: East India Company, for what Britain could use. */
export function scoreMinistries(g: Open, x: Context): void {
  if (!isFaceUp(g, EAST_INDIA_COMPANY)) return;
  let count = 0;
  for (let advantage = 0; advantage < ADVANTAGE_COUNT; advantage++)
    if (IS_TRADE_ADVANTAGE[advantage] && g.exhausted[advantage] === 0 && isBritish(g, advantage)) count++;
  score(g, BRITAIN, Math.min(COMPANY_MOST, count), 'east-india-company', x);
}
const isBritish = (g: Open, advantage: Advantage): boolean =>
  controllerOf(g, advantage) === BRITAIN && !isSpoilt(g, advantage);

/** Resolve Remaining Powers: John Law, and as no other ministry has one it does not matter who went first. */
export function remainingPowers(g: Open, x: Context): void {
  if (!isFaceUp(g, JOHN_LAW)) return;
  reduceDebt(g, FRANCE, countHeld(g, FRANCE, SCOTLAND) > 0 ? 2 : 1, 'john-law', x);
}

/**
 * A side has exhausted an Advantage by using it: Pompadour & Du Barry, James Watt. Each pays once an Action Round; a second
 * European Advantage cannot be used in one anyway (rule 32).
 */
export function onExhaust(g: State, by: Side, advantage: Advantage, x: Context): void {
  if (by !== FRANCE) return;
  const round = roundOf(g);
  if (isFaceUp(g, POMPADOUR) && ADVANTAGE_REGION[advantage] === EUROPE)
    changeTreaty(g, FRANCE, 1, 'pompadour-and-du-barry', x);
  if (isFaceUp(g, JAMES_WATT) && (round.effects & WATT_PAID) === 0) {
    round.effects |= WATT_PAID;
    changeTreaty(g, BRITAIN, 1, 'james-watt', x);
  }
}

const JACOBITES_MOST = 4;
/** What Jacobite Uprisings scores: French spaces in Scotland and Ireland, and Jacobite Victory markers. */
export const jacobiteScore = (g: Open): number =>
  Math.min(JACOBITES_MOST, countHeld(g, FRANCE, SCOTLAND) + countHeld(g, FRANCE, IRELAND) + g.jacobiteVictories);
