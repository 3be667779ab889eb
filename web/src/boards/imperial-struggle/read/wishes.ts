import { IS_FORT, IS_NAVAL, SPACE, SPACES, type SpaceId } from '@cabinet-wars/imperial-struggle/data';
import type { GameChoice, OpenView, OwnAsk } from './seen.ts';

/** What a click on a space would buy if it could: what its kind is there for. */
function purchaseAt(open: OpenView, space: SpaceId, side: number): GameChoice {
  const s = SPACE[space];
  if (open.conflicts[s] !== 0 && open.flags[s] === side) return { t: 'remove-conflict', space };
  if (IS_NAVAL[s]) return { t: 'deploy', from: squadronsHome(open, side), to: space };
  if (!IS_FORT[s]) return { t: 'shift', space };
  if (open.flags[s] === -1) return { t: 'build-fort', space };
  return { t: open.flags[s] === side ? 'repair-fort' : 'seize-fort', space };
}

/** Where a squadron would come from: the Navy Box, else the first sea it lies in. */
function squadronsHome(open: OpenView, side: number): SpaceId | 'navy-box' {
  if (open.navyBox[side] > 0) return 'navy-box';
  return SPACES.find((_, s) => IS_NAVAL[s] && open.flags[s] === side) ?? 'navy-box';
}

/** What a click on a space would mean if it were possible, to be explained. */
export function wishAt(ask: OwnAsk, open: OpenView, space: SpaceId): GameChoice {
  const side = open.sideOf[ask.seat];
  switch (ask.key) {
    case 'action-round.act':
    case 'action-round.tile':
    case 'action.spend':
    case 'action.discounted':
      return purchaseAt(open, space, side);
    case 'conquest.take':
      return IS_NAVAL[SPACE[space]]
        ? { t: 'conquer-sea', space, from: squadronsHome(open, side) }
        : { t: 'conquer', space };
    case 'squadron-losses.giveUp':
      return { t: 'give-up', from: space };
    default:
      return { t: 'target', space };
  }
}
