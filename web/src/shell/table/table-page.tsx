import { lazy, type MouseEvent, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BoardProps } from '../../boards/kit/board.ts';
import type { Taught } from '../../boards/kit/lesson/taught.ts';
import { useClearedStores } from '../../boards/kit/store.ts';
import type { LessonControl, LessonNow } from '../../client/lesson.ts';
import type { TableClient } from '../../client/table-client.ts';
import { useTexts } from '../../i18n/index.ts';
import { Icon } from '../../icons.tsx';
import { addressOf, readRoute } from '../../routes.ts';
import { useSettings } from '../../settings.ts';
import { useMedia, useWide } from '../../use-media.ts';
import { TermTips } from '../help/term-tips.tsx';
import { drawnInOrder } from '../parts/deferred.tsx';
import { Loading } from '../parts/loading.tsx';
import { ceremonyNow } from '../table-state/ceremony-now.ts';
import { useKeptOrders } from '../table-state/use-kept-orders.ts';
import { useMiniature } from '../table-state/use-miniature.ts';
import { type Looking, usePast } from '../table-state/use-past.ts';
import { usePicking } from '../table-state/use-picking.ts';
import { prefersReducedMotion, type Sitting, useClient, useSitting } from '../table-state/use-table.ts';
import { useLessonAt } from '../teacher/lesson-context.ts';
import { useCues } from '../time/use-cues.ts';
import { useAdvice } from './advice/advice.tsx';
import { judgedWays } from './advice/judged-ways.ts';
import { BoardArea } from './board-area.tsx';
import { Curtain } from './curtain.tsx';
import { KeysHelp } from './keyboard-help.tsx';
import { LogColumn } from './log/log.tsx';
import { Decision } from './question/decision.tsx';
import { WhyNot } from './rules/why-not.tsx';
import { SheetHandle } from './sheet.tsx';
import type { SheetStop } from './sheet-stops.ts';
import { keepPressed } from './show-press.ts';
import { TableBar } from './table-bar.tsx';
import { type Tab, TabNav, TabPanel, useTabs } from './tabs.tsx';
import { useKeyboard } from './use-keyboard.ts';
import { useTurnTitle } from './use-turn-title.ts';

/** What the parts of the page that follow the question are drawn from. */
interface Now {
  readonly sitting: Sitting;
  readonly looking: Looking;
  readonly props: BoardProps;
  readonly tabs: readonly Tab[];
  readonly askId: number | undefined;
}
const { InOrder, Deferred, Later } = drawnInOrder<Now>();

const TeacherCard = lazy(() => import('../teacher/teacher-card.tsx'));
const RulesDrawer = lazy(() => import('./rules/rules-drawer.tsx'));
const EndBoard = lazy(() => import('../end/end-board.tsx'));

export default function TablePage({ id }: { readonly id: string }) {
  const client = useClient(id);
  return client === null ? <Loading /> : <AtTable client={client} />;
}

/** The table itself, whoever hosts it. */
export function AtTable({ client }: { readonly client: TableClient }) {
  const sitting = useSitting(client);
  const looking = usePast(client);
  const { question } = sitting.shown;
  const people = client.facts.seats.filter(({ sitter }) => sitter !== 'bot').length;
  const { viewer, handTo, result } = question;
  if (people > 1 && viewer === 'spectator' && handTo !== null && result === null)
    return <Curtain sitting={sitting} seat={handTo} />;
  return <Table key={String(viewer)} sitting={sitting} looking={looking} />;
}

/** Links to the rules of this game open beside the table, and the table stays. */
function openRules(event: MouseEvent, game: string, open: (rules: { readonly section: string | null }) => void): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const route = link === null ? null : readRoute(new URL(link.href).hash);
  if (route?.page !== 'rules' || route.game !== game || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  open({ section: route.section });
}

/** What a lesson means is drawn as what a bot suggests. */
const meantIn = ({ wanted, otherwise, isAstray, isShown }: LessonNow): BoardProps['suggested'] =>
  wanted.length === 0 || otherwise !== null || isAstray || isShown
    ? []
    : [{ choices: wanted, worth: null, isLit: true }];

const taughtBy = ({ weigh }: LessonControl, { steps, at, wanted, otherwise, isShown, isAstray }: LessonNow): Taught => {
  const isFree = otherwise !== null || isShown || isAstray;
  return { thing: steps[at]?.thing ?? null, isFree, wanted: isFree ? [] : wanted, of: weigh };
};

/** In a lesson whoever wants advice asks the teacher. */
const toTheTeacher = (): void => document.querySelector<HTMLElement>('.teacher')?.focus();

