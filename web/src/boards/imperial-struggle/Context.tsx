import './context.css';
import { WARS } from '@cabinet-wars/imperial-struggle/data';
import { scoreNow } from '@cabinet-wars/imperial-struggle/reckoning';
import type { ReactNode } from 'react';
import { type Naming, namingIn } from './i18n/index.ts';
import { FoughtPanel } from './panels/FoughtPanel.tsx';
import { Emblem } from './parts/Emblem.tsx';
import { PointsBox } from './parts/Points.tsx';
import { type Points, roundNow } from './read/purse.ts';
import { type BoardProps, eventsOf, frameOf, type OpenView } from './read/seen.ts';
import { warsOf } from './read/war-of.ts';

/** What a decision should be made with: the points left and what for, the theatre being fought, what is in demand. */
export function Context(props: BoardProps): ReactNode {
  const { ask } = props;
  if (ask === null) return null;
  const open = props.view.open;
  const naming = namingIn(props.language);
  if (frameOf(open, 'war') !== null) {
    const fought = warsOf(eventsOf(props.told)).at(-1)?.theatres.at(-1);
    return fought === undefined ? null : (
      <div className="is-context">
        <FoughtPanel fought={fought} open={open} naming={naming} />
      </div>
    );
  }
  const points = roundNow(open)?.points ?? [];
  return (
    <>
      {points.length > 0 && <Purse points={points} open={open} side={open.sideOf[ask.seat]} naming={naming} />}
      {ask.key.startsWith('action-round') && <Coming open={open} naming={naming} />}
    </>
  );
}

interface PurseProps {
  readonly points: readonly Points[];
  readonly open: OpenView;
  readonly side: number;
  readonly naming: Naming;
}

function Purse({ points, open, side, naming }: PurseProps): ReactNode {
  const { own, game } = naming;
  return (
    <div className="is-context">
      <h3>{own.toSpend}</h3>
      <ul>
        {points
          .filter(({ state, n }) => state !== 'gone' && n > 0)
          .map((each) => (
            <li key={`${each.of} ${each.points} ${each.limit}`} data-state={each.state}>
              <PointsBox points={each} naming={naming} />
              <span aria-hidden="true">
                {own.pointsOf[each.of]}
                {each.limit !== 'none' && <em> {game.limits[each.limit]}</em>}
              </span>
            </li>
          ))}
      </ul>
      <p className="note">{own.besides(Math.max(0, open.debtLimit[side] - open.debt[side]), open.treaty[side])}</p>
    </div>
  );
}

/** The theatres of the coming War as everybody sees them. */
function Coming({ open, naming }: { open: OpenView; naming: Naming }): ReactNode {
  const { theatres } = scoreNow(open);
  if (theatres.length === 0) return null;
  const { own, game } = naming;
  return (
    <div className="is-context">
      <h3>{own.after(game.wars[WARS[open.war]])}</h3>
      <ul>
        {theatres.map(({ theatre, britain, france }) => (
          <li key={theatre} className="is-coming">
            <span>{game.theatres[theatre]}</span>
            {(
              [
                ['britain', britain],
                ['france', france],
              ] as const
            ).map(([side, n]) => (
              <span key={side} className="is-strength">
                <Emblem plays={side} size={18} />
                <span className="visually-hidden">{game.sides[side]}</span> {n}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
