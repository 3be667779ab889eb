import './digest.css';
import { SIDES } from '@cabinet-wars/imperial-struggle/data';
import type { ScoreNow, Standing } from '@cabinet-wars/imperial-struggle/reckoning';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { Naming } from '../i18n/index.ts';
import { Emblem } from '../parts/Emblem.tsx';
import { TileFace } from '../parts/TileFace.tsx';
import { capital } from '../read/capital.ts';
import { type Digest, type DigestLine, debtIn, scoresOf } from '../read/digest.ts';
import { tagOf } from '../read/purchases/buying.ts';
import type { BoardProps, OpenView, SideId } from '../read/seen.ts';
import { desk } from '../state/desk.ts';
import { useDigest } from '../use-digest.ts';

const MOST = 5;

interface Props {
  readonly props: BoardProps;
  readonly naming: Naming;
}

/** The opponent's round in sum; to whoever likes the story better, a way to it. */
export function DigestPanel({ props, naming }: Props): ReactNode {
  const found = useDigest(props);
  if (found === null) return null;
  const { digest, isTold } = found;
  if (isTold) return <Told digest={digest} props={props} naming={naming} />;
  const { own, game } = naming;
  return (
    <p className="is-section">
      {own.hasPlayed(game.sides[digest.side])}: <ShowAgain text={own.inSum} />
    </p>
  );
}

/** The same as its key. */
const ShowAgain = ({ text }: { readonly text: string }): ReactNode => (
  <button
    type="button"
    className="link small"
    aria-keyshortcuts="A"
    onClick={() => desk.set({ again: !desk.get().again })}
  >
    {text}
  </button>
);

/** Shown again, it is gone to: whoever asked for it by its key may be anywhere. */
function useGoneTo(isAgain: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isAgain) return;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'nearest' });
  }, [isAgain]);
  return title;
}

/** The opponent's round in five lines at most, and what it changed. */
function Told({ digest, props, naming }: Props & { readonly digest: Digest }): ReactNode {
  const open = props.view.open;
  const again = desk.use((each) => each.again);
  const title = useGoneTo(again);
  const changed = useMemo(() => scoresOf(open, digest), [open, digest]);
  const { own, game } = naming;
  const { lines, side } = digest;
  return (
    <section className="is-section is-digest">
      <h3 ref={title} tabIndex={-1}>
        <span>
          <Emblem plays={side} size={18} /> {own.hasPlayed(game.sides[side])}
        </span>
        {digest.tile !== null && <TileFace open={open} tile={digest.tile} />}
        <ShowAgain text={again ? own.putAway : own.showAgain} />
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
function debtOf(open: OpenView, { side, debt, since }: Digest): Debt | null {
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
function Changed({ was, is, naming, debt }: ChangedProps): ReactNode {
  const { own, game } = naming;
  const rows: [name: string, was: Standing, is: Standing][] = [
    ...is.regions.map((now, i): [string, Standing, Standing] => [game.regions[now.region], was.regions[i], now]),
    [capital(game.prestige), was.prestige, is.prestige],
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
