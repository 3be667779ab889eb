import type { ReactNode } from 'react';
import { namingOf } from '../i18n/index.ts';
import type { BoardProps } from '../read/seen.ts';
import { aiming, type Leader, leaderKey } from './aim.ts';
import { spaced } from './Parts.tsx';

interface Props {
  readonly language: BoardProps['language'];
  readonly leaders: readonly Leader[];
  /** The odds as they are, and as a leader would make them. */
  readonly odds: string;
  oddsUnder(leader: Leader): string | null;
}

/** Under which leader an attack is made; without one, which leader would change the odds. */
export function LeaderPicker({ language, leaders, odds, oddsUnder }: Props): ReactNode {
  const leader = aiming.use((aim) => aim.leader);
  const { own, game } = namingOf(language);
  const texts = own.fight;
  const helps = leaders.find((each) => leader === null && oddsUnder(each) !== odds);
  return (
    <>
      <h3 className="label">{texts.leaderOnce}</h3>
      <div className="syww-chips">
        <button type="button" aria-pressed={leader === null} onClick={() => aiming.set({ leader: null, counts: null })}>
          {texts.noLeader}
        </button>
        {leaders.map((each) => (
          <button
            key={leaderKey(each)}
            type="button"
            data-leader={leaderKey(each)}
            aria-pressed={leader !== null && leaderKey(leader) === leaderKey(each)}
            data-tip={game.lands[each.power]}
            onClick={() => aiming.set({ leader: each, counts: null })}
          >
            {game.markers[each.marker].name}
          </button>
        ))}
      </div>
      {leader === null && (
        <p className="syww-note">
          {helps === undefined
            ? texts.sameColumn
            : texts.leaderHelps(game.markers[helps.marker].name, spaced(oddsUnder(helps) ?? ''))}
        </p>
      )}
    </>
  );
}
