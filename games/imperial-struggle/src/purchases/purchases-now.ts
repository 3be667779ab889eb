import {
  Context,
  chanceOf,
  choiceIn,
  copy,
  type FrameBase,
  frameOf,
  type Question,
  Scripted,
  Seeded,
} from '@cabinet-wars/kernel';
import { POINTS, type PointId } from '../data/points.ts';
import { flow } from '../flow.ts';
import { sample } from '../know/sample.ts';
import type { GameView } from '../know/view.ts';
import type { Action, Round } from '../peace/round.ts';
import type { State } from '../state.ts';
import { ACTIONS, type ActionId, type Choice, type Purchase } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { actionBegun, mayBegin } from './begin-action.ts';
import { discounted } from './discounts.ts';
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
/** Something for an action, a discount or a minister's points, that could be used once that action is begun. */
export interface OpenClaim extends InAction {
  readonly claim: Choice;
}
export interface PurchasesNow {
  readonly purchases: readonly OpenPurchase[];
  readonly claims: readonly OpenClaim[];
  /** What to say for the Military Upgrade; null where there is none. */
  readonly upgrade: readonly Choice[] | null;
  /** The action under way, and the points it still has. */
  readonly underWay: { readonly action: ActionId; readonly points: PointId; readonly left: number } | null;
}

const NOTHING: PurchasesNow = { purchases: [], claims: [], upgrade: null, underWay: null };

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
    return { ...gathered(g, round, preferred, toBegin(g, round, [], 0)), underWay: null };
  const action = frameOf<Action>(g, 'action');
  if (top.proc !== 'action' || action === null) return NOTHING;
  const left = action.purse.reduce((sum, { n }) => sum + n, 0);
  const underWay = { action: action.action, points: POINTS[action.points], left };
  const here: Beginning = { action, opening: [], loses: 0 };
  if (top.step === 'discounted') return { ...gathered(g, round, preferred, [here]), upgrade: null, underWay };
  return { ...gathered(g, round, preferred, [here, ...toBegin(g, round, [FINISH], left)]), underWay };
}

const FINISH: Choice = { t: 'finish' };

interface Beginning {
  readonly action: Action;
  readonly opening: readonly Choice[];
  readonly loses: number;
}

const isAction = (id: ActionId): id is Exclude<ActionId, 'upgrade'> => id !== 'upgrade';

const toBegin = (g: State, round: Round, opening: readonly Choice[], loses: number): Beginning[] =>
  ACTIONS.filter(isAction)
    .filter((id) => mayBegin(g, round, id) === null)
    .map((id) => ({ action: actionBegun(g, round, id), opening: [...opening, { t: 'begin', action: id }], loses }));

function gathered(
  g: State,
  round: Round,
  preferred: Preferred,
  beginnings: readonly Beginning[],
): Omit<PurchasesNow, 'underWay'> {
  const purchases: OpenPurchase[] = [];
  const claims: OpenClaim[] = [];
  for (const { action, opening, loses } of beginnings) {
    const within = { action: action.action, points: POINTS[action.points], major: action.major, loses };
    const isDiscounted = action.discounts.length > 0;
    for (const purchase of isDiscounted ? discounted(g, round, action, action.discounts) : wares(g, round, action)) {
      const price = priceOf(g, round, action, purchase);
      const paid = paymentOf(g, round, action, purchase, price, preferred);
      const pays = paid.says.map((one): Choice => ({ t: 'pay', with: one }));
      purchases.push({ ...within, purchase, price, paid, choices: [...opening, purchase, ...pays] });
    }
    if (opening.length > 0)
      for (const claim of onlyThen(g, opening)) claims.push({ ...within, claim, choices: [...opening, claim] });
  }
  const isUnderWay = beginnings.some(({ opening }) => opening.length === 0);
  const upgrades = mayBegin(g, round, 'upgrade') === null;
  const upgrade = upgrades ? [...(isUnderWay ? [FINISH] : []), { t: 'begin', action: 'upgrade' } as const] : null;
  return { purchases, claims, upgrade };
}

const CLAIMS: readonly string[] = ['ability', 'advantage', 'huguenots'];
const optionsOf = (question: Question<Choice> | null): readonly Choice[] =>
  (question?.waiting[0].options ?? []).flatMap((option) => choiceIn<Choice>(option) ?? []);
const isSame = (a: Choice, b: Choice): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What can be used once something has been said, and not now. */
function onlyThen(g: State, opening: readonly Choice[]): Choice[] {
  const now = optionsOf(flow.question(g));
  const then = copy(g);
  const x = new Context<Event>(chanceOf(new Scripted()));
  const seat = g.seatOf[frameOf<Round>(g, 'action-round')?.side ?? 0];
  let question: Question<Choice> | null = null;
  for (const choice of opening) question = flow.choose(then, seat, choice, x);
  return optionsOf(question).filter((claim) => CLAIMS.includes(claim.t) && !now.some((one) => isSame(one, claim)));
}