function Table({ sitting, looking }: { readonly sitting: Sitting; readonly looking: Looking }) {
  const shell = useTexts();
  const { language } = useSettings();
  const [tab, setTab] = useState('decide');
  const [help, setHelp] = useState(false);
  const [rules, setRules] = useState<{ readonly section: string | null } | null>(null);
  const [sheet, setSheet] = useState<SheetStop>('half');
  const board = useRef<HTMLElement>(null);
  const picking = usePicking(sitting, looking.past !== null);
  useClearedStores();
  useKeptOrders(sitting);
  useMiniature(sitting);
  const advice = useAdvice(sitting, picking);
  const { client, shown, stage, texts, telling, seat } = sitting;
  // A step that is only read changes nothing at the table, but what is meant after it.
  const lesson = useLessonAt(client.lesson);
  const { past } = looking;
  const isWide = useWide();
  const tabs = useTabs(sitting, isWide);
  const [offered, setOffered] = useState<number | null>(null);
  const offerTo = useCallback((to: number) => {
    setOffered(to);
    setTab('offers');
    setSheet('full');
  }, []);
  const props: BoardProps = {
    facts: client.facts,
    view: past?.view ?? shown.state.view,
    seat,
    seats: client.facts.seats,
    texts,
    language,
    telling,
    ask: shown.busy ? null : picking.ask,
    highlighted: picking.highlighted,
    picked: picking.picked,
    pick: picking.pick,
    lookAhead: sitting.lookAhead,
    hover: picking.hover,
    explain: picking.explain,
    animating: past === null ? shown.animating : null,
    recent: past === null ? shown.recent : [],
    told: past === null ? shown.state.told : shown.state.told.filter(({ id }) => id < past.next),
    reducedMotion: prefersReducedMotion(),
    past: past !== null,
    ceremony: past === null ? ceremonyNow(sitting) : null,
    suggested: lesson === null ? advice.suggested : meantIn(lesson),
    judged: judgedWays(sitting, advice.judged, language),
    isJudging: advice.isJudging,
    ...(tabs.some(({ id }) => id === 'offers') ? { offerTo } : {}),
    ...(client.lesson === undefined || lesson === null ? {} : { taught: taughtBy(client.lesson, lesson) }),
  };
  useKeyboard({
    sitting,
    picking,
    looking,
    showTab: setTab,
    focusBoard: () => board.current?.focus(),
    showHelp: () => setHelp(true),
    showRules: () => setRules(rules === null ? { section: null } : null),
    askBot: client.lesson !== undefined ? toTheTeacher : advice.advised === null ? advice.ask : advice.close,
  });
  const closeHelp = useCallback(() => setHelp(false), []);
  useTurnTitle(client.facts.name, picking.ask !== null);
  useCues(shown, picking.ask !== null, sitting.loaded.board);
  const [isBoardWanted, wantBoard] = useState(false);
  const isDesk = useMedia('(min-width: 1100px)');
  const isOver = shown.question.result !== null && !shown.stale && props.ceremony === null && past === null;
  const hasEnded = shown.question.result !== null;
  // Whoever reads the talk when the game ends is told so all the same.
  useEffect(() => {
    if (hasEnded) setTab('decide');
  }, [hasEnded]);
  const isEndBeside = isOver && isDesk && !isBoardWanted;
  const { glossary, marks } = sitting.loaded.board;
  const explained = useMemo(
    () => [...(glossary?.(language) ?? []), ...(marks?.(language) ?? [])],
    [glossary, marks, language],
  );
  // The question comes at once; the board follows in the next frame, and after it the log and its fellows.
  const now: Now = { sitting, looking, props, tabs, askId: picking.ask?.askId };
  return (
    <div
      className="table-page"
      data-game={client.facts.game}
      onClickCapture={(event) => {
        keepPressed(event.target);
        openRules(event, client.facts.game, setRules);
      }}
      data-tab={tab}
      data-sheet={sheet}
      data-version={shown.state.version}
      data-over={isEndBeside || undefined}
      data-ended={isOver || undefined}
    >
      <TableBar sitting={sitting} looking={looking} />
      <main className="table-main" id="content" tabIndex={-1}>
        <InOrder value={now}>
          {isEndBeside && (
            <Suspense fallback={null}>
              <EndBoard sitting={sitting} looking={looking} onBoard={() => wantBoard(true)} />
            </Suspense>
          )}
          <Deferred>
            {(deferred) => (
              <BoardArea
                ref={board}
                board={deferred.sitting.loaded.board}
                props={deferred.props}
                version={deferred.sitting.shown.state.version}
                askId={deferred.askId}
                onDrawn={picking.boardFollowed}
              />
            )}
          </Deferred>
          <section className="rail" aria-label={shell.decide}>
            <SheetHandle stop={sheet} name={sheet === 'full' ? shell.map : shell.decide} onStop={setSheet} />
            <Decision
              sitting={sitting}
              picking={picking}
              looking={looking}
              props={props}
              advice={advice}
              isEndBeside={isEndBeside}
            />
            {isOver && isBoardWanted && (
              <button type="button" className="link small end-back" onClick={() => wantBoard(false)}>
                {shell.howItWent}
              </button>
            )}
            <TabNav tab={tab} tabs={tabs} onTab={setTab} />
            <Later>{(later) => <TabPanel tab={tab} offerTo={offered} {...later} />}</Later>
          </section>
          {isWide && <Later>{(later) => <LogColumn sitting={later.sitting} looking={later.looking} />}</Later>}
        </InOrder>
      </main>
      {shown.busy && shown.ceremony === null && (
        <button type="button" className="button skip" onClick={stage.skip}>
          <Icon name="last" size={16} /> {shell.skip}
        </button>
      )}
      {client.lesson !== undefined && (
        <Suspense fallback={null}>
          <TeacherCard sitting={sitting} lesson={client.lesson} />
        </Suspense>
      )}
      {picking.wish !== null && <WhyNot sitting={sitting} wish={picking.wish} onClose={() => picking.explain(null)} />}
      {rules !== null && (
        <Suspense fallback={null}>
          <RulesDrawer
            sitting={sitting}
            picking={picking}
            section={rules.section}
            onSection={(section) => setRules({ section })}
            onClose={() => setRules(null)}
          />
        </Suspense>
      )}
      <TermTips terms={explained} />
      {help && <KeysHelp board={sitting.loaded.board} onClose={closeHelp} />}
      <a className="visually-hidden" href={addressOf({ page: 'lobby' })}>
        {shell.toTables}
      </a>
    </div>
  );
}
