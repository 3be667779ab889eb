import type { Choice, LessonTexts, StepTexts } from '@cabinet-wars/kernel';
import { useEffect, useState } from 'react';
import { lessonLight } from '../../boards/kit/lesson/lesson-light.ts';
import type { LessonControl, LessonNow } from '../../client/lesson.ts';
import { useLearnTexts } from '../../i18n/learn/index.ts';
import { pointOut } from '../../map/point-out.ts';
import { addressOf } from '../../routes.ts';
import { useMedia } from '../../use-media.ts';
import type { Sitting } from '../table-state/use-table.ts';
import { Card } from './card.tsx';
import { type LessonHost, useLesson, useLessonHost } from './lesson-context.ts';
import { Marked } from './marked.tsx';
import { Over } from './over.tsx';
import { Spotlight } from './spotlight.tsx';
import { selectorOf } from './thing.ts';
import { useLitInSight } from './use-lit-in-sight.ts';

/** The teacher, beside what is spoken of. While others play, the teacher is silent. */
export default function TeacherCard({
  sitting,
  lesson,
}: {
  readonly sitting: Sitting;
  readonly lesson: LessonControl;
}) {
  const host = useLessonHost();
  const texts = useLearnTexts();
  const now = useLesson(lesson);
  if (host === null) return null;
  const { busy } = sitting.shown;
  const step = now.steps[now.at];
  return (
    <>
      <p className="visually-hidden" role="status">
        {busy ? '' : spokenAt(now, host, texts)}
      </p>
      {!busy && step === undefined && (
        <Over host={host} lesson={lesson} of={now.steps.length} game={sitting.client.facts.game} />
      )}
      {!busy && step !== undefined && <Step key={step.id} sitting={sitting} lesson={lesson} now={now} host={host} />}
    </>
  );
}

/** What the teacher says now, for those who hear the page, wherever they stand on it. */
function spokenAt(now: LessonNow, host: LessonHost, texts: ReturnType<typeof useLearnTexts>): string {
  const step = now.steps[now.at];
  if (step === undefined) return `${texts.over}. ${host.texts.end}`;
  const { title, text } = host.texts.steps[step.id];
  if (now.isAstray) return texts.astray;
  if (now.otherwise !== null) return answerTo(host.texts.steps[step.id], now, texts.otherwise);
  return `${texts.step(now.at + 1, now.steps.length)}. ${title}. ${text.replaceAll('*', '')}`;
}

interface Props {
  readonly sitting: Sitting;
  readonly lesson: LessonControl;
  readonly now: LessonNow;
  readonly host: LessonHost;
}

function Step(props: Props) {
  const { now, host, lesson, sitting } = props;
  const texts = useLearnTexts();
  const step = now.steps[now.at];
  const stepTexts = host.texts.steps[step.id];
  const thing = step.thing ?? 'page/board';
  const lit = lessonLight.use((light) => light.thing);
  const isHeld = now.otherwise !== null;
  useLitInSight();
  useBroughtClose(lit === null ? [step.beside, thing] : [lit], now.isAstray);
  return (
    <>
      <Spotlight selector={now.isShown || now.isAstray ? null : selectorOf(lit ?? thing)} />
      <Card
        thing={step.beside ?? thing}
        at={now.at}
        of={now.steps.length}
        title={stepTexts.title}
        mayFold={now.wanted.length > 0 && !isHeld && !now.isAstray && !now.isShown}
        onLeave={host.leave}
      >
        <p className="teacher-text">
          {now.isAstray ? (
            texts.astray
          ) : isHeld ? (
            answerTo(stepTexts, now, texts.otherwise)
          ) : (
            <Marked text={stepTexts.text} />
          )}
        </p>
        {now.isShown && <p className="note">{texts.shows}</p>}
        {isHeld || now.isAstray ? (
          <Deciding lesson={lesson} now={now} />
        ) : (
          <Ways sitting={sitting} lesson={lesson} now={now} host={host} texts={stepTexts} />
        )}
      </Card>
    </>
  );
}

/** How long a map may take until it shows the thing, and how often it is looked for. */
const TRIES = 12;
const LOOKS_EVERY = 120;

/** Whether all of a thing lies within its map as it is looked at now. */
function isInSight(selector: string): boolean {
  const thing = document.querySelector(selector);
  const [own, port] = [thing, thing?.closest('.map-port')].map((each) => each?.getBoundingClientRect());
  if (own === undefined || port === undefined) return false;
  return own.left >= port.left && own.right <= port.right && own.top >= port.top && own.bottom <= port.bottom;
}

