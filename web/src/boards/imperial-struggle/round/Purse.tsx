import './purse.css';
import type { Preferred } from '@cabinet-wars/imperial-struggle/reckoning';
import type { ReactNode } from 'react';
import { explainsWhole } from '../../kit/terms/explains.ts';
import type { Naming } from '../i18n/index.ts';
import { PointIcon } from '../parts/Points.tsx';
import { type Points, roundNow } from '../read/purchases/purse.ts';
import type { OpenView, Side } from '../read/seen.ts';
import { desk } from '../state/desk.ts';

interface Props {
  readonly open: OpenView;
  readonly side: Side;
  readonly naming: Naming;
}

/** The points of the round as coins: what is spent stays as a dotted ring. */
export function Purse({ open, side, naming }: Props): ReactNode {
  const { own } = naming;
  const points = (roundNow(open)?.points ?? []).filter(({ full, n }) => full > 0 || n > 0);
  const [debt, treaty] = [Math.max(0, open.debtLimit[side] - open.debt[side]), open.treaty[side]];
  const left = points.filter(({ n }) => n > 0).map(({ n, points: kind }) => own.pointsN(n, kind));
  return (
    <section className="is-purse" aria-label={own.toSpend} {...explainsWhole('purse')}>
      <p className="visually-hidden" role="status">
        {own.purseStatus(left, debt, treaty)}
      </p>
      {points.map((each) => (
        <div
          key={`${each.of} ${each.points} ${each.limit}`}
          className="is-purse-row"
          data-of={each.of}
          data-term={`points-${each.points}`}
        >
          <span className="is-coins" aria-hidden="true">
            {Array.from({ length: Math.max(each.full, each.n) }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a coin is its place
              <span key={i} className="is-purse-coin" data-spent={i >= each.n || undefined}>
                <PointIcon points={each.points} size={19} />
              </span>
            ))}
          </span>
          <span className="is-purse-words">
            <b>{own.pointsN(each.n, each.points)}</b>
            <small>{about(each, naming)}</small>
          </span>
        </div>
      ))}
      <Short debt={debt} treaty={treaty} naming={naming} />
    </section>
  );
}

function about({ of, limit, state, n, full }: Points, { own, game }: Naming): string {
  if (state === 'gone' || n === 0) return own.allSpent;
  if (limit !== 'none') return game.limits[limit];
  if (of === 'minor') return own.minorAbout;
  return n < full ? own.spentSoFar(full - n) : of === 'major' ? own.majorAbout : own.extraAbout;
}

/** What points do not pay is paid with Debt or with Treaty Points: said once for the round. */
export function Short({ debt, treaty, naming }: { debt: number; treaty: number; naming: Naming }): ReactNode {
  const wished = desk.use((each) => each.preferred);
  const { own } = naming;
  if (debt === 0 && treaty === 0) return <p className="is-short-of">{own.nothingShort}</p>;
  // Where the one is used up, the other pays.
  const preferred: Preferred = debt === 0 ? 'treaty' : treaty === 0 ? 'debt' : wished;
  const choices: readonly { id: Preferred; name: string; n: number }[] = [
    { id: 'debt', name: own.debtWord, n: debt },
    { id: 'treaty', name: own.treatyWord, n: treaty },
  ];
  return (
    <div className="is-short-of">
      <span id="is-short">{own.shortOf(debt, treaty)}</span>
      <span className="is-switch" role="radiogroup" aria-labelledby="is-short">
        {choices.map(({ id, name, n }) => (
          // biome-ignore lint/a11y/useSemanticElements: two halves of one switch
          <button
            key={id}
            type="button"
            role="radio"
            aria-checked={preferred === id}
            disabled={n === 0}
            onClick={() => desk.set({ preferred: id })}
          >
            {name}
          </button>
        ))}
      </span>
    </div>
  );
}
