import { COMMODITIES, eraOfTurn, tablesOf } from '@cabinet-wars/imperial-struggle/data';
import type { ScoreNow, Standing } from '@cabinet-wars/imperial-struggle/reckoning';
import type { ReactNode } from 'react';
import { Counter } from '../../../counters/index.ts';
import type { Naming } from '../i18n/index.ts';
import { SIGN } from '../map/generated/signs.ts';
import { Sign } from '../map/SpaceMark.tsx';
import { Hint } from '../parts/Hint.tsx';
import type { OpenView } from '../read/seen.ts';

interface Props {
  readonly open: OpenView;
  readonly naming: Naming;
  readonly now: ScoreNow;
  /** After what is picked. */
  readonly then: ScoreNow | null;
}

/** What is in demand, what it brings, and how many Markets of it each side has. */
export function Demand({ open, naming, now, then }: Props): ReactNode {
  const { own, game } = naming;
  if (now.demand.length === 0) return null;
  return (
    <div className="is-demand">
      <h3 className="is-dock-title">{own.inDemand}</h3>
      <ul aria-label={own.demand}>
        {now.demand.map((standing, i) => {
          const { commodity, france, britain } = standing;
          const reward = tablesOf(open).demand[COMMODITIES.indexOf(commodity)][eraOfTurn(open.turn)];
          return (
            <li key={commodity} data-commodity={commodity}>
              <Hint
                about={own.demandOf(game.commodities[commodity], own.reward(reward), britain, france)}
                className="is-dock-fact"
              >
                <Counter size={26}>
                  <Sign d={SIGN[commodity]} size={28} />
                </Counter>
                <span className="is-reward">{own.rewardShort(reward)}</span>
                <Score now={standing} then={then?.demand[i] ?? null} />
              </Hint>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Both counts, the leader's filled; and what they would be. */
export const Score = ({ now, then }: { now: Standing; then: Standing | null }): ReactNode => (
  <span className="is-score">
    {(['britain', 'france'] as const).map((side) => (
      <b key={side} data-power={side} data-leads={now.winner === side || undefined}>
        {now[side]}
        {then !== null && then[side] !== now[side] && <span className="is-then">→{then[side]}</span>}
      </b>
    ))}
  </span>
);
