import { useTexts } from '../../i18n/index.ts';
import type { ChapterMark } from '../time/story.ts';

interface Props {
  readonly length: number;
  readonly at: number;
  /** Where something became known: between them there is nothing to see. */
  readonly stops: readonly number[];
  readonly chapters: readonly ChapterMark[];
  onAt(at: number): void;
}

/** Where the next chapter of the same weight begins: so far a title may reach. */
const nextBegins = (chapters: readonly ChapterMark[], i: number, length: number): number =>
  chapters.slice(i + 1).find(({ level }) => level <= chapters[i].level)?.at ?? length;

/** A step of the slider goes as far as the next thing to see, in the way it was moved. */
const stopFrom = (stops: readonly number[], at: number): number => stops.find((stop) => stop >= at) ?? at;
const stopUpTo = (stops: readonly number[], at: number): number => stops.findLast((stop) => stop <= at) ?? at;

/** The way through a game: a rule with the chapters on it, and a mark where one stands. */
export function TimelineBar({ length, at, stops, chapters, onAt }: Props) {
  const texts = useTexts();
  const goTo = (wanted: number) => onAt(wanted > at ? stopFrom(stops, wanted) : stopUpTo(stops, wanted));
  const share = (moment: number) => `${(100 * moment) / Math.max(1, length)}%`;
  return (
    <div className="timeline">
      <ol className="timeline-chapters" aria-label={texts.chapters}>
        {chapters.map(({ id, at: begins, title, sign, level }, i) => (
          <li
            key={id}
            className={`level-${level}`}
            style={{ left: share(begins), width: share(nextBegins(chapters, i, length) - begins) }}
          >
            <button
              type="button"
              data-tip={title}
              aria-label={title}
              aria-current={begins <= at && at < nextBegins(chapters, i, length) ? 'step' : undefined}
              onClick={() => onAt(begins)}
            >
              {level === 1 && <span className={sign === undefined ? undefined : 'timeline-title'}>{title}</span>}
              {sign !== undefined && <span className="timeline-sign" data-sign={sign} />}
            </button>
          </li>
        ))}
      </ol>
      <input
        type="range"
        aria-label={texts.timeline}
        aria-valuetext={texts.pastOf(at, length)}
        min={0}
        max={length}
        value={at}
        onChange={(event) => goTo(Number(event.target.value))}
      />
    </div>
  );
}
