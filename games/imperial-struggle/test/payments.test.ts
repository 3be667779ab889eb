import { Context, chanceOf, copy, randomChoice, Seeded } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { burkePoints } from '../src/cards/passives.ts';
import { FORTS, MARKETS, POLITICAL_SPACES, REGION, SEAS, SPACE, SPACES } from '../src/data/map/spaces.ts';
import { BURKE, MERCHANT_BANKS, TURGOT } from '../src/data/ministries.ts';
import { DIPLOMATIC, ECONOMIC, MILITARY, POINTS } from '../src/data/points.ts';
import { BRITAIN, FRANCE } from '../src/data/sides.ts';
import { game } from '../src/game.ts';
import { availableDebt, debtLead } from '../src/money/accounts.ts';
import { type Action, actionOf, type Round, roundOf } from '../src/peace/round.ts';
import { admits } from '../src/purchases/admits.ts';
import {
  EXCHANGED_FOR,
  mayBuildFort,
  mayBuildSquadron,
  mayBuyWarTile,
  mayDeploy,
  mayDrawEvent,
  mayExchange,
  mayQuell,
  mayRepairFort,
  mayScoreJacobites,
  maySeizeFort,
  mayShift,
} from '../src/purchases/may-buy.ts';
import { priceOf } from '../src/purchases/price-of.ts';
import { wares } from '../src/purchases/shop.ts';
import { NAVY_BOX, type State } from '../src/state.ts';
import { type Choice, type Purchase, SQUADRON_PRICES } from '../src/vocabulary/choices.ts';
import type { Event } from '../src/vocabulary/events.ts';
import { LIMITS, UNLIMITED } from '../src/vocabulary/limits.ts';
import { playOut } from './kit.ts';

const POSITIONS = 10_000;
const MOST_FROM_ONE_GAME = 60;

/** Positions at which points are spent, from all over many random games, each with other means and other points. */
function* positions(): Generator<State> {
  const chance = new Seeded('payments');
  let found = 0;
  for (let seed = 0; found < POSITIONS; seed++) {
    const met: State[] = [];
    playOut({}, `payments ${seed}`, (g, question) => {
      if (question?.key === 'action.spend' && met.length < MOST_FROM_ONE_GAME) met.push(copy(g));
    });
    for (const g of met) {
      if (found++ >= POSITIONS) return;
      disturb(g, chance);
      yield g;
    }
  }
}

/** Points under all kinds of limits, Debt, Treaty Points, ministries that bear on payment: as chance has it. */
function disturb(g: State, chance: Seeded): void {
  const action = actionOf(g)!;
  const { side } = action;
  g.debt[side] = g.debtLimit[side] - chance.next(3);
  g.treaty[side] = chance.next(3);
  for (const grant of action.purse) grant.n = chance.next(4);
  for (let i = chance.next(4); i > 0; i--) {
    const limit = 1 + chance.next(LIMITS.length - 1);
    if (!action.purse.some((grant) => grant.limit === limit))
      action.purse.push({ points: action.points, limit, n: 1 + chance.next(3) });
  }
  action.bound = chance.next(4) === 0 ? action.purse.map(({ limit }) => limit) : [];
  for (const ministry of side === FRANCE ? [TURGOT] : [MERCHANT_BANKS, BURKE]) g.revealed[ministry] = chance.next(2);
  g.freeDebtUsed = chance.next(3);
  roundOf(g).borrowed = chance.next(2) === 0;
}

/** Everything that could be bought with the action's points if means were no object. */
function conceivable(g: State, round: Round, action: Action): Purchase[] {
  const all: Purchase[] = [];
  const shiftable = [...MARKETS, ...POLITICAL_SPACES].filter((space) => mayShift(g, round, action, space) === null);
  for (const space of shiftable) all.push({ t: 'shift', space: SPACES[space] });
  if (action.points === DIPLOMATIC && mayDrawEvent(g) === null) all.push({ t: 'draw-event' });
  if (action.points !== MILITARY) return all;
  if (mayBuyWarTile(g, round) === null) all.push({ t: 'war-tile' });
  for (const points of EXCHANGED_FOR)
    if (mayExchange(g, round, points) === null) all.push({ t: 'exchange', points: POINTS[points] });
  for (const [space, id] of SPACES.entries())
    if (mayQuell(g, space) === null) all.push({ t: 'remove-conflict', space: id });
  for (const space of FORTS) {
    if (mayBuildFort(g, round, space) === null) all.push({ t: 'build-fort', space: SPACES[space] });
    if (mayRepairFort(g, round, space) === null) all.push({ t: 'repair-fort', space: SPACES[space] });
    if (maySeizeFort(g, round, action, space) === null) all.push({ t: 'seize-fort', space: SPACES[space] });
  }
  for (const by of SQUADRON_PRICES) if (mayBuildSquadron(g, round, by) === null) all.push({ t: 'build-squadron', by });
  for (const from of [NAVY_BOX, ...SEAS])
    for (const to of SEAS)
      if (mayDeploy(g, round, action, from, to) === null)
        all.push({ t: 'deploy', from: from === NAVY_BOX ? 'navy-box' : SPACES[from], to: SPACES[to] });
  if (mayScoreJacobites(g, round) === null) all.push({ t: 'score-jacobites' });
  return all;
}

