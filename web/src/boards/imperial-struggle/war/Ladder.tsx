import './ladder.css';
import type { Result, TheatreId } from '@cabinet-wars/imperial-struggle/data';
import type { ReactNode } from 'react';
import type { Naming } from '../i18n/index.ts';
import { Emblem } from '../parts/Emblem.tsx';
import type { OpenView, SideId } from '../read/seen.ts';
import { isSameForBoth, rowReached, rowsFor } from './account.ts';

interface Props {
  readonly open: OpenView;
  readonly theatre: TheatreId;
  readonly naming: Naming;
  /** Who has won and by how much, once that is known. */
  readonly result?: { readonly winner: SideId | 'nobody'; readonly margin: number };
}

/** What a win by how much brings; the row reached is lit. */
export function Ladder({ open, theatre, naming, result }: Props): ReactNode {
  const winner = result === undefined || result.winner === 'nobody' ? null : result.winner;
  if (winner !== null)
    return <Rows rows={rowsFor(open, theatre, winner)} naming={naming} margin={result?.margin ?? null} />;
  const margin = result === undefined ? null : 0;
  if (isSameForBoth(open, theatre))
    return <Rows rows={rowsFor(open, theatre, 'france')} naming={naming} margin={margin} />;
  return (
    <>
      {(['britain', 'france'] as const).map((side) => (
        <Rows key={side} rows={rowsFor(open, theatre, side)} naming={naming} margin={margin} side={side} />
      ))}
    </>
  );
}

interface RowsProps {
  readonly rows: readonly Result[];
  readonly naming: Naming;
  /** 0 for a tie, null before it is decided. */
  readonly margin: number | null;
  readonly side?: SideId;
}

function Rows({ rows, naming, margin, side }: RowsProps): ReactNode {
  const { own, game } = naming;
  const reached = margin === null ? null : rowReached(rows, margin);
  const isLit = (row: Result | null) => (margin !== null && row === reached) || undefined;
  return (
    <table className="is-ladder" data-term="war-ladder">
      <thead>
        <tr>
          <th scope="col">
            {side !== undefined && <Emblem plays={side} size={16} />} {own.ladder.wonBy}
            {side !== undefined && <span className="visually-hidden"> {game.sides[side]}</span>}
          </th>
          <th scope="col">{game.vp}</th>
          <th scope="col">{own.ladder.conquest}</th>
          <th scope="col">{own.ladder.also}</th>
          <th scope="col">{own.ladder.loser}</th>
        </tr>
      </thead>
      <tbody>
        <tr data-reached={isLit(null)} aria-current={isLit(null) && 'true'}>
          <th scope="row">{rows[0].from > 1 ? own.upTo(rows[0].from - 1) : own.aTie}</th>
          <td>–</td>
          <td>–</td>
          <td>–</td>
          <td>–</td>
        </tr>
        {rows.map((row, i) => (
          <tr key={row.from} data-reached={isLit(row)} aria-current={isLit(row) && 'true'}>
            <th scope="row">{own.marginOf(row.from, rows[i + 1]?.from ?? null)}</th>
            <td>{row.vp === 0 ? '–' : row.vp}</td>
            <td>{row.cp === 0 ? '–' : row.cp}</td>
            <td>{alsoOf(row, naming) || '–'}</td>
            <td>{loserOf(row, naming) || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a row brings besides VP and conquest. */
export function alsoOf(row: Result, { own, game }: Naming): string {
  const { unflag } = row;
  return [
    unflag === null || unflag === undefined
      ? ''
      : own.flagOff(game.spaceTypes[unflag.type], game.regions[unflag.region]),
    row.atlanticDominance ? game.theatres['7YW-1'] : '',
    row.usa ? game.countries.usa : '',
    row.canada ? game.subregions.canada : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** What the loser has of it. */
export const loserOf = (row: Result, { own }: Naming): string =>
  [
    row.loserTrp > 0 ? own.inTreaty(row.loserTrp) : '',
    row.squadronsLost > 0 ? own.losesSquadrons(row.squadronsLost) : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
