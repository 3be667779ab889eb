import type { AnyTexts, GameEvent, Language, Seat, Telling } from '@cabinet-wars/kernel';
import { memo } from 'react';
import type { BoardModule, Chapter, NoteProps } from '../../../boards/kit/board.ts';
import type { SeatChange, SeatFacts } from '../../../client/table-client.ts';
import type { Texts } from '../../../i18n/index.ts';
import { Emblem } from '../../parts/emblem.tsx';
import { earlierThan, type Line, type Stamped } from '../../time/story.ts';

/** What the words of a line hang on. */
export interface LineSetting {
  readonly board: BoardModule;
  readonly texts: AnyTexts;
  readonly telling: Telling;
  readonly shell: Texts;
  readonly language: Language;
  readonly seats: readonly SeatFacts[];
  chapter(event: GameEvent): Chapter | null;
  /** For private notes; null for whoever has no seat. */
  readonly given: Pick<NoteProps, 'orders' | 'set'> | null;
  /** The times of lines in this language. */
  readonly stamped: WeakMap<Line, Stamped>;
}

/** A line of the log in the viewer's language; nothing for events that need none. */
function lineText({ texts, telling, shell, seats }: LineSetting, line: Line): string | null {
  if (line.kind === 'event') return texts.event(line.event, telling);
  if (line.kind === 'taken-back') return shell.takenBack(telling.name(line.by));
  const { seat, before, after } = line.change;
  return shell.seatChanged(texts.plays(seats[seat].plays), sitterName(before), sitterName(after));
}

/** Null for a bot. */
const sitterName = ({ name, bot }: SeatChange['before']): string | null => (bot === null ? name : null);

function doerOf({ board, seats }: LineSetting, line: Line): Seat | null {
  if (line.kind === 'taken-back') return line.by;
  if (line.kind === 'seat') return line.change.seat;
  const doer = board.doer?.(line.event) ?? null;
  if (typeof doer !== 'string') return doer;
  const seat = seats.findIndex(({ plays }) => plays === doer);
  return seat < 0 ? null : seat;
}

interface LineTextProps {
  readonly setting: LineSetting;
  readonly line: Line;
}

/** A line in nothing but words. */
export const LogText = ({ setting, line }: LineTextProps) => lineText(setting, line);

const nothing = (): GameEvent[] => [];

/** A line as the board draws it, where it does. */
export function LogSaid({ setting, line, earlier = nothing }: LineTextProps & { earlier?: () => Iterable<GameEvent> }) {
  const { board, language, texts, telling } = setting;
  const text = lineText(setting, line);
  if (text === null || board.LogLine === undefined || line.kind !== 'event') return text;
  const say = (event: GameEvent): string => texts.event(event, telling) ?? '';
  return <board.LogLine event={line.event} text={text} language={language} earlier={earlier} say={say} />;
}

interface BlockProps {
  readonly lines: readonly Stamped[];
  readonly setting: LineSetting;
  /** The event after which one looks at the board, where it is in this block. */
  readonly now: number | null;
}

/** Lines are never changed: a block with the same ends is the same block. */
const isSameBlock = (a: BlockProps, b: BlockProps): boolean =>
  a.setting === b.setting &&
  a.now === b.now &&
  a.lines.length === b.lines.length &&
  a.lines[0] === b.lines[0] &&
  a.lines.at(-1) === b.lines.at(-1);

export const LogBlock = memo(function LogBlock({ lines, setting, now }: BlockProps) {
  return (
    <ol reversed>
      {lines.toReversed().map((each) => (
        <LogRow key={each.line.id} stamped={each} setting={setting} isNow={each.line.id === now} />
      ))}
    </ol>
  );
}, isSameBlock);

interface RowProps {
  readonly stamped: Stamped;
  readonly setting: LineSetting;
  readonly isNow: boolean;
}

const LogRow = memo(function LogRow({ stamped, setting, isNow }: RowProps) {
  const { line, at, within } = stamped;
  const { board, texts, shell, seats } = setting;
  const text = lineText(setting, line);
  const chapter = line.kind === 'event' ? setting.chapter(line.event) : null;
  if (chapter !== null) return <li className={`log-chapter level-${chapter.level}`}>{chapter.title}</li>;
  if (text === null) return null;
  const doer = doerOf(setting, line);
  const facts = doer === null ? null : seats[doer];
  const when = at === null ? within : [...within, shell.dateTime(at)];
  return (
    <li>
      <button
        type="button"
        className="log-line"
        data-event={line.id}
        title={`${when.join(', ')}\n${shell.seeBoardThen}`.trim()}
        aria-current={isNow ? 'true' : undefined}
      >
        <span className="log-emblem">
          {facts !== null && doer !== null && (
            <Emblem plays={facts.plays} name={texts.plays(facts.plays)} seat={doer} size={16} Own={board.Emblem} />
          )}
        </span>
        <span>
          <LogSaid setting={setting} line={line} earlier={() => earlierThan(stamped)} />
        </span>
        {at !== null && <time className="log-time">{shell.clock(at)}</time>}
      </button>
      {board.LogNote !== undefined && setting.given !== null && line.kind === 'event' && (
        <board.LogNote id={line.id} language={setting.language} {...setting.given} />
      )}
    </li>
  );
});
