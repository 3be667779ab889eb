import { lazy, Suspense } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { useSettings } from '../../settings.ts';
import { Breakdown } from '../end/breakdown.tsx';
import { headlineOf } from '../end/headline.ts';
import { Judgement } from '../end/judgement.tsx';
import { Luck } from '../end/luck.tsx';
import { Places } from '../end/places.tsx';
import { TurningPoints } from '../end/turning-points.tsx';
import { useCourse } from '../end/use-course.ts';
import { WaysOn } from '../end/ways-on.tsx';
import type { Looking } from '../table-state/use-past.ts';
import type { Sitting } from '../table-state/use-table.ts';

const ScoreOverTime = lazy(() => import('../end/score-over-time.tsx'));

interface Props {
  readonly sitting: Sitting;
  readonly looking: Looking;
  /** On a desk, places, graph and tables stand where the board was: `EndBoard`. */
  readonly isBeside?: boolean;
}

/** Who has won, where it turned, and what a bot makes of it. */
export default function ResultPanel({ sitting, looking, isBeside = false }: Props) {
  const shell = useTexts();
  const { language } = useSettings();
  const { client, shown, texts } = sitting;
  const { result } = shown.question;
  const course = useCourse(client);
  if (result === null) return null;
  const hostEnding = client.endingText?.(result.reason, language) ?? null;
  return (
    <>
      <p className="label must-text">{shell.gameOver}</p>
      <h2 className="prompt" aria-live="assertive">
        {headlineOf(sitting, result, shell)}
      </h2>
      <p>{hostEnding ?? texts.ending?.(result.reason)}</p>
      {!isBeside && (
        <>
          <Places sitting={sitting} />
          <WaysOn sitting={sitting} />
          <Suspense fallback={null}>
            <ScoreOverTime sitting={sitting} looking={looking} course={course} isWide={false} />
          </Suspense>
        </>
      )}
      <TurningPoints sitting={sitting} looking={looking} course={course} />
      {course.is === 'found' && <Judgement sitting={sitting} />}
      {!isBeside && (
        <>
          <Breakdown sitting={sitting} />
          <Luck sitting={sitting} course={course} />
        </>
      )}
      {client.facts.seedHash !== null && <p className="note">{shell.checkDice}</p>}
    </>
  );
}
