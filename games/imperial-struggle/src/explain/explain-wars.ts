import { frameOf, type Reason } from '@cabinet-wars/kernel';
import { isSpaceId, SPACE } from '../data/map/spaces.ts';
import { NAVY_BOX, type State } from '../state.ts';
import { because } from '../vocabulary/reasons.ts';
import { type Conquest, conqueror } from '../wars/conquest.ts';
import { mayConquer, mayConquerSea } from '../wars/may-conquer.ts';
import { squadronLosses } from '../wars/squadron-losses.ts';

type Wish = Readonly<Record<string, unknown>>;

/** Why a wish in a War is not offered; nothing where this file knows no reason. */
export function explainWar(g: State, wish: Wish): Reason[] {
  const conquest = frameOf<Conquest>(g, 'conquest');
  const reason =
    conquest !== null && conquest === g.stack.at(-1) ? whyNotConquered(g, conquest, wish) : whyNotGiven(g, wish);
  return reason === null ? [] : [reason];
}

function whyNotConquered(g: State, frame: Conquest, wish: Wish): Reason | null {
  if (!isSpaceId(wish.space)) return null;
  const by = conqueror(g, frame);
  if (wish.t === 'conquer') return mayConquer(g, by, SPACE[wish.space]);
  if (wish.t !== 'conquer-sea') return null;
  return mayConquerSea(g, by, SPACE[wish.space], isSpaceId(wish.from) ? SPACE[wish.from] : NAVY_BOX);
}

/** A squadron to be given up must be there. */
function whyNotGiven(g: State, wish: Wish): Reason | null {
  const losses = squadronLosses.underWay(g);
  if (losses === null || wish.t !== 'give-up') return null;
  const isThere = isSpaceId(wish.from) ? g.flags[SPACE[wish.from]] === losses.side : g.navyBox[losses.side] > 0;
  return isThere ? null : because({ why: 'no-squadron-there' });
}
