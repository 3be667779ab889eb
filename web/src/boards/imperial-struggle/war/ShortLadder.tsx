import './ladder.css';
import type { Result, TheatreId } from '@cabinet-wars/imperial-struggle/data';
import type { ReactNode } from 'react';
import type { Naming } from '../i18n/index.ts';
import { Emblem } from '../parts/Emblem.tsx';
import type { OpenView, SideId } from '../read/seen.ts';
import { isSameForBoth, rowsFor } from './account.ts';
import { alsoOf, loserOf } from './Ladder.tsx';

interface Props {
  readonly open: OpenView;
  readonly theatre: TheatreId;
  readonly naming: Naming;
  /** Whose win is spelt out; the other's is a press away where it differs. */
  readonly side: SideId;
}

/** What a win by how much brings, in two columns: for where several theatres stand side by side. */
export function ShortLadder({ open, theatre, naming, side }: Props): ReactNode {
  const other: SideId = side === 'france' ? 'britain' : 'france';
  if (isSameForBoth(open, theatre)) return <Rows rows={rowsFor(open, theatre, side)} naming={naming} />;
  return (
    <>
      <Rows rows={rowsFor(open, theatre, side)} naming={naming} side={side} />
      <details className="is-other-ladder">
        <summary>{naming.own.ifSideWins(naming.game.sides[other])}</summary>
        <Rows rows={rowsFor(open, theatre, other)} naming={naming} side={other} />
      </details>
    </>
  );
}

function Rows({ rows, naming, side }: { rows: readonly Result[]; naming: Naming; side?: SideId }): ReactNode {
  const { own, game } = naming;
  return (
    <table className="is-ladder is-short-ladder" data-term="war-ladder">
      <caption>
        {side !== undefined && <Emblem plays={side} size={14} />} {own.ladder.wonBy}
        {side !== undefined && <span className="visually-hidden"> {game.sides[side]}</span>}
      </caption>
      <tbody>
        {rows.map((row, i) => (
          <tr key={row.from}>
            <th scope="row">{own.marginOf(row.from, rows[i + 1]?.from ?? null)}</th>
            <td>{bringsOf(row, naming)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A row in words: what the winner has of it, then the loser. */
function bringsOf(row: Result, naming: Naming): string {
  const { own, game } = naming;
  const winner = [
    row.vp > 0 ? `${row.vp} ${game.vp}` : '',
    row.cp > 0 ? own.conquests(row.cp) : '',
    alsoOf(row, naming),
  ];
  const lost = loserOf(row, naming);
  const lines = [winner.filter((part) => part !== '').join(', '), lost === '' ? '' : own.loserHas(lost)];
  return lines.filter((part) => part !== '').join('; ') || '–';
}
