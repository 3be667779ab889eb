import { ACTION_ROUNDS } from '@cabinet-wars/imperial-struggle/data';
import { useMemo } from 'react';
import { useSettings } from '../../settings.ts';
import { type Digest, digestOf } from './read/digest.ts';
import { roundNow } from './read/purchases/purse.ts';
import { type BoardProps, eventsOf, type GameView, sideId } from './read/seen.ts';
import { desk } from './state/desk.ts';

export interface DigestNow {
  readonly digest: Digest;
  /** Whether it is told: not by itself to whoever likes the story better. */
  readonly isTold: boolean;
}

/** The other side's last round, as long as it is news, or when it is wished for again. */
export function useDigest({ told, view, ask }: Pick<BoardProps, 'told' | 'view' | 'ask'>): DigestNow | null {
  const again = desk.use((each) => each.again);
  const { rounds } = useSettings();
  const mine = sideId(view.own?.side ?? -1);
  const isAsked = ask?.key === 'action-round.tile' || (ask !== null && again);
  const digest = useMemo(
    () => (mine === null || !isAsked ? null : digestOf(eventsOf(told), mine, again)),
    [told, mine, isAsked, again],
  );
  return digest === null || digest.lines.length === 0 ? null : { digest, isTold: again || rounds !== 'story' };
}

/** A round of the other side is summed up before one's own next tile; the last of a turn has none after it. */
export const sumsUp = (before: GameView, after: GameView): boolean => [before, after].some(isOthersRound);

const isOthersRound = ({ open, own }: GameView): boolean => {
  const round = roundNow(open);
  return own !== null && round !== null && round.side !== own.side && open.round < ACTION_ROUNDS;
};
