import './tabs.css';
import {
  COMBAT_TABLES,
  COSTS,
  DIPLOMACY,
  KINDS,
  MARKER_COST,
  ODDS,
  TERRAINS,
  tablesOf,
} from '@cabinet-wars/seven-years-world-war/data';
import type { ReactNode } from 'react';
import { explainsItself } from '../../kit/terms/explains.ts';
import { type Naming, namingOf } from '../i18n/index.ts';
import { columnOf } from '../read/battle/odds.ts';
import type { BoardProps, OpenView } from '../read/seen.ts';

/** Every chart one looks up at the table, from the data that is played with. */
export function ChartsTab(props: BoardProps): ReactNode {
  const naming = namingOf(props.language);
  const { own, game } = naming;
  const open = props.view.open;
  return (
    <div className="syww-charts">
      <Units open={open} naming={naming} />
      {COMBAT_TABLES.map((table) => (
        <Grid
          key={table}
          title={game.combatTables[table].name}
          columns={ODDS}
          rows={[1, 2, 3, 4, 5, 6].map((die) => ODDS.map((odds) => columnOf(open, table, odds)[die - 1]))}
          meaning={(id) => game.results[id].name}
          own={own}
          term="combat-chart"
        />
      ))}
      <p className="note">
        {Object.entries(game.results)
          .map(([id, { name }]) => `${id} ${name.toLowerCase()}`)
          .join('; ')}
      </p>
      <Grid
        title={own.diplomacyTable}
        columns={['≤ 0', '1', '2', '3', '4', '≥ 5']}
        rows={DIPLOMACY}
        meaning={(id) => game.diplomacy[id].name}
        own={own}
        term="court-chart"
      />
      <p className="note">
        {Object.entries(game.diplomacy)
          .map(([id, { name }]) => `${id} ${name.toLowerCase()}`)
          .join('; ')}
      </p>
      <h3 className="ruled">{own.terrainTable}</h3>
      <dl>
        {TERRAINS.map((id) => (
          <div key={id}>
            <dt>{game.terrains[id].name}</dt>
            <dd>{game.terrains[id].hint}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface GridProps<Id extends string> {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Id[])[];
  readonly own: Naming['own'];
  readonly term: 'combat-chart' | 'court-chart';
  meaning(id: Id): string;
}

/** A row for each die. */
function Grid<Id extends string>({ title, columns, rows, own, term, meaning }: GridProps<Id>): ReactNode {
  return (
    <table {...explainsItself(term)}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{own.die}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, die) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the faces of the die
          <tr key={die}>
            <th scope="row">{die + 1}</th>
            {row.map((id, column) => (
              <td key={columns[column]} data-tip={meaning(id)}>
                {id}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Units({ open, naming: { own, game } }: { readonly open: OpenView; readonly naming: Naming }): ReactNode {
  const { units } = tablesOf(open).data;
  return (
    <table {...explainsItself('unit-chart')}>
      <caption>{own.costsTable}</caption>
      <thead>
        <tr>
          {[own.unit, own.recruitCost, own.provisionCost, own.trainCost, own.strength, own.speed].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {KINDS.map((kind) => {
          const { recruit, veteran, move } = units[kind];
          return (
            <tr key={kind}>
              <th scope="row">{game.kinds[kind].one}</th>
              <td>{COSTS[kind].recruit}</td>
              <td>{COSTS[kind].provision}</td>
              <td>{COSTS[kind].train ?? '–'}</td>
              <td>{recruit === veteran ? recruit : `${recruit}/${veteran}`}</td>
              <td>{move}</td>
            </tr>
          );
        })}
        <tr>
          <th scope="row">{own.aMarker}</th>
          <td>{MARKER_COST}</td>
          <td colSpan={4} />
        </tr>
      </tbody>
    </table>
  );
}
