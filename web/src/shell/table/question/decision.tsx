import { lazy, type RefObject, Suspense, useLayoutEffect, useRef } from 'react';
import type { BoardProps } from '../../../boards/kit/board.ts';
import { Pips } from '../../../boards/kit/rail/Pips.tsx';
import type { Term } from '../../../boards/kit/terms/term.ts';
import { uncommonTerms } from '../../../boards/kit/terms/terms-in.ts';
import { useTexts } from '../../../i18n/index.ts';
import { Icon } from '../../../icons.tsx';
import { addressOf } from '../../../routes.ts';
import { useSettings } from '../../../settings.ts';
import { WithTerms } from '../../help/with-terms.tsx';
import { FirstNoteBox } from '../../notes/first-note.tsx';
import { SteadyHeight } from '../../parts/steady-height.tsx';
import type { Looking } from '../../table-state/use-past.ts';
import type { Picking } from '../../table-state/use-picking.ts';
import type { Sitting } from '../../table-state/use-table.ts';
import { type AdviceControl, AdvicePanel } from '../advice/advice.tsx';
import { HintRow } from '../advice/hint-row.tsx';
import { Since } from '../log/since.tsx';
import { PastPanel } from '../past/past-panel.tsx';
import { rulesSection } from '../rules/rules-section.ts';
import { Choices } from './choices.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { Story } from './story.tsx';
import { Wishes } from './wishes.tsx';

const NO_TERMS: readonly Term[] = [];
const AfterOnline = lazy(() => import('../../presence/after-game.tsx'));
const ExerciseCard = lazy(() => import('../../examiner/exercise-card.tsx'));
const ResultPanel = lazy(() => import('../result.tsx'));

interface Props {
  readonly sitting: Sitting;
  readonly picking: Picking;
  readonly looking: Looking;
  readonly props: BoardProps;
  readonly advice: AdviceControl;
  /** Whether the board's place tells how the game went. */
  readonly isEndBeside: boolean;
}

/** One question, its choices, and nothing else. */
export function Decision(props: Props) {
  const { sitting, picking, looking } = props;
  const { CeremonyRail } = sitting.loaded.board;
  return (
    <QuestionPanel
      asks={props.advice.advised === null ? (picking.ask?.askId ?? null) : null}
      name={picking.ask?.key}
      isSending={sitting.isSending}
    >
      {sitting.client.exercise !== undefined && (
        <Suspense fallback={null}>
          <ExerciseCard sitting={sitting} control={sitting.client.exercise} />
        </Suspense>
      )}
      {looking.past !== null ? (
        <PastPanel sitting={sitting} looking={looking} />
      ) : CeremonyRail !== undefined && props.props.ceremony !== null ? (
        <CeremonyRail {...props.props} />
      ) : sitting.shown.stale ? (
        <Story sitting={sitting} />
      ) : sitting.shown.question.result !== null ? (
        <Suspense fallback={null}>
          <ResultPanel sitting={sitting} looking={looking} isBeside={props.isEndBeside} />
        </Suspense>
      ) : picking.ask !== null ? (
        props.advice.advised !== null ? (
          <AdvicePanel sitting={sitting} control={props.advice} />
        ) : (
          <Question {...props} />
        )
      ) : (
        <Waiting sitting={sitting} />
      )}
    </QuestionPanel>
  );
}

function Question({ sitting, picking, props, advice }: Props) {
  const shell = useTexts();
  const { client, shown, texts, telling, loaded, seat, notice } = sitting;
  const { ask, picked } = picking;
  const prompt = useNewQuestion(ask?.askId);
  if (ask === null || seat === null) return null;
  const { Context, Foot, Means } = loaded.board;
  const turn = loaded.board.turn?.({ ...props, ask }) ?? null;
  const section = rulesSection(sitting, ask.key);
  const said = (choice: typeof picked) => (choice === null ? '' : texts.choice(choice, telling));
  return (
    <>
      <header className="decision-head">
        <p className="label must-text">{loaded.board.befallen?.({ ...props, ask }) ?? shell.yourDecision}</p>
        {section !== null && (
          <a className="link small" href={addressOf({ page: 'rules', game: client.facts.game, section: section.id })}>
            {shell.rulesOfThis}
          </a>
        )}
      </header>
      <h2 ref={prompt} className="prompt" aria-live="assertive" tabIndex={-1}>
        {texts.prompt(ask.key, shown.question.view, seat, telling)}
      </h2>
      <FirstNoteBox sitting={sitting} onClose={() => prompt.current?.focus({ preventScroll: true })} />
      {turn !== null && (
        <div className="turn-box">
          <Pips {...turn} />
          <strong>
            {turn.doing === undefined
              ? shell.actionsLeft(turn.left)
              : shell.actionUnderWay(turn.of - turn.left, turn.of, turn.doing)}
          </strong>
          <StepBack sitting={sitting} picking={picking} />
        </div>
      )}
      {turn !== null && Means !== undefined && (
        <p className="means">
          <Means {...props} ask={ask} />
        </p>
      )}
      <Aside sitting={sitting} picking={picking} props={props} />
      <Since sitting={sitting} />
      {ask.soFar.length > 0 && (
        <p className="so-far">
          {shell.soFar}: {shell.list(ask.soFar.map(said))}
        </p>
      )}
      <HintRow sitting={sitting} control={advice} />
      <Choices key={ask.askId} sitting={sitting} picking={picking} props={props} />
      {advice.isAllowed && advice.hint === null && !advice.isHintAwaited && picked === null && (
        <button type="button" className="button advice-ask" onClick={advice.ask}>
          <Icon name="talk" size={18} /> {shell.askBot}
        </button>
      )}
      <Wishes sitting={sitting} picking={picking} props={props} />
      {Context !== undefined && (
        <SteadyHeight key={`about ${ask.askId}`}>
          <Context {...props} />
        </SteadyHeight>
      )}
      <div className="commit-row">
        {picked !== null && (
          // biome-ignore lint/a11y/noAutofocus: the number key picked, Enter commits
          <button type="button" className="button must commit" autoFocus onClick={() => picking.commit(picked)}>
            <span className="said">{said(picked)}</span>
          </button>
        )}
        {(turn === null || picked !== null) && <StepBack sitting={sitting} picking={picking} />}
        {Foot !== undefined && picked === null && <Foot {...props} view={shown.question.view} ask={ask} />}
      </div>
      <p className="note" aria-live="polite">
        {sitting.isSending
          ? shell.onItsWay
          : (notice('question') ?? (picked !== null ? shell.forGood : undoNote(sitting, shell)))}
      </p>
    </>
  );
}

