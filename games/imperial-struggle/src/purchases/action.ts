import { BrokenPromise, DONE, type Frame, type Procedure } from '@cabinet-wars/kernel';
import { useAbility } from '../cards/abilities.ts';
import { offerAdvantages, offerMinistries } from '../cards/menu.ts';
import { reveal } from '../cards/reveal.ts';
import { useAdvantage } from '../cards/use-advantage.ts';
import { ABILITY } from '../data/abilities.ts';
import { ADVANTAGE } from '../data/advantages.ts';
import { MINISTRY } from '../data/ministries.ts';
import { POINTS, type Point } from '../data/points.ts';
import { SIDES } from '../data/sides.ts';
import { type Action, type Grant, type Round, roundOf } from '../peace/round.ts';
import { type Context, procedure } from '../procedure.ts';
import type { State } from '../state.ts';
import { type ActionId, type Choice, isPurchase } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { claim, discounted, isPriceAdvantage, offerDiscounts } from './discounts.ts';
import { payChoices, payPoint, settle } from './payment.ts';
import { priceOf } from './price-of.ts';
import { carryOut } from './purchase.ts';
import { wares } from './shop.ts';

/** An action not yet begun. Points of an Event spent by themselves bind what is added to them. */
export const newAction = (
  round: Round,
  action: ActionId,
  points: Point,
  { major, purse, bound = [] }: { major: boolean; purse: Grant[]; bound?: number[] },
): Action => ({
  action,
  side: round.side,
  points,
  major,
  purse,
  bound,
  bought: 0,
  leftEurope: false,
  burkeUsed: 0,
  discounts: [],
  buying: null,
  price: 0,
  owed: 0,
});

const FINISH: Choice = { t: 'finish' };

/** Points are spent on one thing after another; each is paid, point by point where there is a choice, and carried out. */
export const action: Procedure<Action, State, Choice, Event> = procedure<Action>('action')({
  spend: {
    who: (g, f) => g.seatOf[f.side],
    options: (g, f) => {
      const round = roundOf(g);
      const options: Choice[] = wares(g, round, f);
      offerDiscounts(g, round, f, options);
      offerAdvantages(g, round, options);
      offerMinistries(g, round, options);
      options.push(FINISH);
      return options;
    },
    choose: (g, f, choice, x) => spend(g, f, choice, x),
  },
  discounted: {
    who: (g, f) => g.seatOf[f.side],
    options: (g, f) => {
      const round = roundOf(g);
      const options: Choice[] = discounted(g, round, f, f.discounts);
      offerDiscounts(g, round, f, options);
      return options;
    },
    choose: (g, f, choice, x) => spend(g, f, choice, x),
  },
  settle: (g, f, x) => {
    settle(g, roundOf(g), f, x);
    return f.owed === 0 ? 'carryOut' : 'pay';
  },
  pay: {
    who: (g, f) => g.seatOf[f.side],
    options: (g, f) => payChoices(g, f).map((paid) => ({ t: 'pay' as const, with: paid })),
    choose: (g, f, choice, x) => {
      if (choice.t === 'pay') payPoint(g, roundOf(g), f, choice.with, x);
      return 'settle';
    },
  },
  carryOut: (g, f, x) => {
    const purchase = f.buying!;
    f.buying = null;
    f.discounts = [];
    f.bought++;
    x.log?.({ t: 'bought', side: SIDES[f.side], what: purchase.t, points: POINTS[f.points], price: f.price });
    carryOut(g, f, purchase, x);
  },
  /** Rule 17: a Minor action is one single purchase. */
  next: (_g, f) => (f.major ? 'spend' : DONE),
});

function spend(g: State, f: Frame<Action>, choice: Choice, x: Context) {
  switch (choice.t) {
    case 'finish':
      return DONE;
    case 'reveal':
      reveal(g, f.side, MINISTRY[choice.ministry], x);
      return 'spend';
    case 'ability':
      useAbility(g, f.side, ABILITY[choice.ability], x);
      return 'spend';
    case 'huguenots':
      claim(g, f, choice, x);
      return 'discounted';
    case 'advantage':
      if (isPriceAdvantage(ADVANTAGE[choice.advantage])) {
        claim(g, f, choice, x);
        return 'discounted';
      }
      x.call(useAdvantage, { side: f.side, advantage: ADVANTAGE[choice.advantage] });
      return 'spend';
    default:
      if (!isPurchase(choice)) throw new BrokenPromise(`points do not buy ${choice.t}`);
      f.buying = { ...choice };
      f.price = priceOf(g, roundOf(g), f, choice);
      f.owed = f.price;
      return 'settle';
  }
}
