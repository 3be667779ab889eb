import { SIDES } from '@cabinet-wars/imperial-struggle/data';
import type { ScoreNow, Standing } from '@cabinet-wars/imperial-struggle/reckoning';
import type { ReactNode } from 'react';
import type { Naming } from '../i18n/index.ts';
import { capital } from '../read/capital.ts';
import { type Digest, debtIn } from '../read/digest.ts';
import type { OpenView, SideId } from '../read/seen.ts';

interface Debt {
  readonly side: SideId;
  readonly was: number;
  readonly is: number;
  readonly limit: number;
}

/** The Debt of whoever played, where it has changed. */
export function debtOf(open: OpenView, { side, debt, since }: Digest): Debt | null {
  const now = open.debt[SIDES.indexOf(side)] - debtIn(since, side);
  return debt === 0 ? null : { side, was: now - debt, is: now, limit: open.debtLimit[SIDES.indexOf(side)] };
}

interface ChangedProps {
  readonly was: ScoreNow;
  readonly is: ScoreNow;
  readonly naming: Naming;
  readonly debt: Debt | null;
}

/** Only what has moved, before and after, and whose it is now. */
export function DigestChanges({ was, is, naming, debt }: ChangedProps): ReactNode {
  const { own, game } = naming;
  const rows: [name: string, was: Standing, is: Standing][] = [
    ...is.regions.map((now, i): [string, Standing, Standing] => [game.regions[now.region], was.regions[i], now]),
    [capital(game.prestige), was.prestige, is.prestige],
    ...is.demand.map((now, i): [string, Standing, Standing] => [
      capital(game.commodities[now.commodity]),
      was.demand[i] ?? now,
      now,
    ]),
  ];
  const moved = rows.filter(([, a, b]) => a.britain !== b.britain || a.france !== b.france);
  const theatres = is.theatres.filter(
    ({ britain, france }, i) => was.theatres[i].britain !== britain || was.theatres[i].france !== france,
  );
  if (moved.length === 0 && theatres.length === 0 && debt === null) return null;
  return (
    <table className="is-changes">
      <caption>{own.whatChanged}</caption>
      <tbody>
        {moved.map(([name, a, b]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {a.britain} : {a.france} → <b>{`${b.britain} : ${b.france}`}</b>
            </td>
            <td data-side={b.winner ?? undefined}>{b.winner === null ? own.nobodys : game.sides[b.winner]}</td>
          </tr>
        ))}
        {theatres.map((now) => {
          const then = was.theatres.find(({ theatre }) => theatre === now.theatre) ?? now;
          return (
            <tr key={now.theatre}>
              <th scope="row">{game.theatres[now.theatre]}</th>
              <td>
                {then.britain} : {then.france} → <b>{`${now.britain} : ${now.france}`}</b>
              </td>
              <td />
            </tr>
          );
        })}
        {debt !== null && (
          <tr>
            <th scope="row">{own.debtOfSide(game.sides[debt.side])}</th>
            <td>
              {debt.was} → <b>{debt.is}</b>
            </td>
            <td>{own.ofLimit(debt.limit)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
