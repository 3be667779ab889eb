import type { Seat } from '@cabinet-wars/kernel';
import { useWords } from '../../i18n/index.ts';
import { useSettings } from '../../settings.ts';
import { Emblem } from '../parts/emblem.tsx';
import { type Line, linesOf } from '../time/story.ts';
import type { Looking } from './use-past.ts';
import type { Sitting } from './use-table.ts';

/** A line of the log in the viewer's language; nothing for events that need none. */
function lineText({ texts, telling }: Sitting, line: Line, takenBack: (name: string) => string): string | null {
  return line.kind === 'event' ? texts.event(line.event, telling) : takenBack(telling.name(line.by));
}

function doerOf({ loaded, client }: Sitting, line: Line): Seat | null {
  if (line.kind === 'taken-back') return line.by;
  const doer = loaded.board.doer?.(line.event) ?? null;
  if (typeof doer !== 'string') return doer;
  const seat = client.facts.seats.findIndex(({ plays }) => plays === doer);
  return seat < 0 ? null : seat;
}

interface LineProps {
  readonly sitting: Sitting;
  readonly line: Line;
  readonly as: 'li' | 'span';
}

export function LogText({ sitting, line, as: As }: LineProps) {
  const words = useWords();
  const text = lineText(sitting, line, words.takenBack);
  return text === null ? null : <As>{text}</As>;
}

function LogRow({ sitting, line, looking }: Omit<LineProps, 'as'> & { readonly looking: Looking }) {
  const words = useWords();
  const { language } = useSettings();
  const { client, loaded, texts } = sitting;
  const text = lineText(sitting, line, words.takenBack);
  const chapter = line.kind === 'event' ? loaded.board.chapter?.(line.event, texts, language) : null;
  if (chapter) return <li className={`log-chapter level-${chapter.level}`}>{chapter.title}</li>;
  if (text === null) return null;
  const doer = doerOf(sitting, line);
  const facts = doer === null ? null : client.facts.seats[doer];
  const then = looking.past !== null && line.id === looking.past.next - 1;
  return (
    <li>
      <button
        type="button"
        className="log-line"
        title={words.seeBoardThen}
        aria-current={then ? 'true' : undefined}
        onClick={() => looking.toEvent(line.id)}
      >
        <span className="log-emblem">
          {facts !== null && doer !== null && (
            <Emblem
              plays={facts.plays}
              name={texts.plays(facts.plays)}
              seat={doer}
              size={16}
              Own={loaded.board.Emblem}
            />
          )}
        </span>
        <span>{text}</span>
      </button>
    </li>
  );
}

interface LogProps {
  readonly sitting: Sitting;
  readonly looking: Looking;
  /** In a replay: the first event that is still to come. */
  readonly upTo?: number;
}

/** The story of the game, the newest first. A click shows the board as it was then. */
export function Log({ sitting, looking, upTo }: LogProps) {
  const words = useWords();
  const lines = linesOf(sitting.shown.state.told.filter(({ id }) => id < (upTo ?? Number.POSITIVE_INFINITY)));
  const newest = lines.at(-1);
  return (
    <>
      <ol className="log" reversed>
        {lines.toReversed().map((line) => (
          <LogRow key={line.id} sitting={sitting} line={line} looking={looking} />
        ))}
      </ol>
      {lines.length === 0 && <p className="note">{words.logEmpty}</p>}
      <p className="visually-hidden" aria-live="polite">
        {newest !== undefined && <LogText sitting={sitting} line={newest} as="span" />}
      </p>
    </>
  );
}
