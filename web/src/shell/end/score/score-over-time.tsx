import { useTexts } from '../../../i18n/index.ts';
import { withMinus } from '../../../i18n/minus.ts';
import { go } from '../../../routes.ts';
import { useSettings } from '../../../settings.ts';
import type { Looking } from '../../table-state/use-past.ts';
import type { Sitting } from '../../table-state/use-table.ts';
import { useAboutSeat } from '../about-seat.ts';
import { endStore } from '../end-store.ts';
import { useTurningPoints } from '../turning-points.tsx';
import type { CourseState } from '../use-course.ts';
import { ScoreGraph } from './score-graph.tsx';
import { type ScoreMoment, useScoreMoments } from './use-score-moments.ts';

interface Props {
  readonly sitting: Sitting;
  readonly looking: Looking;
  readonly course: CourseState;
  readonly isWide: boolean;
}

/** How the score went: one line for each seat, a moment for each chapter. From any of them one can look, or go on otherwise. */
export default function ScoreOverTime({ sitting, looking, course, isWide }: Props) {
  const texts = useTexts();
  const { language } = useSettings();
  const { client, telling, loaded } = sitting;
  const moments = useScoreMoments(sitting);
  const about = useAboutSeat(sitting);
  const turns = useTurningPoints(sitting, course);
  const chosen = endStore.use(({ at }) => at);
  const isKnown = loaded.board.forecast !== undefined || loaded.board.scores !== undefined;
  if (moments.length === 0 && isKnown) return <Waiting title={texts.howScoreWent} hint={texts.lookingAtGame} />;
  if (moments.length < 3) return null;
  const last = moments.length - 1;
  const found = chosen === null ? last : moments.findLastIndex(({ at }) => at <= chosen);
  const at = Math.max(0, found);
  const choose = (next: number) => endStore.set({ at: moments[next].at });
  const say = (score: number) => loaded.board.scoreText?.(score, language) ?? withMinus(score);
  const figure = (score: number) => loaded.board.scoreFigure?.(score, language) ?? String(score);
  const ranked = [...moments[at].scores.keys()].sort((a, b) => moments[at].scores[b] - moments[at].scores[a]);
  const standings = ranked.map((seat) => `${telling.name(seat)} ${say(moments[at].scores[seat])}`).join(', ');
  const look = () => void looking.to(moments[at].at);
  const branch = async () => go({ page: 'table', id: await client.branch(moments[at].at) });
  return (
    <section className="end-section score-time" aria-label={texts.howScoreWent}>
      <h3 className="ruled">{texts.howScoreWent}</h3>
      <p className="hint">{loaded.board.forecast === undefined ? texts.scoreIs : texts.scoreIsForecast}</p>
      <ScoreGraph
        sitting={sitting}
        moments={moments}
        at={at}
        about={about}
        turns={turns.map((moment) => moment.at)}
        isWide={isWide}
        say={figure}
        onAt={choose}
        onOpen={look}
      />
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={texts.howScoreWent}
        aria-valuetext={`${moments[at].title}: ${standings}`}
        onChange={(event) => choose(Number(event.target.value))}
        onKeyDown={({ key }) => key === 'Enter' && look()}
      />
      <p className="score-moment">
        <strong>{moments[at].title}</strong> {standings}
      </p>
      <div className="row">
        <button type="button" className="link small" onClick={look}>
          {texts.seeBoardThen}
        </button>
        <button type="button" className="link small" onClick={() => void branch()}>
          {texts.whatIfHere}
        </button>
      </div>
      <AsTable sitting={sitting} moments={moments} say={say} />
    </section>
  );
}

/** Until the host has gone through the game: the place the graph will take. */
const Waiting = ({ title, hint }: { readonly title: string; readonly hint: string }) => (
  <section className="end-section score-time" aria-label={title} aria-busy="true">
    <h3 className="ruled">{title}</h3>
    <p className="hint">{hint}</p>
    <div className="score-waits" aria-hidden="true" />
  </section>
);

interface TableProps {
  readonly sitting: Sitting;
  readonly moments: readonly ScoreMoment[];
  say(score: number): string;
}

function AsTable({ sitting: { client, telling }, moments, say }: TableProps) {
  const texts = useTexts();
  const { seats } = client.facts;
  return (
    <details>
      <summary>{texts.showAsTable}</summary>
      <table className="score-table">
        <thead>
          <tr>
            <td />
            {seats.map(({ plays }, seat) => (
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
              {seats.map(({ plays }, seat) => (
                <td key={plays}>{say(scores[seat])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