/** The map goes to what is spoken of: always on a narrow screen, on a wide one where it is out of sight. */
function useBroughtClose(things: readonly (string | undefined)[], isFree: boolean): void {
  const isNarrow = useMedia('(max-width: 1099px)');
  const selectors = things.flatMap((each) => (each === undefined || each.startsWith('page/') ? [] : selectorOf(each)));
  const key = isFree ? '' : selectors.join(' | ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is made anew each time, and is the same by its key
  useEffect(() => {
    if (key === '') return;
    let tries = 0;
    const timer = setInterval(() => {
      const isShown = (selector: string) => (!isNarrow && isInSight(selector)) || pointOut(selector);
      if (selectors.some(isShown) || ++tries > TRIES) clearInterval(timer);
    }, LOOKS_EVERY);
    return () => clearInterval(timer);
  }, [key]);
}

const answerTo = ({ others }: StepTexts, { otherwise }: LessonNow, general: string): string =>
  others?.[otherwise?.answer ?? ''] ?? general;

/** Something else was chosen: hear the teacher, or do it all the same. */
function Deciding({ lesson, now }: Pick<Props, 'lesson' | 'now'>) {
  const texts = useLearnTexts();
  return (
    <div className="row teacher-ways">
      {!now.isAstray && (
        <button type="button" className="button teacher-try" onClick={lesson.tryIt}>
          {texts.tryIt}
        </button>
      )}
      <button type="button" className="button primary teacher-take-back" onClick={lesson.takeBack}>
        {now.isAstray ? texts.takeBack : texts.asShown}
      </button>
    </div>
  );
}

function Ways({ sitting, lesson, now, host, texts: stepTexts }: Props & { readonly texts: StepTexts }) {
  const texts = useLearnTexts();
  const [why, setWhy] = useState(false);
  const { section } = now.steps[now.at];
  const isRead = now.wanted.length === 0;
  const { texts: game, telling, client } = sitting;
  const doing = sayable(now.wanted);
  return (
    <>
      {why && (
        <p className="teacher-why">
          {stepTexts.why}{' '}
          {section !== undefined && (
            <a className="link" href={addressOf({ page: 'rules', game: client.facts.game, section })}>
              {texts.moreInRules}
            </a>
          )}
        </p>
      )}
      <Learnt texts={host.texts} now={now} />
      <div className="row teacher-ways">
        {stepTexts.why !== undefined && (
          <button type="button" className="link" aria-expanded={why} onClick={() => setWhy(!why)}>
            {texts.why}
          </button>
        )}
        {!isRead && !now.isShown && (
          <button type="button" className="link" onClick={lesson.showMe}>
            {texts.showMe}
          </button>
        )}
        <span className="teacher-gap" />
        {now.at > 0 && (
          <button type="button" className="button" disabled={now.isShown} onClick={lesson.back}>
            {texts.back}
          </button>
        )}
        {isRead ? (
          // biome-ignore lint/a11y/noAutofocus: a step that is read is left with Enter
          <button type="button" className="button primary" autoFocus onClick={lesson.next}>
            {texts.next}
          </button>
        ) : (
          <button type="button" className="button primary teacher-do" disabled={now.isShown} onClick={lesson.doIt}>
            <span className="said">{doing === null ? texts.doIt : game.choice(doing, telling)}</span>
          </button>
        )}
      </div>
    </>
  );
}

/** The choice by which a step is called; null where the last of several only ends it (`done`, `stop`) or is one of two alike. */
const sayable = (wanted: LessonNow['wanted']): Choice | null => {
  const last = wanted.at(-1);
  const isPart =
    last !== undefined && wanted.length > 1 && (Object.keys(last).length === 1 || wanted.at(-2)?.t === last.t);
  return last === undefined || isPart ? null : last;
};

/** What the steps before have taught, in a line each. */
function Learnt({ texts, now }: { readonly texts: LessonTexts; readonly now: LessonNow }) {
  const learn = useLearnTexts();
  const lines = now.steps.slice(0, now.at).flatMap(({ id }) => texts.steps[id].learnt ?? []);
  if (lines.length === 0) return null;
  return (
    <details className="teacher-learnt">
      <summary className="label">{learn.learntSoFar}</summary>
      <ol>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </details>
  );
}
