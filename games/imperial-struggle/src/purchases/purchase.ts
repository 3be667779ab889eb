import { useAbility } from '../cards/abilities.ts';
import { spendAdvantage } from '../cards/advantages.ts';
import { drawEvent } from '../cards/hands.ts';
import { jacobiteScore } from '../cards/passives.ts';
import { ABILITY } from '../data/abilities.ts';
import { ADVANTAGE } from '../data/advantages.ts';
import { EUROPE } from '../data/map/regions.ts';
import { REGION, SPACE, type Space } from '../data/map/spaces.ts';
import { DIPLOMATIC, MILITARY, pointOf } from '../data/points.ts';
import { SIDES } from '../data/sides.ts';
import { removeConflict, repairFort, setFlag, shiftFlag } from '../map/flags.ts';
import { buildSquadron, placeOf, sail, sendSquadron } from '../map/squadrons.ts';
import { score } from '../money/accounts.ts';
import { type Action, grant, type Round, roundOf, SOUTH_SEA_SQUADRON } from '../peace/round.ts';
import type { Context } from '../procedure.ts';
import type { State } from '../state.ts';
import type { Purchase, PurchaseKind, SquadronPriceId } from '../vocabulary/choices.ts';
import { UNLIMITED } from '../vocabulary/limits.ts';
import { anywhere, placeTile } from '../wars/place-tile.ts';

type Happens<T extends PurchaseKind> = (
  g: State,
  action: Action,
  purchase: Extract<Purchase, { t: T }>,
  x: Context,
) => void;

/** What each thing bought comes to. */
const HAPPENS: { readonly [T in PurchaseKind]: Happens<T> } = {
  shift: (g, action, { space }, x) => {
    noteRegion(roundOf(g), action, SPACE[space]);
    shiftFlag(g, SPACE[space], action.side, x);
  },
  'draw-event': (g, action, _purchase, x) => {
    action.leftEurope = true;
    drawEvent(g, action.side, x);
  },
  'war-tile': (g, action, _purchase, x) => {
    roundOf(g).tilesBought++;
    x.call(placeTile, anywhere(action.side));
  },
  exchange: (g, action, { points }, x) => {
    const round = roundOf(g);
    round.exchanged = pointOf(points);
    grant(round, round.exchanged, 1, UNLIMITED);
    x.log?.({ t: 'exchanged', side: SIDES[action.side], points });
  },
  'remove-conflict': (g, _action, { space }, x) => removeConflict(g, SPACE[space], x),
  'build-fort': (g, action, { space }, x) => setFlag(g, SPACE[space], action.side, x),
  'repair-fort': (g, _action, { space }, x) => repairFort(g, SPACE[space], x),
  'seize-fort': (g, action, { space }, x) => {
    setFlag(g, SPACE[space], action.side, x);
    repairFort(g, SPACE[space], x);
  },
  'build-squadron': (g, _action, { by }, x) => construct(g, roundOf(g), by, x),
  deploy: (g, action, { from, to }, x) => {
    sail(g, action.side, placeOf(from), SPACE[to], x);
    roundOf(g).sailed.push(SPACE[to]);
  },
  displace: (g, _action, { space }, x) => sendSquadron(g, g.flags[SPACE[space]], SPACE[space], 'navy-box', x),
  'score-jacobites': (g, action, _purchase, x) => {
    useAbility(g, action.side, ABILITY['jacobite-score'], x);
    score(g, action.side, jacobiteScore(g), 'jacobite-uprisings', x);
  },
};

/** What has been paid for happens. */
export const carryOut = (g: State, action: Action, purchase: Purchase, x: Context): void =>
  (HAPPENS[purchase.t] as Happens<PurchaseKind>)(g, action, purchase as never, x);

/** Rule 19: where E and D have been spent; and whether Diplomatic points have left Europe (Edmund Burke). */
function noteRegion(round: Round, action: Action, space: Space): void {
  if (action.points === MILITARY) return;
  round.regions[action.points] |= 1 << REGION[space];
  if (action.points === DIPLOMATIC && REGION[space] !== EUROPE) action.leftEurope = true;
}

function construct(g: State, round: Round, by: SquadronPriceId, x: Context): void {
  if (by === 'slaving-contracts') spendAdvantage(g, ADVANTAGE['slaving-contracts'], x);
  else if (by !== 'usual') useAbility(g, round.side, ABILITY[by], x);
  round.effects &= ~SOUTH_SEA_SQUADRON;
  buildSquadron(g, round.side, by, x);
}
