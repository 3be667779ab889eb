import { frameOf, type Reason } from '@cabinet-wars/kernel';
import { IS_MARKET, IS_POLITICAL, type Space } from '../data/map/spaces.ts';
import { DIPLOMATIC, ECONOMIC, type Point } from '../data/points.ts';
import type { OpenView } from '../know/view.ts';
import { type Action, newRound, type Round } from '../peace/round.ts';
import type { State } from '../state.ts';
import { pricePartsOf } from './price-parts.ts';

/**
 * What shifting a space would cost the side in turn now, with every modifier; null where spaces are not shifted for points.
 * Takes a state or the open part of a view: no secret bears on a price.
 */
export function priceNow(
  open: OpenView | State,
  space: Space,
  side = frameOf<Round>(open, 'action-round')?.side,
): Reason | null {
  if (side === undefined || (!IS_MARKET[space] && !IS_POLITICAL[space])) return null;
  const under = frameOf<Round>(open, 'action-round');
  const round = under !== null && under.side === side ? under : newRound(side);
  const points: Point = IS_MARKET[space] ? ECONOMIC : DIPLOMATIC;
  const discounts = under === round ? (frameOf<Action>(open, 'action')?.discounts ?? []) : [];
  return pricePartsOf(open, round, space, points, discounts);
}