interface Means {
  readonly grants: readonly number[];
  readonly burke: number;
  readonly free: number;
  readonly room: number;
  readonly treaty: number;
  readonly doubled: boolean;
}

function meansFor(g: State, round: Round, action: Action, purchase: Purchase): Means {
  const { side } = action;
  const inEurope = purchase.t === 'shift' && REGION[SPACE[purchase.space]] === 0;
  const hasBurke = action.action === 'major' && action.points === DIPLOMATIC && !action.leftEurope && inEurope;
  const hasBanks = side === BRITAIN && action.points === ECONOMIC && g.revealed[MERCHANT_BANKS] === 1;
  return {
    grants: action.purse.map(({ limit, n }) => (admits(g, side, limit, purchase) ? n : 0)),
    burke: hasBurke ? Math.max(0, burkePoints(g, side) - action.burkeUsed) : 0,
    free: hasBanks ? 2 - g.freeDebtUsed : 0,
    room: Math.max(0, availableDebt(g, side)),
    treaty: g.treaty[side],
    doubled: side === FRANCE && g.revealed[TURGOT] === 1 && !round.borrowed && debtLead(g, side) > 0,
  };
}

/** Tries every order in which points could be taken. */
function canPay(owed: number, means: Means): boolean {
  if (owed <= 0) return true;
  const { grants, burke, free, room, treaty, doubled } = means;
  const worth = doubled ? 2 : 1;
  if (grants.some((n, i) => n > 0 && canPay(owed - 1, { ...means, grants: grants.with(i, n - 1) }))) return true;
  if (burke > 0 && canPay(owed - 1, { ...means, burke: burke - 1 })) return true;
  if (free > 0 && canPay(owed - worth, { ...means, free: free - 1, doubled: false })) return true;
  if (room > 0 && canPay(owed - worth, { ...means, room: room - 1, doubled: false })) return true;
  return treaty > 0 && canPay(owed - 1, { ...means, treaty: treaty - 1 });
}

/** Rule 15: an Event's points spent by themselves bind all that is added; after Burke's points the action stays in Europe. */
function isBarred(g: State, action: Action, purchase: Purchase): boolean {
  const bound = action.bound.length > 0 && !action.bound.includes(UNLIMITED);
  if (bound && !action.bound.some((limit) => admits(g, action.side, limit, purchase))) return true;
  return action.burkeUsed > 0 && !(purchase.t === 'shift' && REGION[SPACE[purchase.space]] === 0);
}

/** Buys it, every choice of payment at random; says whether means are then what means can be. */
function buy(g: State, purchase: Choice, chance: Seeded): boolean {
  const x = new Context<Event>(chanceOf(chance));
  const { side } = actionOf(g)!;
  let question = game.flow.choose(g, g.seatOf[side], purchase, x);
  while (question?.key === 'action.pay')
    question = game.flow.choose(g, g.seatOf[side], randomChoice<Choice>(question.waiting[0].options, chance), x);
  return g.debt[side] <= g.debtLimit[side] && g.treaty[side] >= 0;
}

describe('Paying for a purchase (rule 51)', () => {
  it('offers all that can be paid and nothing else, in ten thousand positions', () => {
    const chance = new Seeded('what to buy');
    let refused = 0;
    for (const g of positions()) {
      const round = roundOf(g);
      const action = actionOf(g)!;
      const offered = wares(g, round, action).map((one) => JSON.stringify(one));
      const payable: string[] = [];
      for (const purchase of conceivable(g, round, action)) {
        const can = canPay(priceOf(g, round, action, purchase), meansFor(g, round, action, purchase));
        if (can && !isBarred(g, action, purchase)) payable.push(JSON.stringify(purchase));
        else refused++;
      }
      expect(offered.toSorted()).toEqual(payable.toSorted());
      if (offered.length === 0) continue;
      expect(buy(copy(g), JSON.parse(offered[chance.next(offered.length)]), chance)).toBe(true);
    }
    // The test would say nothing if means were never short.
    expect(refused).toBeGreaterThan(POSITIONS);
  });
});
