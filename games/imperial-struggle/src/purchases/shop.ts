import { FORTS, MARKETS, POLITICAL_SPACES, SEAS, SPACES, type Space } from '../data/map/spaces.ts';
import { BONUS_TILE_M, EVENT_DRAW_D, EXCHANGE_M, JACOBITE_SCORE_M, REPAIR_FORT, SEIZE_FORT } from '../data/numbers.ts';
import { DIPLOMATIC, ECONOMIC, POINTS } from '../data/points.ts';
import { NOBODY } from '../data/sides.ts';
import { tablesOf } from '../data/tables.ts';
import { isConnected } from '../map/connection.ts';
import { type Action, JACOBITE_SHIFTS, type Round } from '../peace/round.ts';
import { NAVY_BOX, type State } from '../state.ts';
import { type Purchase, SQUADRON_PRICES, type SquadronPriceId } from '../vocabulary/choices.ts';
import { shiftPrice } from './market-and-political-price.ts';
import {
  EXCHANGED_FOR,
  isInBritishIsles,
  mayBuildFort,
  mayBuildSquadron,
  mayBuyWarTile,
  mayDeploy,
  mayDrawEvent,
  mayExchange,
  mayRepairFort,
  mayScoreJacobites,
  maySeizeFort,
  mayShift,
  readyInNavyBox,
} from './may-buy.ts';
import { deployPrice, quellPrice, squadronPrice } from './military-prices.ts';
import { freeFunds, mayBuyHere, mostPayable } from './payment.ts';

// Options are made once and handed out again and again: nobody changes them.
const bySpace = (make: (space: (typeof SPACES)[number]) => Purchase): readonly Purchase[] => SPACES.map(make);
const SHIFTS = bySpace((space) => ({ t: 'shift', space }));
const QUELLS = bySpace((space) => ({ t: 'remove-conflict', space }));
const BUILT_FORTS = bySpace((space) => ({ t: 'build-fort', space }));
const REPAIRS = bySpace((space) => ({ t: 'repair-fort', space }));
const SEIZURES = bySpace((space) => ({ t: 'seize-fort', space }));
const SQUADRONS_BY = SQUADRON_PRICES.map((by): { readonly by: SquadronPriceId; readonly purchase: Purchase } => ({
  by,
  purchase: { t: 'build-squadron', by },
}));
const EXCHANGES = EXCHANGED_FOR.map((points): Purchase => ({ t: 'exchange', points: POINTS[points] }));
const EVENT_DRAW: Purchase = { t: 'draw-event' };
const WAR_TILE: Purchase = { t: 'war-tile' };
const JACOBITE_SCORE: Purchase = { t: 'score-jacobites' };
const FROM_NAVY_BOX = bySpace((to) => ({ t: 'deploy', from: 'navy-box', to }));
const FROM_SEA = new Map(
  SEAS.map((from) => [from, bySpace((to) => ({ t: 'deploy', from: SPACES[from], to }))] as const),
);

/** One look through everything an action could buy: what passes the rules and can be paid. */
class Shop {
  readonly wares: Purchase[] = [];
  readonly #g: State;
  readonly #action: Action;
  readonly #free: number;
  constructor(g: State, round: Round, action: Action) {
    this.#g = g;
    this.#action = action;
    this.#free = freeFunds(g, round, action);
  }

