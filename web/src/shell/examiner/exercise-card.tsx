import './examiner.css';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ExerciseControl, ExerciseNow } from '../../client/exercise.ts';
import { useExerciseTexts } from '../../i18n/exercise/index.ts';
import { Icon } from '../../icons.tsx';
import { addressOf } from '../../routes.ts';
import { useSettings } from '../../settings.ts';
import type { Sitting } from '../table-state/use-table.ts';
import { Marked } from '../teacher/marked.tsx';
import { type ExerciseHost, useExerciseHost } from './exercise-context.ts';

interface Props {
  readonly control: ExerciseControl;
  readonly now: ExerciseNow;
  readonly host: ExerciseHost;
}

/** The task, above the question it is about; then what is made of what was chosen. */
export default function ExerciseCard({
  sitting,
  control,
}: {
  readonly sitting: Sitting;
  readonly control: ExerciseControl;
}) {
  const host = useExerciseHost();
  const now = useSyncExternalStore(control.subscribe, control.now);
  const texts = useExerciseTexts();
  if (host === null) return null;
  // What the dice bring is seen before it is spoken of.
  const isJudged = now.verdict !== null && !sitting.shown.busy;
  return (
    <section className="exercise" aria-label={texts.exercise} data-verdict={isJudged ? now.verdict?.t : undefined}>
      <header className="exercise-head">
        <Icon name="quill" size={20} />
        <span className="label">{texts.numberOf(host.at, host.of)}</span>
        <a className="link small" href={host.all}>
          {texts.leave}
        </a>
      </header>
      <h2>{host.texts.title}</h2>
      {isJudged ? (
        <Judged control={control} now={now} host={host} game={sitting.client.facts.game} />
      ) : (
        <Task control={control} now={now} host={host} />
      )}
    </section>
  );
}

function Task({ control, now, host }: Props) {
  const texts = useExerciseTexts();
  const [hint, setHint] = useState(false);
  return (
    <>
      <p className="exercise-task">
        <Marked text={host.texts.task} />
      </p>
      {hint && (
        <p className="exercise-hint" role="status">
          {host.texts.hint}
        </p>
      )}
      <div className="row exercise-ways">
        <button type="button" className="link" aria-expanded={hint} onClick={() => setHint(!hint)}>
          {texts.hint}
        </button>
        {now.tries > 0 && (
          <button type="button" className="link" onClick={control.show}>
            {texts.show}
          </button>
        )}
        {now.hasBegun && (
          <button type="button" className="link" onClick={control.again}>
            {texts.takeBack}
          </button>
        )}
      </div>
    </>
  );
}

/** To a tenth: more would pretend to know. */
const told = (amount: number, language: string): string =>
  amount.toLocaleString(language, { maximumFractionDigits: amount < 10 ? 1 : 0 });

function Judged({ control, now, host, game }: Props & { readonly game: string }) {
  const texts = useExerciseTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever goes by the keyboard, or listens, stands at the answer.
  useEffect(() => heading.current?.focus({ preventScroll: false }), []);
  const { exercise } = control;
  const isRight = now.verdict?.t === 'right';
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="exercise-verdict">
        {isRight ? (now.isShown ? texts.shown : texts.right) : texts.otherwise}
      </h3>
      {isRight ? (
        <>
          <p className="exercise-task">{host.texts.why}</p>
          <p className="note">
            <Ahead control={control} host={host} />{' '}
            {exercise.section !== undefined && (
              <a className="link" href={addressOf({ page: 'rules', game, section: exercise.section })}>
                {texts.moreInRules}
              </a>
            )}
          </p>
        </>
      ) : (
        <p className="exercise-task">
          <Behind control={control} now={now} host={host} />
        </p>
      )}
      <Onward control={control} now={now} host={host} />
    </>
  );
}

function Ahead({ control, host }: Pick<Props, 'control' | 'host'>) {
  const texts = useExerciseTexts();
  const { language } = useSettings();
  const { others, playOuts } = control.exercise;
  return texts.ahead(host.measure(told(others[0].less, language)), playOuts);
}

function Behind({ control, now, host }: Props) {
  const texts = useExerciseTexts();
  const { language } = useSettings();
  const { others, playOuts } = control.exercise;
  const way = now.verdict?.t === 'other' ? now.verdict.way : null;
  const amount = host.measure(told((way ?? others[0]).less, language));
  return way === null ? texts.notPlayedOut(amount, playOuts) : texts.less(amount, playOuts);
}

function Onward({ control, now, host }: Props) {
  const texts = useExerciseTexts();
  const isRight = now.verdict?.t === 'right';
  return (
    <div className="row exercise-ways">
      {isRight ? (
        <a className="button primary" href={host.next}>
          {texts.next}
        </a>
      ) : (
        <button type="button" className="button primary" onClick={control.again}>
          {texts.again}
        </button>
      )}
      {isRight ? (
        <button type="button" className="button" data-tip={texts.playOnHint} onClick={host.playOn}>
          {texts.playOn}
        </button>
      ) : (
        <button type="button" className="button" onClick={control.show}>
          {texts.show}
        </button>
      )}
      {isRight && (
        <button type="button" className="link" onClick={control.again}>
          {texts.again}
        </button>
      )}
    </div>
  );
}
