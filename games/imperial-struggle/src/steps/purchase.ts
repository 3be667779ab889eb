import { useAbility } from '../abilities.ts';
import { spendAdvantage } from '../advantages.ts';
import { drawEvent } from '../cards.ts';
import type { Purchase, SquadronPriceId } from '../choices.ts';
import { ABILITY } from '../data/abilities.ts';
import { ADVANTAGE } from '../data/advantages.ts';
import { DIPLOMATIC, MILITARY, pointOf } from '../data/points.ts';
import { EUROPE } from '../data/regions.ts';
import { SIDES } from '../data/sides.ts';
import { REGION, SPACE, type Space } from '../data/spaces.ts';
import { removeConflict, repairFort, setFlag, shiftFlag } from '../flags.ts';
import { UNLIMITED } from '../limits.ts';
import { score } from '../means.ts';
import { jacobiteScore } from '../passives.ts';
import { placeOf } from '../price-of.ts';
import { type Action, grant, type Round, roundOf, SOUTH_SEA_SQUADRON } from '../round.ts';
import { buildSquadron, sail, sendSquadron } from '../squadrons.ts';
import type { State } from '../state.ts';
import type { Context } from '../words.ts';
import { placeTile } from './place-tile.ts';

/** What has been paid for happens. */
export function carryOut(g: State, action: Action, purchase: Purchase, x: Context): void {
  const round = roundOf(g);
  switch (purchase.t) {
    case 'shift':
      noteRegion(round, action, SPACE[purchase.space]);
      shiftFlag(g, SPACE[purchase.space], action.side, x);
      return;
    case 'draw-event':
      action.leftEurope = true;
      drawEvent(g, action.side, x);
      return;
    case 'war-tile':
      round.tilesBought++;
      x.call(placeTile, { side: action.side, into: -1 });
      return;
    case 'exchange':
      round.exchanged = pointOf(purchase.points);
      grant(round, round.exchanged, 1, UNLIMITED);
      x.log?.({ t: 'exchanged', side: SIDES[action.side], points: purchase.points });
      return;
    case 'remove-conflict':
      removeConflict(g, SPACE[purchase.space], x);
      return;
    case 'build-fort':
      setFlag(g, SPACE[purchase.space], action.side, x);
      return;
    case 'repair-fort':
      repairFort(g, SPACE[purchase.space], x);
      return;
    case 'seize-fort':
      setFlag(g, SPACE[purchase.space], action.side, x);
      repairFort(g, SPACE[purchase.space], x);
      return;
    case 'build-squadron':
      construct(g, round, purchase.by, x);
      return;
    case 'deploy':
      sail(g, action.side, placeOf(purchase.from), SPACE[purchase.to], x);
      round.sailed.push(SPACE[purchase.to]);
      return;
    case 'displace':
      sendSquadron(g, g.flags[SPACE[purchase.space]], SPACE[purchase.space], 'navy-box', x);
      return;
    case 'score-jacobites':
      useAbility(g, action.side, ABILITY['jacobite-score'], x);
      score(g, action.side, jacobiteScore(g), 'ministry', x);
      return;
  }
}

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
