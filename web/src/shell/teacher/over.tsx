import type { LessonControl } from '../../client/lesson.ts';
import { useLearnTexts } from '../../i18n/learn/index.ts';
import { addressOf } from '../../routes.ts';
import { Card } from './card.tsx';
import type { LessonHost } from './lesson-context.ts';

/** The lesson is over: the table is the learner's. */
export function Over({
  host,
  lesson,
  of,
  game,
}: {
  readonly game: string;
  readonly host: LessonHost;
  readonly lesson: LessonControl;
  readonly of: number;
}) {
  const texts = useLearnTexts();
  return (
    <Card thing="page/board" at={of - 1} of={of} title={texts.over} isOver onLeave={host.leave}>
      <p className="teacher-text">{host.texts.end}</p>
      <div className="row teacher-ways">
        <button type="button" className="button" onClick={lesson.back}>
          {texts.back}
        </button>
        <span className="teacher-gap" />
        {/* biome-ignore lint/a11y/noAutofocus: it is the one way on */}
        <button type="button" className="button primary" autoFocus onClick={host.playOn}>
          {texts.playOn}
        </button>
      </div>
      <p className="note">{texts.playOnHint}</p>
      <p>
        <a className="link" href={addressOf({ page: 'how-to-play', game })}>
          {texts.inFiveMinutes}
        </a>
      </p>
    </Card>
  );
}
