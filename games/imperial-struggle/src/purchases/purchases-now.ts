import { chanceOf, type FrameBase, frameOf, Seeded } from '@cabinet-wars/kernel';
import { POINTS, type PointId } from '../data/points.ts';
import { sample } from '../know/sample.ts';
import type { GameView } from '../know/view.ts';
import type { Action, Round } from '../peace/round.ts';
import type { State } from '../state.ts';
import { ACTIONS, type ActionId, type Choice, type Purchase } from '../vocabulary/choices.ts';
import { actionBegun, mayBegin } from './begin-action.ts';
import { discounted, offerDiscounts } from './discounts.ts';
import { type Payment, type Preferred, paymentOf } from './payment-of.ts';
import { priceOf } from './price-of.ts';
import { wares } from './shop.ts';

/** Where points are spent: the action under way, or one that could be begun. */
interface InAction {
  readonly action: ActionId;
  readonly points: PointId;
  /** No Minor limits. */
  readonly major: boolean;
  /** Points of the action under way that would be lost by beginning this one. */
  readonly loses: number;
  /** What is to be said from the present question on, one after the other. */
  readonly choices: readonly Choice[];
}
/** Something the side in turn could buy now. */
export interface OpenPurchase extends InAction {
  readonly purchase: Purchase;
  readonly price: number;
  readonly paid: Payment;
}
/** A discount that could be claimed now: what it is good for is asked then. */
export interface OpenClaim extends InAction {
  readonly claim: Choice;
}
export interface PurchasesNow {
  readonly purchases: readonly OpenPurchase[];
  readonly claims: readonly OpenClaim[];
  /** The action under way, and the points it still has. */
  readonly underWay: { readonly action: ActionId; readonly points: PointId; readonly left: number } | null;
}

const NOTHING: PurchasesNow = { purchases: [], claims: [], underWay: null };

/** The state as the viewer may imagine it: what bears on a purchase is known to it. */
export const imagined = (view: GameView): State => sample(view, chanceOf(new Seeded('now')));

/**
 * Everything that can be bought in an Action Round as it stands, whether its action is under way or still to be begun, with
 * how it would be paid and all that has to be said for it.
 */
export function purchasesNow(view: GameView, preferred: Preferred = 'debt'): PurchasesNow {
  const g = imagined(view);
  const round = frameOf<Round>(g, 'action-round');
  const stack: readonly FrameBase[] = g.stack;
  const top = stack.at(-1);
  if (round === null || round.tile < 0 || top === undefined) return NOTHING;
  if (top.proc === 'action-round')
    return { ...gathered(toBegin(g, round, [], 0), g, round, preferred), underWay: null };
  const action = frameOf<Action>(g, 'action');
  if (top.proc !== 'action' || action === null) return NOTHING;
  const left = action.purse.reduce((sum, { n }) => sum + n, 0);
  const underWay = { action: action.action, points: POINTS[action.points], left };
  const here: Beginning = { action, said: [], loses: 0 };
  if (top.step === 'discounted') return { ...gathered([here], g, round, preferred), underWay };
  const others = toBegin(g, round, [{ t: 'finish' }], left);
  return { ...gathered([here, ...others], g, round, preferred), underWay };
}

interface Beginning {
  readonly action: Action;
  readonly said: readonly Choice[];
  readonly loses: number;
}

const isAction = (id: ActionId): id is Exclude<ActionId, 'upgrade'> => id !== 'upgrade';

const toBegin = (g: State, round: Round, said: readonly Choice[], loses: number): Beginning[] =>
  ACTIONS.filter(isAction)
    .filter((id) => mayBegin(g, round, id) === null)
    .map((id) => ({ action: actionBegun(g, round, id), said: [...said, { t: 'begin', action: id }], loses }));

function gathered(
  beginnings: readonly Beginning[],
  g: State,
  round: Round,
  preferred: Preferred,
): Omit<PurchasesNow, 'underWay'> {
  const purchases: OpenPurchase[] = [];
  const claims: OpenClaim[] = [];
  for (const { action, said, loses } of beginnings) {
    const within = { action: action.action, points: POINTS[action.points], major: action.major, loses };
    const isDiscounted = action.discounts.length > 0;
    for (const purchase of isDiscounted ? discounted(g, round, action, action.discounts) : wares(g, round, action)) {
      const price = priceOf(g, round, action, purchase);
      const paid = paymentOf(g, round, action, purchase, price, preferred);
      const pays = paid.says.map((one): Choice => ({ t: 'pay', with: one }));
      purchases.push({ ...within, purchase, price, paid, choices: [...said, purchase, ...pays] });
    }
    const found: Choice[] = [];
    offerDiscounts(g, round, action, found);
    for (const claim of found) claims.push({ ...within, claim, choices: [...said, claim] });
  }
  return { purchases, claims };
}
