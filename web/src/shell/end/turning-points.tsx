import { type Moment, turningPoints } from '@cabinet-wars/host/review';
import { useMemo } from 'react';
import { type Texts, useTexts } from '../../i18n/index.ts';
import { go } from '../../routes.ts';
import { gistOf } from '../table-state/gist-of.ts';
import type { Looking } from '../table-state/use-past.ts';
import type { Sitting } from '../table-state/use-table.ts';
import { useAboutSeat } from './about-seat.ts';
import { signed } from './signed.ts';
import { useAftermath } from './use-aftermath.ts';
import { useChapters } from './use-chapters.ts';
import type { CourseState } from './use-course.ts';

const SHOWN = 3;

/** The largest swings for a seat, numbered in the order of the game. */
export function useTurningPoints(sitting: Sitting, course: CourseState): readonly Moment[] {
  const about = useAboutSeat(sitting);
  return useMemo(() => (course.is === 'found' ? turningPoints(course.course, about, SHOWN) : []), [course, about]);
}

interface Props {
  readonly sitting: Sitting;
  readonly looking: Looking;
  readonly course: CourseState;
}

/** Where it turned: what was done, what the choice itself was worth, and what the dice added. */
export function TurningPoints({ sitting, looking, course }: Props) {
  const texts = useTexts();
  const about = useAboutSeat(sitting);
  const points = useTurningPoints(sitting, course);
  const chapterAt = useChapters(sitting);
  const aftermathOf = useAftermath(sitting);
  const { telling } = sitting;
  if (course.is === 'none') return null;
  return (
    <section className="end-section turning-points" aria-label={texts.turningPoints}>
      <h3 className="ruled">{texts.turningPointsFor(telling.name(about))}</h3>
      <p className="hint">{course.is === 'looking' ? texts.lookingAtGame : texts.planAndDice}</p>
      {course.is === 'found' && <p className="hint">{measureOf(texts, course)}</p>}
      <ol>
        {points.map((moment, i) => (
          <li key={moment.at}>
            <span className="advice-number">{i + 1}</span>
            <div>
              <p className="small">{chapterAt(moment.at)}</p>
              <strong className="said">{saidOf(sitting, moment)}</strong>
              <p className="aftermath">{aftermathOf(moment)}</p>
              <p className="swings">
                <Swing name={texts.plan} points={pointsOf(sitting, moment.plan[about])} />
                <Swing name={texts.dice} points={pointsOf(sitting, moment.dice[about])} />
              </p>
            </div>
            <div className="ways">
              <button type="button" className="link small" onClick={() => void looking.to(moment.at)}>
                {texts.seeIt}
              </button>
              <button
                type="button"
                className="link small"
                onClick={async () => go({ page: 'table', id: await sitting.client.branch(moment.at) })}
              >
                {texts.whatIfThen}
              </button>
            </div>
          </li>
        ))}
      </ol>
      {course.is === 'found' && points.length === 0 && <p>{texts.tooShort}</p>}
    </section>
  );
}

/** What points of plan and dice are: those of the result, or what a bot makes of positions. */
export const measureOf = (texts: Texts, { course }: Extract<CourseState, { is: 'found' }>): string =>
  course.isInPoints ? texts.inPoints : texts.inWorth;

/** A ratio is kept in hundredths and shown as one. */
export const pointsOf = ({ loaded }: Sitting, value: number): number =>
  loaded.board.scoreText === undefined ? value : value / 100;

const Swing = ({ name, points }: { readonly name: string; readonly points: number }) => (
  <span className="swing" data-loss={points < 0 || undefined}>
    {name} <b>{signed(points)}</b>
  </span>
);

/** Who did what. */
const saidOf = (sitting: Sitting, { seat, choices }: Moment): string =>
  `${sitting.telling.name(seat)}: ${gistOf(sitting, choices)}`;
