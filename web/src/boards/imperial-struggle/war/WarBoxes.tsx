import './war-boxes.css';
import { THEATRES, THEATRES_OF, type TheatreId } from '@cabinet-wars/imperial-struggle/data';
import type { ReactNode } from 'react';
import { withMinus } from '../../../i18n/minus.ts';
import { explainsWhole } from '../../kit/terms/explains.ts';
import type { Naming } from '../i18n/index.ts';
import { Emblem } from '../parts/Emblem.tsx';
import { type BoardProps, eventsOf, type OpenView } from '../read/seen.ts';
import { standingIn } from '../read/theatre.ts';
import { desk } from '../state/desk.ts';
import { type Fought, warsOf } from './war-of.ts';

interface Props {
  readonly props: BoardProps;
  readonly open: OpenView;
  readonly naming: Naming;
  /** The theatre being fought. */
  readonly now: TheatreId;
  /** How that stands, where it is being told and no part of the story yet. */
  readonly outcome?: Fought | undefined;
  /** Others that have been told and are no part of the story yet. */
  readonly earlier?: readonly Fought[];
}

/** The theatres of a War in one row: fought, now, and to come. */
export function WarBoxes({ props, open, naming, now, outcome: present, earlier = [] }: Props): ReactNode {
  const { own, game } = naming;
  const theatres = (THEATRES_OF[open.war] ?? []).map((theatre) => THEATRES[theatre]);
  const fought = [...(warsOf(eventsOf(props.told)).at(-1)?.theatres ?? []), ...earlier];
  return (
    <ol className="is-war-boxes" {...explainsWhole('war-score')}>
      {theatres.map((id, i) => {
        const outcome = id === now && present !== undefined ? present : fought.find(({ theatre }) => theatre === id);
        const isOver = id !== now && outcome?.winner !== undefined;
        const isAddedUp = outcome?.winner !== undefined;
        const seen = isAddedUp
          ? { britain: outcome.strengths.britain?.total ?? 0, france: outcome.strengths.france?.total ?? 0 }
          : standingIn(open, id);
        return (
          <li
            key={id}
            data-theatre={id}
            data-state={id === now ? 'now' : isOver ? 'past' : 'ahead'}
            aria-current={id === now ? 'step' : undefined}
          >
            <h3>
              {isOver ? (
                <button
                  type="button"
                  className="is-again"
                  data-focus-term="war-score"
                  onClick={() => desk.set({ theatre: id })}
                >
                  {i + 1}. {game.theatres[id]}
                </button>
              ) : id === now ? (
                <button
                  type="button"
                  className="is-again"
                  data-focus-term="war-score"
                  onClick={() => desk.set({ theatre: null })}
                >
                  {i + 1}. {game.theatres[id]}
                </button>
              ) : (
                `${i + 1}. ${game.theatres[id]}`
              )}
              <b data-term="war-score">
                {withMinus(seen.britain)} : {withMinus(seen.france)}
              </b>
            </h3>
            <p>
              {isOver && outcome.winner !== 'nobody' && outcome.winner !== undefined && (
                <Emblem plays={outcome.winner} size={15} />
              )}
              {isOver
                ? outcome.winner === 'nobody' || outcome.winner === undefined
                  ? own.drawn
                  : own.wonBy(game.sides[outcome.winner], outcome.margin)
                : id === now
                  ? outcome?.winner === undefined || outcome.winner === 'nobody'
                    ? own.foughtNow
                    : own.wonBy(game.sides[outcome.winner], outcome.margin)
                  : own.toComeSeen}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
