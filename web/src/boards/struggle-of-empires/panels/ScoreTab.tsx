import './scores.css';
import { POWERS, REGIONS } from '@cabinet-wars/struggle-of-empires/data';
import { scoreNow } from '@cabinet-wars/struggle-of-empires/reckoning';
import type { ReactNode } from 'react';
import { Emblem } from '../parts/Emblem.tsx';
import { namingOf } from '../parts/use-naming.ts';
import type { BoardProps } from '../read/seen.ts';
import { NeutralsTable } from './NeutralsTable.tsx';

/** What each power would score in each region if the war ended now. */
export function ScoreTab(props: BoardProps): ReactNode {
  const { own, game } = namingOf(props);
  const scores = [...scoreNow(props.view.open)].sort((a, b) => b.total - a.total);
  return (
    <div className="soe-scores">
      <table>
        <caption>{own.ifWarEnded}</caption>
        <thead>
          <tr>
            <th scope="col">{own.region}</th>
            {scores.map(({ power }) => (
              <th key={power} scope="col">
                <Emblem plays={POWERS[power]} size={22} />
                <span className="visually-hidden">{game.powers[POWERS[power]]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {REGIONS.map((region, i) => (
            <tr key={region}>
              <th scope="row">{game.places[region]}</th>
              {scores.map(({ power, regions }) => (
                <td key={power}>{regions[i] || <span aria-hidden="true">·</span>}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{own.now}</th>
            {scores.map(({ power, vp }) => (
              <td key={power}>{vp}</td>
            ))}
          </tr>
          <tr className="soe-sum">
            <th scope="row">{own.sum}</th>
            {scores.map(({ power, total }) => (
              <td key={power}>{total}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className="note">{own.unrestNote}</p>
      <NeutralsTable {...props} />
    </div>
  );
}
