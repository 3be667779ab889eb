import { useEffect, useMemo, useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { go } from '../../routes.ts';
import { useSettings } from '../../settings.ts';
import type { Looking } from '../table-state/use-past.ts';
import type { Sitting } from '../table-state/use-table.ts';
import { type ChapterMark, chaptersOf } from '../time/story.ts';

interface Props {
  readonly sitting: Sitting;
  readonly looking: Looking;
}

interface Moment {
  readonly at: number;
  readonly title: string;
  readonly isPart: boolean;
  readonly scores: readonly number[];
}

const WIDTH = 320;
const HEIGHT = 170;

/** How the score went: one line for each seat, a moment for each chapter. From any of them one can look, or go on otherwise. */
export default function ScoreOverTime({ sitting, looking }: Props) {
  const words = useWords();
  const { client, telling } = sitting;
  const moments = useMoments(sitting);
  const [chosen, setChosen] = useState<number | null>(null);
  if (moments.length < 3) return null;
  const at = Math.min(chosen ?? moments.length - 1, moments.length - 1);
  const most = Math.max(1, ...moments.flatMap(({ scores }) => scores));
  const x = (i: number) => (i / (moments.length - 1)) * WIDTH;
  const y = (score: number) => HEIGHT - (Math.max(0, score) / most) * (HEIGHT - 8) - 4;
  const ranked = [...moments[at].scores.keys()].sort((a, b) => moments[at].scores[b] - moments[at].scores[a]);
  const branch = async () => go({ page: 'table', id: await client.branch(moments[at].at) });
  return (
    <section className="score-time" aria-label={words.howScoreWent}>
      <h3 className="ruled">{words.howScoreWent}</h3>
      <svg viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`} aria-hidden="true">
        {moments.map(({ isPart }, i) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: moments in their order
          isPart ? <path key={i} className="score-part" d={`M${x(i)} 0V${HEIGHT}`} /> : null,
        )}
        <path className="score-at" d={`M${x(at)} 0V${HEIGHT}`} />
        {client.facts.seats.map(({ plays }, seat) => {
          const line = moments
            .map(({ scores }, i) => `${x(i).toFixed(1)} ${y(scores[seat] ?? 0).toFixed(1)}`)
            .join('L');
          return (
            <g key={plays}>
              <path className="score-edge" d={`M${line}`} />
              <path
                className="score-line"
                d={`M${line}`}
                style={{ stroke: `var(--cw-${plays}, var(--cw-ink-2))`, strokeWidth: seat === sitting.seat ? 4 : 2.4 }}
              />
            </g>
          );
        })}
      </svg>
      <input
        type="range"
        min={0}
        max={moments.length - 1}
        value={at}
        aria-label={words.howScoreWent}
        aria-valuetext={`${moments[at].title}: ${ranked.map((seat) => `${telling.name(seat)} ${moments[at].scores[seat]}`).join(', ')}`}
        onChange={(event) => setChosen(Number(event.target.value))}
      />
      <p className="score-moment">
        <strong>{moments[at].title}</strong>{' '}
        {ranked.map((seat) => `${telling.name(seat)} ${moments[at].scores[seat]}`).join(', ')}
      </p>
      <div className="row">
        <button type="button" className="link small" onClick={() => void looking.to(moments[at].at)}>
          {words.seeBoardThen}
        </button>
        <button type="button" className="link small" onClick={() => void branch()}>
          {words.whatIfHere}
        </button>
      </div>
      <details>
        <summary>{words.showAsTable}</summary>
        <table className="score-table">
          <thead>
            <tr>
              <td />
              {client.facts.seats.map(({ plays }, seat) => (
                <th key={plays} scope="col">
                  {telling.name(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {moments.map(({ title, scores }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: moments in their order
              <tr key={i}>
                <th scope="row">{title}</th>
                {client.facts.seats.map(({ plays }, seat) => (
                  <td key={plays}>{scores[seat]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

/** The standings at each chapter and at the end, filled in as the host finds them. */
function useMoments({ client, loaded, texts, shown }: Sitting): readonly Moment[] {
  const words = useWords();
  const { language } = useSettings();
  const { board } = loaded;
  const [moments, setMoments] = useState<readonly Moment[]>([]);
  const end = useMemo(() => shown.question.result?.scores ?? [], [shown.question.result]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a game that is over does not change
  useEffect(() => {
    let left = false;
    const scoresOf = board.forecast ?? board.scores;
    const load = async () => {
      if (scoresOf === undefined) return;
      const { told, at, length } = await client.timeline();
      const chapters = chaptersOf(told, at, (event) => board.chapter?.(event, texts, language) ?? null);
      let part = '';
      const found: Moment[] = [];
      const titled = (chapter: ChapterMark) => (chapter.level === 1 ? chapter.title : `${part}, ${chapter.title}`);
      for (const chapter of chapters) {
        if (left) return;
        if (chapter.level === 1) part = chapter.title;
        const { view } = await client.past(chapter.at);
        const scores = scoresOf(view).map((score) => score ?? 0);
        found.push({ at: chapter.at, title: titled(chapter), isPart: chapter.level === 1, scores });
      }
      if (!left) setMoments([...found, { at: length, title: words.theEnd, isPart: false, scores: end }]);
    };
    void load();
    return () => {
      left = true;
    };
  }, [client]);
  return moments;
}
