import { COMMODITIES, eraOfTurn, tablesOf } from '@cabinet-wars/imperial-struggle/data';
import { scoreNow } from '@cabinet-wars/imperial-struggle/reckoning';
import type { ReactNode } from 'react';
import { Counter } from '../../counters/index.ts';
import type { Naming } from './i18n/index.ts';
import { SIGN } from './map/generated/signs.ts';
import { Sign } from './map/SpaceMark.tsx';
import type { OpenView } from './read/seen.ts';

/** What is in demand, what it is worth, and how many Markets of it each side has. */
export function Demand({ open, naming }: { open: OpenView; naming: Naming }): ReactNode {
  const { own, game } = naming;
  const standings = scoreNow(open).demand;
  if (standings.length === 0) return <span />;
  return (
    <ul className="is-demand" aria-label={own.demand}>
      {standings.map(({ commodity, france, britain, winner }) => {
        const reward = tablesOf(open).demand[COMMODITIES.indexOf(commodity)][eraOfTurn(open.turn)];
        const about = own.demandOf(game.commodities[commodity], own.reward(reward), britain, france);
        return (
          <li key={commodity} title={about}>
            <span className="visually-hidden">{about}</span>
            <Counter size={22}>
              <Sign d={SIGN[commodity]} size={24} />
            </Counter>
            <span aria-hidden="true" className="is-score">
              <b data-power="britain" data-leads={winner === 'britain' || undefined}>
                {britain}
              </b>
              <b data-power="france" data-leads={winner === 'france' || undefined}>
                {france}
              </b>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
