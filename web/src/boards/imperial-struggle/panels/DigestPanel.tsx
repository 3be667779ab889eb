import './digest.css';
import { SIDES } from '@cabinet-wars/imperial-struggle/data';
import type { ScoreNow, Standing } from '@cabinet-wars/imperial-struggle/reckoning';
import { type ReactNode, useMemo } from 'react';
import type { Naming } from '../i18n/index.ts';
import { Emblem } from '../parts/Emblem.tsx';
import { TileFace } from '../parts/TileFace.tsx';
import { tagOf } from '../read/buying.ts';
import { type Digest, type DigestLine, digestOf, scoresOf } from '../read/digest.ts';
import { type BoardProps, eventsOf, type OpenView, type SideId, sideId } from '../read/seen.ts';
import { desk } from '../state/desk.ts';

const MOST = 5;

/** The news for whoever looks: the other side's last round. */
export function useDigest({ told, view }: Pick<BoardProps, 'told' | 'view'>): Digest | null {
  const mine = sideId(view.own?.side ?? -1);
  return useMemo(() => (mine === null ? null : digestOf(eventsOf(told), mine)), [told, mine]);
}

/** The opponent's round in five lines at most, and what it changed. */
export function DigestPanel({ props, naming }: { props: BoardProps; naming: Naming }): ReactNode {
  const digest = useDigest(props);
  const open = props.view.open;
  const changed = useMemo(() => (digest === null ? null : scoresOf(open, digest)), [open, digest]);
  if (digest === null || changed === null || digest.lines.length === 0) return null;
  const { own, game } = naming;
  const { lines, side } = digest;
  return (
    <section className="is-section is-digest">
      <h3>
        <span>
          <Emblem plays={side} size={18} /> {own.hasPlayed(game.sides[side])}
        </span>
        {digest.tile !== null && <TileFace open={open} tile={digest.tile} />}
      </h3>
      <ol>
        {lines.slice(0, MOST).map((line, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
            key={i}
            onPointerEnter={() => desk.set({ breathes: line.space })}
            onPointerLeave={() => desk.set({ breathes: null })}
          >
            <span className="is-digest-number">{i + 1}</span>
            <span>{props.texts.event(line.event, props.telling)}</span>
            <b>{howOf(line, naming)}</b>
          </li>
        ))}
      </ol>
      {lines.length > MOST && <p className="note">{own.andMore(lines.length - MOST)}</p>}
      <Changed {...changed} naming={naming} debt={debtOf(open, digest)} />
    </section>
  );
}

function howOf({ by }: DigestLine, naming: Naming): string {
  if (by === null) return '';
  if (by.t === 'advantage') return naming.game.advantages[by.event.advantage].name;
  const { points, rest } = tagOf(
    { points: by.n, debt: by.debt, treaty: by.treaty, says: [], asks: false },
    by.points,
    naming,
  );
  return [points, rest].filter((part) => part !== '').join(' ');
}

interface Debt {
  readonly side: SideId;
  readonly was: number;
  readonly is: number;
  readonly limit: number;
}

/** The Debt of whoever played, where it has changed. */
function debtOf(open: OpenView, { side, debt }: Digest): Debt | null {
  const now = open.debt[SIDES.indexOf(side)];
  return debt === 0 ? null : { side, was: now - debt, is: now, limit: open.debtLimit[SIDES.indexOf(side)] };
}

interface ChangedProps {
  readonly was: ScoreNow;
  readonly is: ScoreNow;
  readonly naming: Naming;
  readonly debt: Debt | null;
}

/** Only what has moved, before and after, and whose it is now. */
function Changed({ was, is, naming, debt }: ChangedProps): ReactNode {
  const { own, game } = naming;
  const rows: [name: string, was: Standing, is: Standing][] = [
    ...is.regions.map((now, i): [string, Standing, Standing] => [game.regions[now.region], was.regions[i], now]),
    [game.prestige, was.prestige, is.prestige],
    ...is.demand.map((now, i): [string, Standing, Standing] => [
      game.commodities[now.commodity],
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
