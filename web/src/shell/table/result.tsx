import { lazy, Suspense } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { useSettings } from '../../settings.ts';
import { useMedia } from '../../use-media.ts';
import { Breakdown } from '../end/breakdown.tsx';
import { EndTabs } from '../end/end-tabs.tsx';
import { headlineOf } from '../end/headline.ts';
import { Judgement } from '../end/judgement.tsx';
import { Luck } from '../end/luck.tsx';
import { Places } from '../end/places.tsx';
import { TurningPoints } from '../end/turning-points.tsx';
import { type CourseState, useCourse } from '../end/use-course.ts';
import { WaysOn } from '../end/ways-on.tsx';
import type { Looking } from '../table-state/use-past.ts';
import type { Sitting } from '../table-state/use-table.ts';

const ScoreOverTime = lazy(() => import('../end/score/score-over-time.tsx'));

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
      {isBeside ? (
        <>
          <TurningPoints sitting={sitting} looking={looking} course={course} />
          {course.is === 'found' && <Judgement sitting={sitting} />}
        </>
      ) : (
        <InOneColumn sitting={sitting} looking={looking} course={course} />
      )}
      {client.facts.seedHash !== null && <p className="note">{shell.checkDice}</p>}
      {!isBeside && <WaysOn sitting={sitting} />}
    </>
  );
}

interface ColumnProps extends Pick<Props, 'sitting' | 'looking'> {
  readonly course: CourseState;
}

/** Places and graph, and below them one part at a time; what next stays at the foot. */
function InOneColumn({ sitting, looking, course }: ColumnProps) {
  const shell = useTexts();
  const isTablet = useMedia('(min-width: 700px)');
  const { turningPoints, pointsTab, luck, botTab } = shell;
  const points = { id: 'points', name: pointsTab, content: <Breakdown sitting={sitting} /> };
  const tabs = [
    { id: 'turns', name: turningPoints, content: <TurningPoints {...{ sitting, looking, course }} /> },
    points,
    { id: 'luck', name: luck, content: <Luck sitting={sitting} course={course} /> },
    { id: 'bot', name: botTab, content: <Judgement sitting={sitting} /> },
  ];
  return (
    <>
      <Places sitting={sitting} />
      <Suspense fallback={null}>
        <ScoreOverTime sitting={sitting} looking={looking} course={course} isWide={isTablet} />
      </Suspense>
      <EndTabs tabs={course.is === 'none' ? [points] : tabs} label={shell.gameOver} />
    </>
  );
}