  /** Offers what can be paid (rule 51). */
  offer(purchase: Purchase, price: number): void {
    if (canAfford(this.#g, this.#action, purchase, price, this.#free)) this.wares.push(purchase);
  }
}

export const canAfford = (g: State, action: Action, purchase: Purchase, price: number, free: number): boolean =>
  (price <= free || price <= mostPayable(g, action, purchase, free)) && mayBuyHere(g, action, purchase);

/** Everything the action under way may buy now. */
export function wares(g: State, round: Round, action: Action): Purchase[] {
  const shop = new Shop(g, round, action);
  if (action.points === ECONOMIC) offerMarkets(g, round, action, shop);
  else if (action.points === DIPLOMATIC) offerDiplomacy(g, round, action, shop);
  else offerMilitary(g, round, action, shop);
  return shop.wares;
}

function offerShift(g: State, round: Round, action: Action, space: Space, shop: Shop): void {
  if (mayShift(g, round, action, space) === null) shop.offer(SHIFTS[space], shiftPrice(g, round, space, action.points));
}

function offerMarkets(g: State, round: Round, action: Action, shop: Shop): void {
  for (let i = 0; i < MARKETS.length; i++) {
    const space = MARKETS[i];
    // Most are ruled out by these two, so they are asked before a reason is made.
    if (g.flags[space] === round.side || !isConnected(g, round.side, space)) continue;
    offerShift(g, round, action, space, shop);
  }
}

function offerDiplomacy(g: State, round: Round, action: Action, shop: Shop): void {
  for (let i = 0; i < POLITICAL_SPACES.length; i++) {
    const space = POLITICAL_SPACES[i];
    if (g.flags[space] !== round.side) offerShift(g, round, action, space, shop);
  }
  if (mayDrawEvent(g) === null) shop.offer(EVENT_DRAW, EVENT_DRAW_D);
}

function offerMilitary(g: State, round: Round, action: Action, shop: Shop): void {
  if (mayBuyWarTile(g, round) === null) shop.offer(WAR_TILE, BONUS_TILE_M);
  for (const points of EXCHANGED_FOR)
    if (mayExchange(g, round, points) === null) shop.offer(EXCHANGES[points], EXCHANGE_M);
  for (let space = 0; space < SPACES.length; space++)
    if (g.conflicts[space] !== 0) shop.offer(QUELLS[space], quellPrice(g, space));
  offerForts(g, round, action, shop);
  offerSquadrons(g, round, action, shop);
  if (mayScoreJacobites(g, round) === null) shop.offer(JACOBITE_SCORE, JACOBITE_SCORE_M);
  if ((round.effects & JACOBITE_SHIFTS) !== 0)
    for (const space of POLITICAL_SPACES) if (isInBritishIsles(space)) offerShift(g, round, action, space, shop);
}

function offerForts(g: State, round: Round, action: Action, shop: Shop): void {
  const { cost } = tablesOf(g);
  for (const space of FORTS) {
    if (g.flags[space] === NOBODY) {
      if (mayBuildFort(g, round, space) === null) shop.offer(BUILT_FORTS[space], cost[space]);
    } else if (g.damaged[space] === 1) {
      if (mayRepairFort(g, round, space) === null) shop.offer(REPAIRS[space], cost[space] + REPAIR_FORT);
      else if (maySeizeFort(g, round, action, space) === null) shop.offer(SEIZURES[space], cost[space] + SEIZE_FORT);
    }
  }
}

function offerSquadrons(g: State, round: Round, action: Action, shop: Shop): void {
  if (g.unbuilt[round.side] > 0)
    for (const { by, purchase } of SQUADRONS_BY)
      if (mayBuildSquadron(g, round, by) === null) shop.offer(purchase, squadronPrice(round, by));
  if (readyInNavyBox(g, round) > 0) offerVoyages(g, round, action, NAVY_BOX, FROM_NAVY_BOX, shop);
  for (const from of SEAS)
    if (g.flags[from] === round.side && !round.sailed.includes(from))
      offerVoyages(g, round, action, from, FROM_SEA.get(from)!, shop);
}

function offerVoyages(
  g: State,
  round: Round,
  action: Action,
  from: Space,
  voyages: readonly Purchase[],
  shop: Shop,
): void {
  for (const to of SEAS) {
    if (g.flags[to] === round.side) continue;
    if (mayDeploy(g, round, action, from, to) === null) shop.offer(voyages[to], deployPrice(g, from, to));
  }
}
