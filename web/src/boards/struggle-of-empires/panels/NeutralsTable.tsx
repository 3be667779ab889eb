import './scores.css';
import { REGIONS } from '@cabinet-wars/struggle-of-empires/data';
import type { NeutralsIn } from '@cabinet-wars/struggle-of-empires/view';
import type { ReactNode } from 'react';
import { namingOf } from '../parts/use-naming.ts';
import type { BoardProps } from '../read/seen.ts';

const COLUMNS: readonly (keyof NeutralsIn)[] = ['drawn', 'onMap', 'left'];

/** The display of neutral markers: which are gone, which lie on the map and which may still come, by region. */
export function NeutralsTable(props: BoardProps): ReactNode {
  const { own, game } = namingOf(props);
  const { neutrals } = props.view.open;
  const sum = (column: keyof NeutralsIn) => neutrals.reduce((total, row) => total + row[column], 0);
  return (
    <>
      <table>
        <caption>{own.neutralsDisplay}</caption>
        <thead>
          <tr>
            <th scope="col">{own.region}</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {own.neutralsIn[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {REGIONS.map((region, i) => (
            <tr key={region}>
              <th scope="row">{game.places[region]}</th>
              {COLUMNS.map((column) => (
                <td key={column}>{neutrals[i][column] || <span aria-hidden="true">·</span>}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="soe-sum">
            <th scope="row">{own.sum}</th>
            {COLUMNS.map((column) => (
              <td key={column}>{sum(column)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className="note">{own.neutralsNote}</p>
    </>
  );
}
