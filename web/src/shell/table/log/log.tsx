import { type MouseEvent, memo, useEffect, useMemo, useRef, useState } from 'react';
import type { SeatChange } from '../../../client/table-client.ts';
import { useTexts } from '../../../i18n/index.ts';
import { attributeUnder } from '../../../map/attribute-under.ts';
import { useSettings } from '../../../settings.ts';
import type { Looking } from '../../table-state/use-past.ts';
import type { Sitting } from '../../table-state/use-table.ts';
import { type Line, linesOf, type Stamped, stampedLines, withSeatChanges } from '../../time/story.ts';
import { type LineSetting, LogBlock, LogText } from './log-row.tsx';

/** A long game has thousands of lines: they stand in blocks, and blocks come into the page as one reads back. */
const LINES_A_BLOCK = 16;
const BLOCKS_AT_FIRST = 3;
const NONE: readonly SeatChange[] = [];

interface LogProps {
  readonly sitting: Sitting;
  readonly looking: Looking;
  /** In a replay: the first event that is still to come. */
  readonly upTo?: number;
}

/** The story of the game, the newest first. A click shows the board as it was then. */
export const Log = memo(function Log({ sitting, looking, upTo = Number.POSITIVE_INFINITY }: LogProps) {
  const texts = useTexts();
  const setting = useSetting(sitting);
  const { told, stamps, seatChanges = NONE } = sitting.shown.state;
  const lines = useMemo(
    () =>
      withSeatChanges(
        linesOf(told.filter(({ id }) => id < upTo)),
        seatChanges.filter(({ from }) => from < upTo),
      ),
    [told, seatChanges, upTo],
  );
  const blocks = useMemo(
    () => blocksOf(withLines(stampedLines(lines, stamps, setting.chapter, setting.stamped), setting.board)),
    [lines, stamps, setting],
  );
  const [read, setRead] = useState(BLOCKS_AT_FIRST);
  const { past } = looking;
  const now = past === null ? null : past.next - 1;
  const open = (event: MouseEvent<HTMLElement>) => {
    const id = attributeUnder(event.target, 'data-event');
    if (id !== null) void looking.toEvent(Number(id));
  };
  const shown = blocks.slice(-read);
  const first = blocks.length - shown.length;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: every line is a button */}
      <div className="log" onClick={open}>
        {shown
          .map((block) => (
            <LogBlock key={block[0].line.id} lines={block} setting={setting} now={within(block, now) ? now : null} />
          ))
          .toReversed()}
      </div>
      {first > 0 && <Earlier key={read} name={texts.earlier} onReach={() => setRead(read + BLOCKS_AT_FIRST)} />}
      {lines.length === 0 && <p className="note">{texts.logEmpty}</p>}
      <p className="visually-hidden" aria-live="polite">
        <Newest setting={setting} line={lines.at(-1)} />
      </p>
    </>
  );
});

/** On a wide screen the log stands beside the question, all the way down. */
export const LogColumn = memo(function LogColumn({ sitting, looking }: LogProps) {
  const texts = useTexts();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also where nothing in it takes the focus
    <section className="log-column" tabIndex={0} aria-label={texts.log}>
      <h2 className="ruled">{texts.log}</h2>
      <Log sitting={sitting} looking={looking} />
    </section>
  );
});

/** What the text of a line depends on; the same object as long as none of it changes. */
export function useSetting({ client, loaded, texts, telling, shown, seat, send }: Sitting): LineSetting {
  const shell = useTexts();
  const { language } = useSettings();
  const { board } = loaded;
  const { orders } = shown.question;
  const hasNotes = board.LogNote !== undefined && seat !== null;
  const told = hasNotes ? JSON.stringify(orders) : '';
  const names = client.facts.seats.map((_, seat) => telling.name(seat)).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the telling only names change, of the orders what they say
  return useMemo(
    () => ({
      board,
      texts,
      telling,
      shell,
      language,
      seats: client.facts.seats,
      chapter: (event) => board.chapter?.(event, texts, language, telling) ?? null,
      given: hasNotes ? { orders, set: (order, on) => void send(client.order(seat, order, on), 'orders') } : null,
      stamped: new WeakMap(),
    }),
    [board, texts, shell, language, client, client.facts.seats, names, seat, told],
  );
}

/** Those that are told on a line of their own. */
const withLines = (lines: readonly Stamped[], { isToldWith }: LineSetting['board']): readonly Stamped[] =>
  isToldWith === undefined
    ? lines
    : lines.filter(({ line }, i) => {
        const next = lines[i + 1]?.line;
        return line.kind !== 'event' || next?.kind !== 'event' || !isToldWith(line.event, next.event);
      });

function blocksOf(lines: readonly Stamped[]): Stamped[][] {
  const blocks: Stamped[][] = [];
  for (let at = 0; at < lines.length; at += LINES_A_BLOCK) blocks.push(lines.slice(at, at + LINES_A_BLOCK));
  return blocks;
}

const within = (block: readonly Stamped[], id: number | null): boolean =>
  id !== null && block.some(({ line }) => line.id === id);

/** The foot of what has been read: more comes when it is reached by scrolling, or pressed. */
function Earlier({ name, onReach }: { readonly name: string; onReach(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  const reach = useRef(onReach);
  reach.current = onReach;
  useEffect(() => {
    const watch = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) reach.current();
    });
    if (button.current !== null) watch.observe(button.current);
    return () => watch.disconnect();
  }, []);
  return (
    <button ref={button} type="button" className="link" onClick={onReach}>
      {name}
    </button>
  );
}

const Newest = ({ setting, line }: { readonly setting: LineSetting; readonly line: Line | undefined }) =>
  line === undefined ? null : <LogText setting={setting} line={line} />;