/** Whoever answered the last question from the keyboard stands at the next. Where that had a prompt, `QuestionPanel` has seen to it. */
function useNewQuestion(askId: number | undefined): RefObject<HTMLHeadingElement | null> {
  const prompt = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another question has come
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (activeElement === prompt.current) return;
    const panel = prompt.current?.closest('.decision');
    if (activeElement === document.body || panel?.contains(activeElement))
      prompt.current?.focus({ preventScroll: true });
  }, [askId]);
  return prompt;
}

/** What is at stake, and what one has for it. */
function Aside({ sitting, picking, props }: Pick<Props, 'sitting' | 'picking' | 'props'>) {
  const aside = sitting.loaded.board.aside?.({ ...props, ask: picking.ask }) ?? null;
  const { language } = useSettings();
  if (aside === null) return null;
  return (
    <p className="aside">
      <WithTerms text={aside} terms={uncommonTerms(sitting.loaded.board.glossary?.(language) ?? NO_TERMS)} />
    </p>
  );
}

const undoNote = ({ shown, say }: Sitting, texts: ReturnType<typeof useTexts>): string => {
  const why = shown.question.whyNoUndo;
  if (why === null) return texts.undoable;
  return why.why === 'undo-nothing' ? '' : texts.undoBarred(say(why));
};

/** Lets go of what is picked, else takes back the last gesture. */
function StepBack({ sitting, picking }: { readonly sitting: Sitting; readonly picking: Picking | null }) {
  const texts = useTexts();
  const { client, seat, shown, send } = sitting;
  const barred = shown.question.whyNoUndo !== null && (picking?.picked ?? null) === null;
  const back = () => {
    if (picking !== null && picking.picked !== null) picking.unpick();
    else if (seat !== null) void send(client.undo(seat));
  };
  return (
    <button type="button" className="button" disabled={barred} onClick={back}>
      {texts.stepBack}
    </button>
  );
}

/** The table waits for others: for bots, or for the next person at this device. */
function Waiting({ sitting }: { readonly sitting: Sitting }) {
  const texts = useTexts();
  const { client, shown, telling, seat, notice } = sitting;
  const { asks, handTo, whyNoUndo } = shown.question;
  const others = asks.waitsFor ?? [];
  const refused = notice('question');
  // Given up: over, without a result.
  if (asks.over)
    return (
      <>
        <p className="label">{texts.gameOver}</p>
        <h2 className="prompt" aria-live="polite">
          {texts.givenUp}
        </h2>
        {client.presence !== undefined && (
          <Suspense fallback={null}>
            <AfterOnline sitting={sitting} presence={client.presence} />
          </Suspense>
        )}
      </>
    );
  const handOver = seat !== null && handTo !== null && handTo !== seat && !shown.busy;
  return (
    <>
      <p className="label">{texts.waiting}</p>
      <h2 className="prompt" aria-live="polite">
        {others.length === 0
          ? texts.waitingForTable
          : texts.waitingFor(texts.list(others.map((each) => telling.name(each))))}
      </h2>
      {handOver && (
        <button type="button" className="button primary wide" onClick={() => client.sit('spectator')}>
          {texts.passDevice(telling.name(handTo))}
        </button>
      )}
      {seat !== null && whyNoUndo === null && (
        <div className="commit-row">
          <StepBack sitting={sitting} picking={null} />
        </div>
      )}
      {refused !== null && <p className="note">{refused}</p>}
    </>
  );
}
